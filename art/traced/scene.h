// What is in a scene, and what its textures, its sky and its noise say at a place.
#pragma once
#include "bvh.h"
#include <cstdint>

struct Material {
  V3 base; float texture, rough, spec, metal, through;
  V3 glow; float glowTexture, bumpFrequency, bumpHeight, kind, cutout, stainFrequency, stain, coat, unused;
};
struct Lamp { V3 corner, u, v, light; float kind, spread, seen, unused; };
struct Texture { int w, h; std::vector<uint8_t> data; };
enum Kind { solid, water, backdrop };

static Bvh bvh;
static std::vector<Material> materials;
static std::vector<Lamp> lamps;
static std::vector<Texture> textures;
static float linear[256];
static int skyTexture;
static V3 skyScale, fog;
static float fogDensity;

static V3 texel(const Texture &t, float u, float v, float *alpha = nullptr) {
  const float x = u * t.w - .5f, y = v * t.h - .5f;
  const int x0 = (int)std::floor(x), y0 = (int)std::floor(y);
  const float fx = x - x0, fy = y - y0;
  V3 sum; float a = 0;
  for (int k = 0; k < 4; k++) {
    const int cx = std::clamp(x0 + (k & 1), 0, t.w - 1), cy = std::clamp(y0 + (k >> 1), 0, t.h - 1);
    const float w = ((k & 1) ? fx : 1 - fx) * ((k >> 1) ? fy : 1 - fy);
    const uint8_t *p = &t.data[((size_t)cy * t.w + cx) * 4];
    sum += V3(linear[p[0]], linear[p[1]], linear[p[2]]) * w;
    a += p[3] / 255.f * w;
  }
  if (alpha) *alpha = a;
  return sum;
}

static V3 sky(V3 d) {
  if (skyTexture < 0) return skyScale;
  const float u = std::atan2(d.x, d.y) / 6.2831853f + .5f, v = std::acos(std::clamp(d.z, -1.f, 1.f)) / 3.14159265f;
  return texel(textures[skyTexture], u, v) * skyScale;
}

static float lattice(int x, int y, int z) {
  uint32_t h = (uint32_t)x * 0x85ebca6bu ^ (uint32_t)y * 0xc2b2ae35u ^ (uint32_t)z * 0x27d4eb2fu;
  h = (h ^ (h >> 15)) * 0x2c1b3c6du;
  return ((h ^ (h >> 13)) & 0xffffff) / 16777215.f;
}
static float noise(V3 p) {
  const int x = (int)std::floor(p.x), y = (int)std::floor(p.y), z = (int)std::floor(p.z);
  float f[3] = {p.x - x, p.y - y, p.z - z};
  for (float &a : f) a = a * a * (3 - 2 * a);
  float s = 0;
  for (int k = 0; k < 8; k++)
    s += lattice(x + (k & 1), y + ((k >> 1) & 1), z + (k >> 2)) * ((k & 1) ? f[0] : 1 - f[0]) *
         (((k >> 1) & 1) ? f[1] : 1 - f[1]) * ((k >> 2) ? f[2] : 1 - f[2]);
  return s;
}
static V3 slope(V3 p, float frequency) {
  const V3 q = p * frequency;
  const float e = .08f, c = noise(q);
  return V3(noise(q + V3(e, 0, 0)) - c, noise(q + V3(0, e, 0)) - c, noise(q + V3(0, 0, e)) - c) * (1 / e);
}

