// Path tracer of the still lifes: rectangular lamps, a painted sky, paper that lets light through, water,
// a lens with depth of field. `tracer SCENE PIXELS`: floats in (scene-file.ts), linear light out.
#include "surface.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>

extern "C" void nfor(const float *ca, const float *cb, int channels, const float *fa, const float *fb, int nf,
                     float *out, int W, int H, int radius, int patch, float k, int feature_radius);

struct Seen { V3 light, albedo, normal; float depth; };

static Seen trace(V3 o, V3 d, Random &r, int bounces) {
  Seen seen{V3(), V3(), V3(), 0};
  V3 throughput(1);
  bool sharp = true, first = true;
  for (int bounce = 0; bounce <= bounces; bounce++) {
    Hit hit;
    const bool found = bvh.nearest(o, d, hit, false, [&](const Triangle &t, float u, float v) {
      return (!sharp && materials[t.material].kind == backdrop) || passes(t, u, v);
    });
    const float cap = first ? 60.f : 3.f;
    const auto add = [&](V3 light) {
      const V3 l = throughput * light;
      const float m = most(l);
      seen.light += m > cap ? l * (cap / m) : l;
    };
    if (sharp && bounce) add(lampsSeen(o, d, hit.t));
    if (!found) {
      const V3 s = sky(d);
      add(s);
      if (first) { seen.albedo = V3(std::min(1.f, most(s))); }
      return seen;
    }
    const Triangle &t = bvh.triangles[hit.triangle];
    const Material &m = materials[t.material];
    const float w = 1 - hit.u - hit.v;
    const float tu = t.uv[0] * w + t.uv[2] * hit.u + t.uv[4] * hit.v, tv = t.uv[1] * w + t.uv[3] * hit.u + t.uv[5] * hit.v;
    Surface s;
    s.at = o + d * hit.t;
    s.side = normalize(cross(t.e1, t.e2));
    s.n = normalize(t.n[0] * w + t.n[1] * hit.u + t.n[2] * hit.v);
    if (dot(s.side, d) > 0) s.side = -s.side;
    if (dot(s.n, s.side) < 0) s.n = -s.n;
    V3 base = m.base;
    if (m.texture >= 0) base *= texel(textures[(int)m.texture], tu, tv);
    if (m.stain > 0) base *= V3(1 - m.stain * (noise(s.at * m.stainFrequency) * .65f + noise(s.at * (m.stainFrequency * 3.1f)) * .35f));
    if (m.bumpHeight > 0) {
      V3 g = slope(s.at, m.bumpFrequency) * m.bumpHeight;
      if (m.kind == water) g = (slope(s.at * V3(1, .35f, 1), m.bumpFrequency) + slope(s.at * V3(1, .3f, 1) + V3(7), m.bumpFrequency * 3.3f) * .4f + slope(s.at * V3(1, .6f, 1) + V3(3), m.bumpFrequency * 9.7f) * .22f) * (m.bumpHeight / (1 + hit.t * .004f));
      s.n = normalize(s.n - (g - s.n * dot(g, s.n)));
      if (dot(s.n, d) > -.02f) s.n = normalize(s.n - d * (dot(s.n, d) + .03f));
    }
    V3 glow = m.glow;
    if (m.glowTexture >= 0) glow *= texel(textures[(int)m.glowTexture], tu, tv);
    if (first) { seen.albedo = m.kind == backdrop ? V3(std::min(1.f, glow.x), std::min(1.f, glow.y), std::min(1.f, glow.z)) : base; seen.normal = s.n; seen.depth = hit.t; }
    if (most(glow) > 0) add(glow);
    if (m.kind == backdrop) return seen;
    first = false;
    const float nv = std::max(1e-3f, -dot(s.n, d));
    if (m.kind == water) {
      const float f = .02f + .98f * std::pow(1 - nv, 5.f);
      add(base * (1 - f));
      throughput *= V3(f);
      d = d - s.n * (2 * dot(d, s.n));
      if (d.z < .002f) d.z = .002f;
      d = normalize(d);
      o = s.at + s.side * 1e-2f;
      continue;
    }
    s.f0 = V3(.08f * m.spec) * (1 - m.metal) + base * m.metal;
    s.albedo = base * (1 - m.metal);
    s.rough = m.rough; s.through = m.through;
    const bool mirror = m.rough < .22f;
    add(fromLamps(s, -d, r, !mirror));
    // One way on: the gloss, by its share, or the diffuse part.
    const float gloss = most(fresnel(s.f0, nv)), share = std::clamp(gloss / (gloss + most(s.albedo) + 1e-4f), .08f, .95f);
    V3 tangent, side;
    basis(s.n, tangent, side);
    const float a1 = r.next(), a2 = r.next() * 6.2831853f;
    if (r.next() < share) {
      const float a = m.rough * m.rough, c = std::sqrt((1 - a1) / (1 + (a * a - 1) * a1)), q = std::sqrt(std::max(0.f, 1 - c * c));
      const V3 h = tangent * (q * std::cos(a2)) + side * (q * std::sin(a2)) + s.n * c;
      const float vh = std::max(1e-3f, -dot(d, h));
      const V3 in = d + h * (2 * vh);
      const float nl = dot(s.n, in);
      if (nl <= 0 || dot(s.side, in) <= 0) return seen;
      throughput *= fresnel(s.f0, vh) * (shadowing(nv, nl, a) * 4 * nl * vh / std::max(1e-3f, c) / share);
      d = normalize(in);
      sharp = mirror;
    } else {
      const float q = std::sqrt(a1), c = std::sqrt(std::max(0.f, 1 - a1));
      V3 in = tangent * (q * std::cos(a2)) + side * (q * std::sin(a2)) + s.n * c;
      if (s.through > 0 && r.next() < s.through) in = in - s.n * (2 * dot(in, s.n));
      throughput *= s.albedo * (V3(1) - fresnel(s.f0, nv)) * (1 / (1 - share));
      d = normalize(in);
      sharp = false;
    }
    o = s.at + s.side * (dot(s.side, d) > 0 ? 2e-4f : -2e-4f);
    if (bounce > 1) {
      const float keep = std::min(.95f, most(throughput));
      if (r.next() >= keep) return seen;
      throughput = throughput * (1 / keep);
    }
  }
  return seen;
}

