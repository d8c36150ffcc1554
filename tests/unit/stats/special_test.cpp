// The expected values were computed with 30 digits (mpmath).
#include "rogsim/stats/special.hpp"

#include <cmath>

#include "tests/support/catch.hpp"

using namespace rogsim;

namespace {

bool near(double value, double expected, double relative = 1e-13) {
    return std::fabs(value - expected) <= relative * std::fabs(expected);
}

}  // namespace

TEST_CASE("exp and log agree with 17 known digits and with libm") {
    CHECK(near(portable_exp(1), 2.7182818284590452, 1e-15));
    CHECK(near(portable_exp(-700), 9.8596765437597709e-305, 1e-14));
    CHECK(near(portable_exp(100.25), 3.451610733125924e+43, 1e-14));
    CHECK(portable_exp(0) == 1);
    CHECK(portable_exp(-1000) == 0);
    CHECK(std::isinf(portable_exp(1000)));
    CHECK(near(portable_log(2), 0.69314718055994531, 1e-15));
    CHECK(near(portable_log(0.7), -0.35667494393873238, 1e-15));
    CHECK(near(portable_log(1e-300), -690.77552789821371, 1e-15));
    CHECK(near(portable_log(123456789), 18.631401766168018, 1e-15));
    CHECK(portable_log(1) == 0);
    for (int i = -3000; i <= 3000; ++i) {
        const double x = i * 0.1173;
        CHECK(near(portable_exp(x), std::exp(x), 1e-14));
        CHECK(near(portable_log(portable_exp(x)), x, 1e-13));
    }
}

TEST_CASE("log_gamma gives the known answers") {
    CHECK(near(log_gamma(0.5), 0.57236494292470009));
    CHECK(std::fabs(log_gamma(1)) < 1e-14);
    CHECK(near(log_gamma(3.7), 1.4280723266653879));
    CHECK(near(log_gamma(15), 25.191221182738682));
    CHECK(near(log_gamma(1000.5), 5908.6741758486775));
    CHECK(near(log_gamma(100000), 1051287.7089736569));
}

TEST_CASE("normal tails and quantiles give the known answers") {
    CHECK(near(normal_upper_tail(0), 0.5));
    CHECK(near(normal_upper_tail(0.5), 0.3085375387259869));
    CHECK(near(normal_upper_tail(1), 0.15865525393145705));
    CHECK(near(normal_upper_tail(1.96), 0.024997895148220434));
    CHECK(near(normal_upper_tail(6), 9.8658764503769814e-10));
    CHECK(near(normal_upper_tail(10), 7.6198530241605261e-24, 1e-12));
    CHECK(near(normal_upper_tail(-1), 0.84134474606854295));
    CHECK(near(normal_upper_quantile(0.25), 0.67448975019608174));
    CHECK(near(normal_upper_quantile(0.1), 1.2815515655446005));
    CHECK(near(normal_upper_quantile(0.025), 1.9599639845400542));
    CHECK(near(normal_upper_quantile(0.0005), 3.2905267314918948));
    CHECK(near(normal_upper_quantile(0.975), -1.9599639845400542, 1e-12));
    CHECK(std::fabs(normal_upper_quantile(0.5)) < 1e-12);
}

TEST_CASE("chi-square tails give the known answers") {
    CHECK(near(chi_square_upper_tail(3.841458820694124, 1), 0.050000000000000058));
    CHECK(near(chi_square_upper_tail(0.1, 1), 0.75182963404584928));
    CHECK(near(chi_square_upper_tail(10, 5), 0.075235246146512179));
    CHECK(near(chi_square_upper_tail(100, 50), 3.4549313829848639e-5, 1e-12));
    CHECK(near(chi_square_upper_tail(250, 200), 0.0093791316688260961, 1e-12));
    CHECK(near(chi_square_upper_tail(80, 200), 0.99999999999999879));
    CHECK(near(chi_square_upper_tail(1000, 10), 1.8702907209159497e-208, 1e-12));
    CHECK(chi_square_upper_tail(0, 3) == 1);
}

TEST_CASE("the incomplete beta function gives the known answers and inverts") {
    CHECK(near(incomplete_beta(0.5, 0.5, 0.5), 0.5));
    CHECK(near(incomplete_beta(0.3, 2, 5), 0.579825));
    CHECK(near(incomplete_beta(0.99, 100.5, 0.5), 0.15574072016430606, 1e-12));
    CHECK(near(incomplete_beta(0.97, 4851, 150), 0.4886447036247843, 1e-10));
    CHECK(near(incomplete_beta(0.0002, 1, 5000), 0.63215734983864343, 1e-11));
    CHECK(near(incomplete_beta(0.5, 2500, 2501), 0.50564161374773992, 1e-10));
    for (const double p : {1e-9, 0.025, 0.5, 0.975}) {
        for (const double a : {0.5, 3.0, 4850.5}) {
            CHECK(near(incomplete_beta(incomplete_beta_inverse(p, a, 7), a, 7), p, 1e-9));
        }
    }
}
