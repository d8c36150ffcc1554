// The special functions of statistics from + - * / sqrt and exact scaling alone, so that their bytes are the same on
// every machine (libm's exp and log are not). Relative errors: 1e-13 typically, 1e-10 for counts of hundred thousands.
#pragma once

namespace rogsim {

// e^x; 0 below -745, infinite above 709.
double portable_exp(double x);

// Natural logarithm of x > 0.
double portable_log(double x);

// log of the gamma function of x > 0.
double log_gamma(double x);

// P(Z > z) of a standard normal Z.
double normal_upper_tail(double z);

// The z with P(Z > z) = tail; tail in (0, 1).
double normal_upper_quantile(double tail);

// P(X > x) of a chi-square X; x >= 0, df >= 1.
double chi_square_upper_tail(double x, double df);

// Regularised incomplete beta function I_x(a, b); 0 <= x <= 1, a > 0, b > 0.
double incomplete_beta(double x, double a, double b);

// The x with I_x(a, b) = p; 0 <= p <= 1.
double incomplete_beta_inverse(double p, double a, double b);

}  // namespace rogsim
