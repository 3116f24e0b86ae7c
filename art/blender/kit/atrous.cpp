// Quick denoiser: edge-avoiding wavelet after Dammertz et al. 2010, its tolerance set by the variance
// that two half renders show (as in SVGF). A fraction of the work of nfor.cpp; good for even surfaces.
#include <algorithm>
#include <cmath>
#include <vector>

using Plane = std::vector<float>;

// light: N x 4 (colour without albedo, and alpha), var: N, features: N x 7 (albedo, normal, depth).
static void pass(const float *light, const float *var, const float *feat, float *out, float *vout, int W, int H,
                 int step, float sigma) {
  static const float kernel[5] = {1 / 16.f, 1 / 4.f, 3 / 8.f, 1 / 4.f, 1 / 16.f};
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      const size_t p = (size_t)y * W + x;
      const float *lp = light + p * 4, *fp = feat + p * 7;
      const float tolerance = 1.f / (sigma * std::sqrt(var[p]) + 1e-4f);
      float sum[4] = {0, 0, 0, 0}, total = 0, spread = 0;
      for (int j = -2; j <= 2; j++) {
        const int qy = y + j * step;
        if (qy < 0 || qy >= H) continue;
        for (int i = -2; i <= 2; i++) {
          const int qx = x + i * step;
          if (qx < 0 || qx >= W) continue;
          const size_t q = (size_t)qy * W + qx;
          const float *lq = light + q * 4, *fq = feat + q * 7;
          float colour = 0, albedo = 0, normal = 0;
          for (int c = 0; c < 4; c++) colour += std::fabs(lp[c] - lq[c]);
          for (int c = 0; c < 3; c++) albedo += (fp[c] - fq[c]) * (fp[c] - fq[c]);
          for (int c = 3; c < 6; c++) normal += (fp[c] - fq[c]) * (fp[c] - fq[c]);
          const float depth = std::fabs(fp[6] - fq[6]) / (0.004f * step);
          const float far = colour * 0.25f * tolerance + albedo * 60 + normal * 10 + depth * 0.5f;
          if (far > 8) continue;
          const float w = kernel[i + 2] * kernel[j + 2] * std::exp(-far);
          for (int c = 0; c < 4; c++) sum[c] += w * lq[c];
          spread += w * w * var[q];
          total += w;
        }
      }
      for (int c = 0; c < 4; c++) out[p * 4 + c] = sum[c] / total;
      vout[p] = spread / (total * total);
    }
}

extern "C" void atrous(float *light, float *var, const float *feat, int W, int H, int levels, float sigma) {
  const size_t N = (size_t)W * H;
  Plane out(N * 4), vout(N);
  for (int level = 0; level < levels; level++) {
    pass(light, var, feat, out.data(), vout.data(), W, H, 1 << level, sigma);
    std::copy(out.begin(), out.end(), light);
    std::copy(vout.begin(), vout.end(), var);
  }
}
