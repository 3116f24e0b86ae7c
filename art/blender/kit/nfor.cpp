// Feature-guided denoiser after Bitterli et al. 2016, "Nonlinearly Weighted First-Order Regression".
// Each half of the samples is filtered with weights that were found in the other half, so that its
// own noise never decides; then the two results are averaged. Debian's Blender has no denoiser.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <vector>

using Plane = std::vector<float>;

struct Image { const float *data; int width, height, channels; };
struct Tile { int x0, y0, x1, y1; int width() const { return x1 - x0; } int height() const { return y1 - y0; } };

static inline int clampi(int v, int lo, int hi) { return v < lo ? lo : (v > hi ? hi : v); }

static Plane blur(const Plane &in, int W, int H, int C, int r) {
  Plane tmp(in.size()), out(in.size());
  const float n = 1.f / (2 * r + 1);
#pragma omp parallel for
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++)
      for (int c = 0; c < C; c++) {
        float s = 0;
        for (int d = -r; d <= r; d++) s += in[((size_t)y * W + clampi(x + d, 0, W - 1)) * C + c];
        tmp[((size_t)y * W + x) * C + c] = s * n;
      }
#pragma omp parallel for
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++)
      for (int c = 0; c < C; c++) {
        float s = 0;
        for (int d = -r; d <= r; d++) s += tmp[((size_t)clampi(y + d, 0, H - 1) * W + x) * C + c];
        out[((size_t)y * W + x) * C + c] = s * n;
      }
  return out;
}

static Plane half_variance(const float *a, const float *b, size_t n) {
  Plane v(n);
  for (size_t i = 0; i < n; i++) { const float d = a[i] - b[i]; v[i] = d * d * .5f; }
  return v;
}

// Non-local-means weights of one neighbour offset for a whole tile.
static void weights(const Image &g, const float *var, const Tile &t, int dx, int dy, int patch, float k2,
                    Plane &w, Plane &d, Plane &e) {
  const int W = g.width, H = g.height, C = g.channels;
  const int ew = t.width() + 2 * patch, eh = t.height() + 2 * patch;
  d.resize((size_t)ew * eh); e.resize((size_t)ew * eh);
  for (int y = 0; y < eh; y++) {
    const int py = clampi(t.y0 - patch + y, 0, H - 1), qy = clampi(py + dy, 0, H - 1);
    for (int x = 0; x < ew; x++) {
      const int px = clampi(t.x0 - patch + x, 0, W - 1), qx = clampi(px + dx, 0, W - 1);
      const size_t p = ((size_t)py * W + px) * C, q = ((size_t)qy * W + qx) * C;
      float s = 0;
      for (int c = 0; c < C; c++) {
        const float df = g.data[p + c] - g.data[q + c], vp = var[p + c], vq = var[q + c];
        s += (df * df - (vp + std::min(vp, vq))) / (1e-6f + k2 * (vp + vq));
      }
      d[(size_t)y * ew + x] = s / C;
    }
  }
  const int n = 2 * patch + 1;
  for (int y = 0; y < eh; y++) {
    const float *in = &d[(size_t)y * ew];
    float *sum = &e[(size_t)y * ew];
    for (int x = patch; x < ew - patch; x++) sum[x] = 0;
    for (int i = -patch; i <= patch; i++)
      for (int x = patch; x < ew - patch; x++) sum[x] += in[x + i];
  }
  for (int y = patch; y < eh - patch; y++) {
    float *row = &w[(size_t)(y - patch) * t.width()];
    for (int x = 0; x < t.width(); x++) row[x] = 0;
    for (int i = -patch; i <= patch; i++)
      for (int x = 0; x < t.width(); x++) row[x] += e[(size_t)(y + i) * ew + x + patch];
    for (int x = 0; x < t.width(); x++) {
      const float s = row[x] / (n * n);
      row[x] = s > 6 ? 0 : expf(-std::max(0.f, s));
    }
  }
}

static Tile tile_at(int index, int size, int W, int H) {
  const int across = (W + size - 1) / size;
  Tile t{(index % across) * size, (index / across) * size, 0, 0};
  t.x1 = std::min(W, t.x0 + size); t.y1 = std::min(H, t.y0 + size);
  return t;
}
static int tiles(int size, int W, int H) { return ((W + size - 1) / size) * ((H + size - 1) / size); }

