// Triangles in a tree of boxes, and the ray that finds the nearest of them.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <vector>

struct V3 {
  float x = 0, y = 0, z = 0;
  V3() = default;
  V3(float x, float y, float z) : x(x), y(y), z(z) {}
  explicit V3(float s) : x(s), y(s), z(s) {}
  float operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; }
  V3 operator+(V3 o) const { return {x + o.x, y + o.y, z + o.z}; }
  V3 operator-(V3 o) const { return {x - o.x, y - o.y, z - o.z}; }
  V3 operator*(V3 o) const { return {x * o.x, y * o.y, z * o.z}; }
  V3 operator*(float s) const { return {x * s, y * s, z * s}; }
  V3 operator-() const { return {-x, -y, -z}; }
  void operator+=(V3 o) { x += o.x; y += o.y; z += o.z; }
  void operator*=(V3 o) { x *= o.x; y *= o.y; z *= o.z; }
};
static inline float dot(V3 a, V3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline V3 cross(V3 a, V3 b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
static inline float length(V3 a) { return std::sqrt(dot(a, a)); }
static inline V3 normalize(V3 a) { return a * (1.f / std::max(1e-20f, length(a))); }
static inline V3 lower(V3 a, V3 b) { return {std::min(a.x, b.x), std::min(a.y, b.y), std::min(a.z, b.z)}; }
static inline V3 upper(V3 a, V3 b) { return {std::max(a.x, b.x), std::max(a.y, b.y), std::max(a.z, b.z)}; }
static inline float most(V3 a) { return std::max(a.x, std::max(a.y, a.z)); }

struct Triangle {
  V3 p, e1, e2;
  V3 n[3];
  float uv[6];
  int material;
};

struct Hit { float t = 1e30f, u = 0, v = 0; int triangle = -1; };

struct Node { V3 lo; int first; V3 hi; int count; };

class Bvh {
 public:
  std::vector<Triangle> triangles;
  std::vector<Node> nodes;

  void build() {
    const int n = (int)triangles.size();
    std::vector<int> order(n);
    std::iota(order.begin(), order.end(), 0);
    lo_.resize(n); hi_.resize(n); mid_.resize(n);
    for (int i = 0; i < n; i++) {
      const Triangle &t = triangles[i];
      const V3 b = t.p + t.e1, c = t.p + t.e2;
      lo_[i] = lower(t.p, lower(b, c)); hi_[i] = upper(t.p, upper(b, c));
      mid_[i] = (lo_[i] + hi_[i]) * .5f;
    }
    nodes.reserve(2 * n);
    nodes.push_back({});
    split(0, order, 0, n);
    std::vector<Triangle> sorted(n);
    for (int i = 0; i < n; i++) sorted[i] = triangles[order[i]];
    triangles.swap(sorted);
  }

  /** Nearest hit closer than `hit.t`; `passes(triangle, u, v)` lets cut-outs through. */
  template <class Passes> bool nearest(V3 o, V3 d, Hit &hit, bool any, Passes passes) const {
    const V3 inv{1 / d.x, 1 / d.y, 1 / d.z};
    int stack[64], top = 0, at = 0;
    bool found = false;
    float enter;
    if (!box(nodes[0], o, inv, hit.t, enter)) return false;
    for (;;) {
      const Node &node = nodes[at];
      if (node.count) {
        for (int i = node.first; i < node.first + node.count; i++) {
          const Triangle &t = triangles[i];
          const V3 p = cross(d, t.e2);
          const float det = dot(t.e1, p);
          if (std::fabs(det) < 1e-14f) continue;
          const float f = 1 / det;
          const V3 s = o - t.p;
          const float u = dot(s, p) * f;
          if (u < 0 || u > 1) continue;
          const V3 q = cross(s, t.e1);
          const float v = dot(d, q) * f;
          if (v < 0 || u + v > 1) continue;
          const float r = dot(t.e2, q) * f;
          if (r <= 1e-5f || r >= hit.t || passes(t, u, v)) continue;
          hit = {r, u, v, i};
          found = true;
          if (any) return true;
        }
      } else {
        const int a = node.first, b = node.first + 1;
        float ea, eb;
        const bool ha = box(nodes[a], o, inv, hit.t, ea), hb = box(nodes[b], o, inv, hit.t, eb);
        if (ha && hb) {
          stack[top++] = ea < eb ? b : a;
          at = ea < eb ? a : b;
          continue;
        }
        if (ha || hb) { at = ha ? a : b; continue; }
      }
      if (!top) return found;
      at = stack[--top];
    }
  }

 private:
  std::vector<V3> lo_, hi_, mid_;

  static bool box(const Node &n, V3 o, V3 inv, float limit, float &enter) {
    const float x1 = (n.lo.x - o.x) * inv.x, x2 = (n.hi.x - o.x) * inv.x;
    const float y1 = (n.lo.y - o.y) * inv.y, y2 = (n.hi.y - o.y) * inv.y;
    const float z1 = (n.lo.z - o.z) * inv.z, z2 = (n.hi.z - o.z) * inv.z;
    enter = std::max(std::max(std::min(x1, x2), std::min(y1, y2)), std::max(std::min(z1, z2), 0.f));
    const float leave = std::min(std::min(std::max(x1, x2), std::max(y1, y2)), std::min(std::max(z1, z2), limit));
    return enter <= leave;
  }

  static float area(V3 lo, V3 hi) { const V3 d = hi - lo; return d.x * d.y + d.y * d.z + d.z * d.x; }

  void split(int at, std::vector<int> &order, int begin, int end) {
    V3 lo(1e30f), hi(-1e30f), clo(1e30f), chi(-1e30f);
    for (int i = begin; i < end; i++) {
      lo = lower(lo, lo_[order[i]]); hi = upper(hi, hi_[order[i]]);
      clo = lower(clo, mid_[order[i]]); chi = upper(chi, mid_[order[i]]);
    }
    nodes[at].lo = lo; nodes[at].hi = hi;
    const int n = end - begin, bins = 12;
    float best = area(lo, hi) * n;
    int axis = -1, cut = 0;
    for (int a = 0; n > 2 && a < 3; a++) {
      const float wide = chi[a] - clo[a];
      if (wide < 1e-7f) continue;
      V3 blo[bins], bhi[bins];
      int count[bins] = {};
      for (int b = 0; b < bins; b++) { blo[b] = V3(1e30f); bhi[b] = V3(-1e30f); }
      for (int i = begin; i < end; i++) {
        const int t = order[i], b = std::min(bins - 1, (int)((mid_[t][a] - clo[a]) / wide * bins));
        count[b]++; blo[b] = lower(blo[b], lo_[t]); bhi[b] = upper(bhi[b], hi_[t]);
      }
      float right[bins];
      V3 l(1e30f), h(-1e30f);
      int c = 0;
      for (int b = bins - 1; b > 0; b--) {
        l = lower(l, blo[b]); h = upper(h, bhi[b]); c += count[b];
        right[b] = c ? area(l, h) * c : 0;
      }
      l = V3(1e30f); h = V3(-1e30f); c = 0;
      for (int b = 0; b < bins - 1; b++) {
        l = lower(l, blo[b]); h = upper(h, bhi[b]); c += count[b];
        const float cost = (c ? area(l, h) * c : 0) + right[b + 1] + area(lo, hi) * .4f;
        if (c && c < n && cost < best) { best = cost; axis = a; cut = b; }
      }
    }
    if (axis < 0) { nodes[at].first = begin; nodes[at].count = n; return; }
    const float wide = chi[axis] - clo[axis], low = clo[axis];
    const auto mid = std::partition(order.begin() + begin, order.begin() + end, [&](int t) {
      return std::min(bins - 1, (int)((mid_[t][axis] - low) / wide * bins)) <= cut;
    });
    const int m = (int)(mid - order.begin()), child = (int)nodes.size();
    nodes.push_back({}); nodes.push_back({});
    nodes[at].first = child; nodes[at].count = 0;
    split(child, order, begin, m);
    split(child + 1, order, m, end);
  }
};
