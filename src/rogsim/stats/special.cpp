#include "rogsim/stats/special.hpp"

#include <cmath>
#include <limits>

namespace rogsim {
namespace {

constexpr double kEpsilon = 1e-16;
constexpr double kTiny = 1e-300;
constexpr double kLn2High = 6.93147180369123816490e-01;  // 33 bits, so that whole multiples are exact
constexpr double kLn2Low = 1.90821492927058770002e-10;
constexpr double kHalfLogTwoPi = 0.918938533204672741780;

double next_to_zero_is_tiny(double x) { return std::fabs(x) < kTiny ? kTiny : x; }

// x^a (1-x)^b / B(a, b).
double beta_front(double x, double a, double b) {
    return portable_exp(log_gamma(a + b) - log_gamma(a) - log_gamma(b) + a * portable_log(x) + b * portable_log(1 - x));
}

// Continued fraction of the incomplete beta function by Lentz's method; quick for x < (a + 1) / (a + b + 2).
double beta_fraction(double x, double a, double b) {
    double c = 1;
    double d = 1 / next_to_zero_is_tiny(1 - (a + b) * x / (a + 1));
    double value = d;
    for (int m = 1; m < 100000; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / next_to_zero_is_tiny(1 + even * d);
        c = next_to_zero_is_tiny(1 + even / c);
        value *= d * c;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / next_to_zero_is_tiny(1 + odd * d);
        c = next_to_zero_is_tiny(1 + odd / c);
        const double step = d * c;
        value *= step;
        if (std::fabs(step - 1) < kEpsilon) {
            break;
        }
    }
    return value;
}

double gamma_front(double a, double x) { return portable_exp(a * portable_log(x) - x - log_gamma(a)); }

// P(a, x) by its series, for x < a + 1.
double gamma_lower_series(double a, double x) {
    double term = 1 / a;
    double sum = term;
    for (double n = a + 1; std::fabs(term) > sum * kEpsilon; n += 1) {
        term *= x / n;
        sum += term;
    }
    return sum * gamma_front(a, x);
}

// Q(a, x) by its continued fraction, for x >= a + 1.
double gamma_upper_fraction(double a, double x) {
    double b = x + 1 - a;
    double c = 1 / kTiny;
    double d = 1 / b;
    double value = d;
    for (int i = 1; i < 100000; ++i) {
        const double an = -i * (i - a);
        b += 2;
        d = 1 / next_to_zero_is_tiny(an * d + b);
        c = next_to_zero_is_tiny(b + an / c);
        const double step = d * c;
        value *= step;
        if (std::fabs(step - 1) < kEpsilon) {
            break;
        }
    }
    return value * gamma_front(a, x);
}

double gamma_upper(double a, double x) {
    if (x <= 0) {
        return 1;
    }
    return x < a + 1 ? 1 - gamma_lower_series(a, x) : gamma_upper_fraction(a, x);
}

// The x in [low, high] where the rising function f reaches `target`, to the last bit.
template <typename Rising>
double bisect(Rising f, double target, double low, double high) {
    for (int i = 0; i < 1100; ++i) {
        const double middle = low + (high - low) / 2;
        if (middle <= low || middle >= high) {
            break;
        }
        if (f(middle) < target) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return high;
}

}  // namespace

double portable_exp(double x) {
    if (x > 709) {
        return std::numeric_limits<double>::infinity();
    }
    if (!(x >= -745)) {
        return 0;
    }
    const double k = std::floor(x / kLn2High + 0.5);
    const double r = (x - k * kLn2High) - k * kLn2Low;
    double sum = 1;
    for (int n = 18; n > 0; --n) {
        sum = 1 + r * sum / n;
    }
    return std::ldexp(sum, static_cast<int>(k));
}

double portable_log(double x) {
    int exponent = 0;
    double m = std::frexp(x, &exponent);
    if (m < 0.70710678118654752) {
        m *= 2;
        --exponent;
    }
    // log m = 2 atanh t, |t| < 0.172
    const double t = (m - 1) / (m + 1);
    const double t2 = t * t;
    double sum = 0;
    for (int n = 23; n > 0; n -= 2) {
        sum = sum * t2 + 1.0 / n;
    }
    return exponent * kLn2High + (exponent * kLn2Low + 2 * t * sum);
}

double log_gamma(double x) {
    double shift = 1;
    double y = x;
    for (; y < 15; y += 1) {
        shift *= y;
    }
    // Stirling's series; its next term is below 1e-16 from 15 on.
    const double r = 1 / (y * y);
    const double series =
        (1.0 / 12 - r * (1.0 / 360 - r * (1.0 / 1260 - r * (1.0 / 1680 - r * (1.0 / 1188 - r * 691.0 / 360360))))) / y;
    return (y - 0.5) * portable_log(y) - y + kHalfLogTwoPi + series - portable_log(shift);
}

double normal_upper_tail(double z) {
    const double half = gamma_upper(0.5, z * z / 2) / 2;
    return z >= 0 ? half : 1 - half;
}

double normal_upper_quantile(double tail) {
    if (tail > 0.5) {
        return -normal_upper_quantile(1 - tail);
    }
    return bisect([](double z) { return -normal_upper_tail(z); }, -tail, 0, 40);
}

double chi_square_upper_tail(double x, double df) { return gamma_upper(df / 2, x / 2); }

double incomplete_beta(double x, double a, double b) {
    if (x <= 0) {
        return 0;
    }
    if (x >= 1) {
        return 1;
    }
    return x < (a + 1) / (a + b + 2) ? beta_front(x, a, b) * beta_fraction(x, a, b) / a
                                     : 1 - beta_front(x, a, b) * beta_fraction(1 - x, b, a) / b;
}

double incomplete_beta_inverse(double p, double a, double b) {
    if (p <= 0) {
        return 0;
    }
    if (p >= 1) {
        return 1;
    }
    return bisect([a, b](double x) { return incomplete_beta(x, a, b); }, p, 0, 1);
}

}  // namespace rogsim