constexpr int MAX_TERMS = 8;

struct Offset { int dx, dy; };

// Every neighbour near by, every other one farther out: a third of the work for the same reach.
static std::vector<Offset> window(int radius) {
  std::vector<Offset> list;
  for (int dy = -radius; dy <= radius; dy++)
    for (int dx = -radius; dx <= radius; dx++) {
      const bool near = std::max(std::abs(dx), std::abs(dy)) <= 2;
      if (near || (dx % 2 == 0 && dy % 2 == 0)) list.push_back({dx, dy});
    }
  return list;
}

static Plane means(const float *in, const Image &g, const float *var, int radius, int patch, float k) {
  const int W = g.width, H = g.height, C = g.channels, T = 48;
  Plane out((size_t)W * H * C);
#pragma omp parallel for schedule(dynamic)
  for (int ti = 0; ti < tiles(T, W, H); ti++) {
    const Tile t = tile_at(ti, T, W, H);
    const int n = t.width() * t.height();
    Plane w(n), d, e, acc((size_t)n * C, 0), sum(n, 0);
    for (int dy = -radius; dy <= radius; dy++)
      for (int dx = -radius; dx <= radius; dx++) {
        weights(g, var, t, dx, dy, patch, k * k, w, d, e);
        for (int i = 0; i < n; i++) {
          const int qx = t.x0 + i % t.width() + dx, qy = t.y0 + i / t.width() + dy;
          if (qx < 0 || qy < 0 || qx >= W || qy >= H) continue;
          sum[i] += w[i];
          for (int c = 0; c < C; c++) acc[(size_t)i * C + c] += w[i] * in[((size_t)qy * W + qx) * C + c];
        }
      }
    for (int i = 0; i < n; i++)
      for (int c = 0; c < C; c++)
        out[((size_t)(t.y0 + i / t.width()) * W + t.x0 + i % t.width()) * C + c] =
            acc[(size_t)i * C + c] / std::max(1e-8f, sum[i]);
  }
  return out;
}

// Cholesky: A (n x n, lower half filled on return) times X = B (n x NC), in place.
template <int NC> static bool solve(float *A, float *B, int n) {
  for (int i = 0; i < n; i++) {
    float s = A[i * n + i];
    for (int k = 0; k < i; k++) s -= A[i * n + k] * A[i * n + k];
    if (s <= 1e-9f) return false;
    const float L = sqrtf(s);
    A[i * n + i] = L;
    for (int j = i + 1; j < n; j++) {
      float z = A[j * n + i];
      for (int k = 0; k < i; k++) z -= A[j * n + k] * A[i * n + k];
      A[j * n + i] = z / L;
    }
  }
  for (int c = 0; c < NC; c++) {
    for (int i = 0; i < n; i++) {
      float s = B[i * NC + c];
      for (int k = 0; k < i; k++) s -= A[i * n + k] * B[k * NC + c];
      B[i * NC + c] = s / A[i * n + i];
    }
    for (int i = n - 1; i >= 0; i--) {
      float s = B[i * NC + c];
      for (int k = i + 1; k < n; k++) s -= A[k * n + i] * B[k * NC + c];
      B[i * NC + c] = s / A[i * n + i];
    }
  }
  return true;
}