int main(int count, char **words) {
  if (count < 3) return 2;
  FILE *in = fopen(words[1], "rb");
  if (!in) return 3;
  float head[32];
  if (fread(head, 4, 32, in) != 32) return 3;
  const int W = (int)head[0], H = (int)head[1], samples = (int)head[2], bounces = (int)head[3];
  const V3 eye(head[4], head[5], head[6]), target(head[7], head[8], head[9]);
  const float tall = 2 * std::tan(head[10] / 2), aperture = head[11], focus = head[12];
  skyTexture = (int)head[15]; skyScale = V3(head[16], head[17], head[18]);
  const float strength = head[19];
  fogDensity = head[24]; fog = V3(head[25], head[26], head[27]);
  for (int i = 0; i < 256; i++) linear[i] = i < 11 ? i / 255.f / 12.92f : std::pow((i / 255.f + .055f) / 1.055f, 2.4f);
  materials.resize((int)head[20]); lamps.resize((int)head[21]); textures.resize((int)head[22]); bvh.triangles.resize((int)head[23]);
  size_t got = fread((void *)materials.data(), sizeof(Material), materials.size(), in);
  got += fread((void *)lamps.data(), sizeof(Lamp), lamps.size(), in);
  got += fread((void *)bvh.triangles.data(), sizeof(Triangle), bvh.triangles.size(), in);
  for (Texture &t : textures) {
    int32_t size[2];
    got += fread(size, 4, 2, in);
    t.w = size[0]; t.h = size[1]; t.data.resize((size_t)t.w * t.h * 4);
    got += fread(t.data.data(), 1, t.data.size(), in);
  }
  fclose(in);
  bvh.build();

  const V3 ahead = normalize(target - eye), right = normalize(cross(ahead, V3(0, 0, 1))), up = cross(right, ahead);
  const size_t N = (size_t)W * H;
  std::vector<float> colour[2], guide[2];
  for (int h = 0; h < 2; h++) { colour[h].assign(N * 3, 0); guide[h].assign(N * 7, 0); }
  const int half = std::max(1, samples / 2), grid = std::max(1, (int)std::sqrt((float)half));
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++)
      for (int h = 0; h < 2; h++) {
        Random r{((uint64_t)(y * W + x) * 2 + h) * 0x9e3779b97f4a7c15ULL + 77};
        r.next();
        const size_t p = (size_t)y * W + x;
        for (int i = 0; i < half; i++) {
          // Strata for the place in the pixel and on the lens.
          const bool ordered = i < grid * grid;
          const float jx = ordered ? (i % grid + r.next()) / grid : r.next(), jy = ordered ? (i / grid + r.next()) / grid : r.next();
          const float sx = ((x + jx) / W - .5f + head[13]) * tall * W / H, sy = (.5f - (y + jy) / H + head[14]) * tall;
          V3 d = ahead + right * sx + up * sy, o = eye;
          if (aperture > 0) {
            const V3 point = eye + d * focus;
            const int k = (i * 7) % half;
            const bool laid = k < grid * grid;
            const float a = laid ? (k % grid + r.next()) / grid : r.next(), b = laid ? (k / grid + r.next()) / grid : r.next();
            const float radius = aperture * std::sqrt(a), phi = 6.2831853f * b;
            o = eye + right * (radius * std::cos(phi)) + up * (radius * std::sin(phi));
            d = point - o;
          }
          Seen s = trace(o, normalize(d), r, bounces);
          if (fogDensity > 0) {
            const float clear = std::exp(-fogDensity * s.depth);
            s.light = s.light * clear + fog * (1 - clear);
            s.albedo = s.albedo * clear + V3(1 - clear);
          }
          const float f[7] = {s.albedo.x, s.albedo.y, s.albedo.z, s.normal.x * .5f, s.normal.y * .5f, s.normal.z * .5f, std::min(2.f, s.depth * .2f)};
          for (int c = 0; c < 3; c++) colour[h][p * 3 + c] += (c == 0 ? s.light.x : c == 1 ? s.light.y : s.light.z) / half;
          for (int c = 0; c < 7; c++) guide[h][p * 7 + c] += f[c] / half;
        }
      }
  std::vector<float> out(N * 3);
  // Light is compressed while it is smoothed: bright pixels must not decide.
  for (auto &c : colour) for (float &v : c) v = std::log1p(std::clamp(v, 0.f, 40.f) * 4);
  if (strength > 0) nfor(colour[0].data(), colour[1].data(), 3, guide[0].data(), guide[1].data(), 7, out.data(), W, H, 7, 3, strength, 2);
  else for (size_t i = 0; i < N * 3; i++) out[i] = .5f * (colour[0][i] + colour[1][i]);
  for (float &v : out) v = std::expm1(v) / 4;
  FILE *to = fopen(words[2], "wb");
  if (!to) return 4;
  fwrite(out.data(), 4, out.size(), to);
  fclose(to);
  return 0;
}
