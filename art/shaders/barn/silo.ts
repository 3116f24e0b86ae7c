import { bitsOf, glyphs } from './glyphs.ts';

/** Three steel bins at dusk from a person's height, a column of light on the middle one. */
export const silo = `${glyphs}
float person(vec2 p) {
  float d = length((p - vec2(0, 1.57)) * vec2(1, 0.85)) - 0.115;
  d = min(d, length(max(abs(p - vec2(0, 1.12)) - vec2(0.14, 0.25), 0.0)) - 0.08);
  d = min(d, length(max(abs(abs(p.x) - 0.1 + 0.0 * p.y) - 0.03, 0.0)) + max(0.0, abs(p.y - 0.45) - 0.45) - 0.045);
  return d;
}
void main() {
  vec2 p = centred();
  vec3 from = vec3(0.0, 1.5, -34.0);
  vec3 ray = normalize(vec3(p.x * 1.2, p.y * 1.2 + 0.49, 1.0));
  float level = ray.y;
  vec3 light = mix(vec3(0.36, 0.37, 0.375), vec3(0.022, 0.024, 0.028), smoothstep(-0.02, 0.72, level));
  float cloud = clouds(vec2(ray.x / (ray.y + 0.25) * 1.6, 2.6 / (ray.y + 0.25)));
  light = mix(light, light * 1.55 + 0.02, smoothstep(0.46, 0.76, cloud) * smoothstep(0.0, 0.25, level));
  float far = 1e5;
  if (ray.y < 0.0) {
    far = -from.y / ray.y;
    vec3 at = from + ray * far;
    float straw = noise(at.xz * vec2(7.0, 1.5)) * 0.6 + noise(at.xz * 23.0) * 0.4;
    float rows = 0.5 + 0.5 * sin(at.x * 5.0 + clouds(at.xz * 0.4) * 3.0);
    light = vec3(0.05) * (0.4 + straw) * (0.7 + 0.3 * rows);
    float reach = exp(-dot(at.xz - vec2(0, -7.2), at.xz - vec2(0, -7.2)) * 0.012);
    light += LIME * 0.10 * reach * (0.2 + straw * straw);
    light = mix(light, vec3(0.30), smoothstep(60.0, 420.0, far));
    light *= 1.0 - 0.55 * exp(-pow(at.x * 0.09, 2.0)) * smoothstep(-2.0, -8.0, at.z) * smoothstep(-18.0, -8.0, at.z) * 0.6;
  }
  for (int i = 0; i < 3; i++) {
    vec3 c = i == 0 ? vec3(-13.6, 26.0, 7.0) : i == 1 ? vec3(13.2, 24.0, 9.5) : vec3(0.0, 31.0, 0.0);
    float r = 6.3;
    vec2 o = from.xz - c.xz, v = ray.xz;
    float a = dot(v, v), b = dot(o, v), h = b * b - a * (dot(o, o) - r * r);
    if (h < 0.0) continue;
    float t = (-b - sqrt(h)) / a;
    vec3 at = from + ray * t;
    bool roof = false;
    if (at.y > c.y) {
      // The cone of the roof.
      float slope = 0.58, top = c.y + r * slope, k = slope * slope;
      vec3 oc = from - vec3(c.x, top, c.z);
      float ca = k * dot(ray.xz, ray.xz) - ray.y * ray.y, cb = k * dot(oc.xz, ray.xz) - oc.y * ray.y, cc = k * dot(oc.xz, oc.xz) - oc.y * oc.y;
      float ch = cb * cb - ca * cc;
      if (ch < 0.0) continue;
      float t1 = (-cb - sqrt(ch)) / ca, t2 = (-cb + sqrt(ch)) / ca;
      t = min(t1, t2) > 0.0 ? min(t1, t2) : max(t1, t2);
      at = from + ray * t;
      if (at.y > top || at.y < c.y) { t = max(t1, t2); at = from + ray * t; }
      if (at.y > top || at.y < c.y) continue;
      roof = true;
    }
    if (t > far || at.y < 0.0) continue;
    far = t;
    vec2 n = (at.xz - c.xz) / r;
    float turn = atan(n.x, -n.y);
    float ring = roof ? sin(turn * 60.0) : sin(at.y * 11.0);
    float lamp = max(dot(n, normalize(vec2(0.86, -0.52))), 0.0);
    float sky = 0.10 + 0.16 * max(0.0, -n.y);
    vec3 steel = vec3(0.62) * (lamp * 0.85 * (0.86 + 0.26 * ring) + sky * (0.9 + 0.16 * ring));
    float seam = smoothstep(0.012, 0.004, abs(fract(turn * 3.2 + 0.13) - 0.5) * 0.3) + (roof ? 0.0 : smoothstep(0.03, 0.01, abs(fract(at.y / 3.1) - 0.5) * 1.0) * 0.8);
    steel *= 1.0 - 0.35 * seam;
    float rust = smoothstep(0.55, 0.8, clouds(vec2(turn * 5.0, at.y * 0.12 + float(i) * 7.0))) * (roof ? 0.3 : 1.0);
    steel *= 1.0 - 0.45 * rust * (0.6 + 0.4 * noise(vec2(turn * 80.0, at.y * 0.8)));
    steel *= 0.62 + 0.38 * smoothstep(0.0, 6.0, at.y);
    if (i < 2) steel *= 0.62;
    if (i == 2 && !roof) {
      // The column: 92 feet of light, filled to where the wheat is dry.
      float x = turn * r;
      vec2 cell = vec2(x * 3.6, at.y * 3.6);
      vec2 d = fract(cell) - 0.5;
      float wide = step(abs(x), 1.68), tall = step(2.0, at.y) * step(at.y, 30.2);
      vec2 g = vec2(floor(cell.x) + 4.0, 106.0 - floor(cell.y));
      float digit = dot4(${bitsOf('1')}, floor((g - vec2(0.0, 2.0)) / 1.0) - vec2(-1, 0)) + dot4(${bitsOf('3')}, g - vec2(4, 2));
      float fill = step(cell.y, 74.0) * step(abs(x), 1.4) + digit;
      float lit = min(fill, 1.0) * smoothstep(0.48, 0.3, length(d)) * (0.75 + 0.4 * hash(floor(cell)));
      float edge = smoothstep(0.05, 0.02, abs(abs(x) - 1.74));
      steel = mix(steel, vec3(0.006) + lit * LIME * 1.35, wide * tall);
      steel = mix(steel, vec3(0.05), edge * tall * 0.8);
      steel += LIME * 0.22 * exp(-abs(abs(x) - 1.68) * 1.5) * (1.0 - wide) * tall * step(at.y, 21.5) * (0.8 + 0.3 * ring);
    }
    light = steel;
  }
  // Somebody at its foot, to measure by: five feet four.
  float t = (-9.2 - from.z) / ray.z;
  vec3 at = from + ray * t;
  float who = person((at.xy - vec2(3.05, 0.0)) / 0.96);
  light = mix(light, vec3(0.004), smoothstep(0.03, -0.01, who) * step(t, far));
  float sh = length(vec2(at.x - 3.05, (at.y + 0.02) * 5.0));
  light += LIME * 0.05 * smoothstep(0.05, 0.0, abs(who)) * step(at.x, 3.05);
  light += LIME * 0.012 * exp(-abs(p.x) * 3.0);
  develop(light / (1.0 + light * 0.12), 0.03, 0.03);
}`;