// Weighted linear regression of colour on the features around each pixel.
template <int NC>
static Plane regress(const float *colour, const Image &g, const float *var, const Plane &features, int nf,
                     int radius, int patch, float k) {
  // The sums of a tile (some 250 bytes a pixel) have to stay in the cache: hence small tiles.
  const int W = g.width, H = g.height, T = 24, n = nf + 1, ns = n * (n + 1) / 2;
  const auto offsets = window(radius);
  Plane out((size_t)W * H * NC);
#pragma omp parallel for schedule(dynamic)
  for (int ti = 0; ti < tiles(T, W, H); ti++) {
    const Tile t = tile_at(ti, T, W, H);
    const int tw = t.width(), np = tw * t.height();
    Plane w(np), d, e, A((size_t)np * ns, 0), B((size_t)np * n * NC, 0);
    for (const auto [dx, dy] : offsets) {
        weights(g, var, t, dx, dy, patch, k * k, w, d, e);
        for (int i = 0; i < np; i++) {
          const float a = w[i];
          const int px = t.x0 + i % tw, py = t.y0 + i / tw, qx = px + dx, qy = py + dy;
          if (a < 1e-3f || qx < 0 || qy < 0 || qx >= W || qy >= H) continue;
          const size_t q = (size_t)qy * W + qx, p = (size_t)py * W + px;
          float f[MAX_TERMS];
          f[0] = 1;
          for (int j = 0; j < nf; j++) f[j + 1] = features[q * nf + j] - features[p * nf + j];
          float *Ap = &A[(size_t)i * ns], *Bp = &B[(size_t)i * n * NC];
          const float *col = &colour[q * NC];
          int m = 0;
          for (int r = 0; r < n; r++) {
            const float af = a * f[r];
            for (int c = 0; c <= r; c++) Ap[m++] += af * f[c];
            for (int c = 0; c < NC; c++) Bp[r * NC + c] += af * col[c];
          }
        }
      }
    for (int i = 0; i < np; i++) {
      float M[MAX_TERMS * MAX_TERMS], b[MAX_TERMS * NC], plain[NC];
      const float *Ap = &A[(size_t)i * ns], *Bp = &B[(size_t)i * n * NC];
      const float ws = Ap[0], reg = 1e-3f * ws + 1e-4f;
      int m = 0;
      for (int r = 0; r < n; r++)
        for (int c = 0; c <= r; c++) M[r * n + c] = M[c * n + r] = Ap[m++];
      for (int r = 1; r < n; r++) M[r * n + r] += reg;
      memcpy(b, Bp, sizeof(float) * n * NC);
      for (int c = 0; c < NC; c++) plain[c] = b[c] / ws;
      const bool ok = solve<NC>(M, b, n);
      const size_t p = (size_t)(t.y0 + i / tw) * W + t.x0 + i % tw;
      for (int c = 0; c < NC; c++) {
        const float v = ok ? b[c] : plain[c];
        out[p * NC + c] = v > 0 ? v : std::max(0.f, plain[c]);
      }
    }
  }
  return out;
}

template <int NC>
static void run(const float *ca, const float *cb, const float *fa, const float *fb, int nf, float *out, int W,
                int H, int radius, int patch, float k, int feature_radius) {
  const size_t N = (size_t)W * H;
  const Plane var = blur(half_variance(ca, cb, N * NC), W, H, NC, 2);
  const Plane fvar = blur(half_variance(fa, fb, N * nf), W, H, nf, 1);
  const Image ia{ca, W, H, NC}, ib{cb, W, H, NC}, ga{fa, W, H, nf}, gb{fb, W, H, nf};
  const Plane f1 = means(fa, gb, fvar.data(), feature_radius, 1, .6f);
  const Plane f2 = means(fb, ga, fvar.data(), feature_radius, 1, .6f);
  Plane features(N * nf);
  for (size_t i = 0; i < N * nf; i++) features[i] = .5f * (f1[i] + f2[i]);
  const Plane ra = regress<NC>(ca, ib, var.data(), features, nf, radius, patch, k);
  const Plane rb = regress<NC>(cb, ia, var.data(), features, nf, radius, patch, k);
  // What noise is left differs between the two results: a light pass across them takes it out.
  const Plane rest = blur(half_variance(ra.data(), rb.data(), N * NC), W, H, NC, 1);
  const Image ja{ra.data(), W, H, NC}, jb{rb.data(), W, H, NC};
  const Plane sa = means(ra.data(), jb, rest.data(), 3, 1, 1.f);
  const Plane sb = means(rb.data(), ja, rest.data(), 3, 1, 1.f);
  for (size_t i = 0; i < N * NC; i++) out[i] = .5f * (sa[i] + sb[i]);
}

extern "C" void nfor(const float *ca, const float *cb, int channels, const float *fa, const float *fb, int nf,
                     float *out, int W, int H, int radius, int patch, float k, int feature_radius) {
  if (channels == 4) run<4>(ca, cb, fa, fb, nf, out, W, H, radius, patch, k, feature_radius);
  else run<3>(ca, cb, fa, fb, nf, out, W, H, radius, patch, k, feature_radius);
}
