#include "rogsim/world/view_cache.hpp"

namespace rogsim {
namespace {

// Beyond it all are forgotten: enough for any floor of usual size, in under 300 kB.
constexpr std::size_t kMaxViews = 2048;

}  // namespace

void reset(ViewCache& cache, const Shape& shape) {
    const auto squares = static_cast<std::size_t>(shape.width * shape.stride);
    if (cache.slot.size() < squares) {
        cache.slot.resize(squares);
        cache.views.reserve(kMaxViews);
    }
    cache.views.clear();
}

const View& view_from(ViewCache& cache, const Level& level, Pos viewer, int radius, bool& fresh) {
    std::uint16_t& slot = cache.slot[square_at(level.shape, viewer)];
    fresh = slot >= cache.views.size() || !(cache.views[slot].viewer == viewer);
    if (fresh) {
        if (cache.views.size() == kMaxViews) {
            cache.views.clear();
        }
        slot = static_cast<std::uint16_t>(cache.views.size());
        cache.views.push_back(compute_fov(level, viewer, radius));
    }
    return cache.views[slot];
}

}  // namespace rogsim
