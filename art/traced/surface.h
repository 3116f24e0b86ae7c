// Light at a place of a surface: what lamps send to it, and what it sends on.
#pragma once
#include "scene.h"

struct Random {
  uint64_t state;
  float next() {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    uint32_t x = (uint32_t)(((state >> 18u) ^ state) >> 27u), r = (uint32_t)(state >> 59u);
    return ((x >> r) | (x << ((-r) & 31))) * 2.3283064e-10f;
  }
};

static void basis(V3 n, V3 &t, V3 &b) {
  t = normalize(std::fabs(n.x) > .6f ? cross(V3(0, 1, 0), n) : cross(V3(1, 0, 0), n));
  b = cross(n, t);
}

static bool passes(const Triangle &t, float u, float v) {
  const Material &m = materials[t.material];
  if (!m.cutout) return false;
  float alpha;
  const float w = 1 - u - v;
  texel(textures[(int)m.texture], t.uv[0] * w + t.uv[2] * u + t.uv[4] * v, t.uv[1] * w + t.uv[3] * u + t.uv[5] * v, &alpha);
  return alpha < .5f;
}
static bool blocked(V3 from, V3 to, float distance) {
  Hit hit; hit.t = distance;
  return bvh.nearest(from, to, hit, true, [](const Triangle &t, float u, float v) {
    return materials[t.material].kind == backdrop || passes(t, u, v);
  });
}

static float ggx(float nh, float a) { const float d = nh * nh * (a * a - 1) + 1; return a * a / (3.14159265f * d * d); }
static float shadowing(float nv, float nl, float a) {
  const float k = a / 2;
  return 1 / ((nv * (1 - k) + k) * (nl * (1 - k) + k) * 4);
}
static V3 fresnel(V3 f0, float c) { const float p = 1 - c; return f0 + (V3(1) - f0) * (p * p * p * p * p); }

struct Surface { V3 at, n, side, albedo, f0; float rough, through; };

/** Light that leaves towards `out` for light from `in`, times the cosine. */
static V3 reflected(const Surface &s, V3 out, V3 in, bool glossy) {
  const float nl = dot(s.n, in), nv = std::max(1e-3f, dot(s.n, out));
  if (nl <= 0) return s.albedo * (s.through * -nl / 3.14159265f);
  V3 f = s.albedo * ((1 - s.through) / 3.14159265f) * (V3(1) - fresnel(s.f0, nv));
  if (glossy) {
    const V3 h = normalize(in + out);
    const float a = s.rough * s.rough;
    f += fresnel(s.f0, dot(h, out)) * (ggx(std::max(0.f, dot(s.n, h)), a) * shadowing(nv, nl, a));
  }
  return f * nl;
}

static V3 fromLamps(const Surface &s, V3 out, Random &r, bool glossy) {
  V3 sum;
  for (const Lamp &l : lamps) {
    V3 d; float distance, weight;
    if (l.kind) {
      V3 t, b;
      basis(l.corner, t, b);
      const float phi = 6.2831853f * r.next(), q = std::sqrt(r.next()) * l.spread;
      d = normalize(l.corner + t * (q * std::cos(phi)) + b * (q * std::sin(phi)));
      distance = 1e6f; weight = 1;
    } else {
      const V3 point = l.corner + l.u * r.next() + l.v * r.next(), way = point - s.at, n = cross(l.u, l.v);
      const float size = length(n);
      distance = length(way); d = way * (1 / distance);
      const float facing = -dot(d, n) / size;
      if (facing <= 0) continue;
      weight = facing * size / (distance * distance);
    }
    const V3 f = reflected(s, out, d, glossy);
    if (most(f) <= 0) continue;
    const V3 start = s.at + s.side * (dot(s.side, d) > 0 ? 2e-4f : -2e-4f);
    if (!blocked(start, d, distance - 1e-3f)) sum += f * l.light * weight;
  }
  return sum;
}

/** Lamps that a shiny surface mirrors. */
static V3 lampsSeen(V3 o, V3 d, float limit) {
  V3 sum;
  for (const Lamp &l : lamps) {
    if (l.kind) continue;
    const V3 n = cross(l.u, l.v);
    const float facing = dot(d, n);
    if (facing >= 0) continue;
    const float t = dot(l.corner - o, n) / facing;
    if (t <= 0 || t >= limit) continue;
    const V3 p = o + d * t - l.corner;
    const float a = dot(p, l.u) / dot(l.u, l.u), b = dot(p, l.v) / dot(l.v, l.v);
    if (a >= 0 && a <= 1 && b >= 0 && b <= 1) sum += l.light * l.seen;
  }
  return sum;
}

