/** A surface of cloth: height made by waves that push one another about. */
const folds = `
float height(vec2 p) {
  float sum = 0.0;
  vec2 drift = 0.35 * walk(1.0, 0.0);
  for (int i = 0; i < 5; i++) {
    float k = float(i);
    p += 0.34 * vec2(sin(p.y * 1.5 + k * 1.3 + drift.x), cos(p.x * 1.2 - k * 0.9 + drift.y));
    sum += sin(p.x * 1.4 + p.y * 0.7 + k) / (1.0 + k * 0.6);
  }
  return sum * 0.22;
}
vec3 normalOf(vec2 p, float steep) {
  vec2 e = vec2(0.004, 0);
  return normalize(vec3(height(p) - height(p + e.xy), height(p) - height(p + e.yx), e.x * steep));
}
`;

const silk = `${folds}
void main() {
  vec2 p = mat2(0.85, 0.52, -0.52, 0.85) * centred() * 7.0;
  p.y *= 0.55;
  float h = height(p);
  vec3 n = normalOf(p, 0.85), lamp = normalize(vec3(-0.5, 0.7, 0.55));
  float lit = max(dot(n, lamp), 0.0), gleam = pow(max(dot(n, normalize(lamp + vec3(0, 0, 1))), 0.0), 36.0);
  vec2 u = gl_FragCoord.xy / size;
  vec3 cloth = mix(rgb(0x3a0d1e), rgb(0xc2283f), smoothstep(-0.5, 0.6, h + u.x * 0.3 - 0.1));
  cloth = mix(cloth, rgb(0xff9d6b), smoothstep(0.2, 0.9, h + u.y * 0.4 - 0.15) * 0.75);
  vec3 light = cloth * (0.14 + 0.95 * lit) + rgb(0xffe2cc) * gleam * 0.5 + rgb(0x7a2440) * pow(1.0 - n.z, 2.2) * 0.5;
  show(light / (1.0 + light * 0.25) * 1.1, 0.018);
}`;

const metal = `${folds}
void main() {
  vec2 p = mat2(0.92, -0.38, 0.38, 0.92) * centred() * 4.2;
  vec3 n = normalOf(p * vec2(0.8, 1.1), 0.8);
  vec3 mirror = reflect(vec3(0, 0, -1), n);
  float band = mirror.y * 1.5 + mirror.x * 0.6;
  float room = smoothstep(-0.2, 0.9, sin(band * 4.2)) * 0.75 + pow(max(0.0, sin(band * 9.0 + 1.2)), 6.0);
  vec3 light = mix(rgb(0x0a0c0a), rgb(0xdfe6dc), room * 0.85);
  light = mix(light, rgb(0xc8ff1e), smoothstep(0.05, 0.75, mirror.x * 0.8 - mirror.y * 0.7) * 0.92);
  light *= 0.35 + 0.65 * n.z + 0.3 * pow(1.0 - n.z, 3.0);
  show(light, 0.016);
}`;

const aurora = `
void main() {
  vec2 p = centred();
  vec3 light = mix(rgb(0x05060f), rgb(0x0c1230), smoothstep(0.6, -0.6, p.y));
  for (int i = 0; i < 4; i++) {
    float k = float(i);
    vec2 go = walk(1.0, k * 1.7) * 0.35;
    float sway = clouds(vec2(p.x * 1.1 + k * 3.1 + go.x, k * 7.0 + go.y)) - 0.5;
    float foot = -0.32 + 0.13 * k + 0.55 * sway;
    float above = p.y - foot;
    float rays = 0.55 + 0.45 * noise(vec2(p.x * 26.0 + sway * 14.0, k * 9.0 + go.x * 2.0));
    float veil = smoothstep(-0.06, 0.09, above) * exp(-above * (2.6 + k * 0.7)) * rays;
    vec3 tone = mix(mix(rgb(0x1fe0a8), rgb(0x2a7bff), k / 3.0), rgb(0xd24bff), smoothstep(0.06, 0.6, above));
    light += tone * veil * 0.5;
  }
  float star = step(0.9985, hash(floor(gl_FragCoord.xy / 2.0)));
  light += star * 0.5 * smoothstep(-0.1, 0.5, p.y);
  show(light / (1.0 + light * 0.35), 0.02);
}`;

const flute = `
vec3 behind(vec2 p) {
  vec2 q = p + 0.22 * vec2(clouds(p * 1.3 + 0.3 * walk(1.0, 0.0)), clouds(p * 1.3 + 5.0 + 0.3 * walk(1.0, 2.0)));
  vec2 shift = 0.1 * walk(1.0, 1.0);
  vec3 c = mix(rgb(0xf6efe6), rgb(0xffd7a8), smoothstep(-0.3, 0.7, q.y));
  c = mix(c, rgb(0xff6a3d), smoothstep(0.62, 0.1, length(q - vec2(0.45, 0.1) - shift)));
  c = mix(c, rgb(0xb81550), smoothstep(0.42, 0.0, length(q - vec2(0.62, -0.12) + shift)));
  return mix(c, rgb(0x1f2a86), smoothstep(0.55, 0.02, length(q - vec2(0.95, -0.45) - shift * 0.6)));
}
void main() {
  vec2 p = centred();
  float rib = p.x * 17.0, at = fract(rib) - 0.5;
  vec3 light = vec3(0);
  for (int i = -2; i <= 2; i++) light += behind(p + vec2(at * abs(at) * 0.55 + float(i) * 0.005, 0.02 * at));
  light /= 5.0;
  float edge = 1.0 - 2.0 * abs(at);
  light *= 1.0 - 0.14 * pow(1.0 - edge, 5.0);
  light += 0.09 * pow(smoothstep(0.0, 0.3, at + 0.5) * smoothstep(0.45, 0.2, at + 0.5), 2.0);
  show(light, 0.014);
}`;

const contours = `
void main() {
  vec2 p = centred() * 1.2 + 0.04 * walk(1.0, 0.0);
  float v = clouds(p * 1.5 + 0.5 * clouds(p * 1.2 + 3.0)) * 1.4 + 0.22 * sin(p.x * 1.4 + p.y);
  float level = v * 24.0, wide = fwidth(level);
  float line = 1.0 - smoothstep(0.5, 1.7, abs(fract(level - 0.5) - 0.5) / wide);
  float strong = mod(floor(level), 5.0) < 0.5 ? 1.0 : 0.42;
  vec3 light = mix(rgb(0x0e2a22), rgb(0x1d4f3e), smoothstep(0.3, 1.0, v));
  show(mix(light, rgb(0xe9c98a), line * strong * 0.75), 0.012);
}`;

const ink = `
void main() {
  vec2 p = centred() * 1.5;
  vec2 a = vec2(clouds(p * 1.4 + 0.15 * walk(1.0, 0.0)), clouds(p * 1.4 + 4.2));
  vec2 b = vec2(clouds(p + 3.2 * a + 1.7), clouds(p + 3.2 * a + 8.3 + 0.15 * walk(1.0, 2.0)));
  float f = clouds(p + 3.0 * b);
  vec3 light = mix(rgb(0xf4efe6), rgb(0x9fc3cc), smoothstep(0.32, 0.62, f));
  light = mix(light, rgb(0x17405a), smoothstep(0.5, 0.78, f + 0.2 * (b.x - 0.5)));
  light = mix(light, rgb(0xd9481c), smoothstep(0.56, 0.8, b.y) * 0.85);
  show(light, 0.012);
}`;

/** Fragment shaders by the name of their picture. */
export const shaders = { silk, metal, aurora, flute, contours, ink } as const;
export type ShaderName = keyof typeof shaders;
