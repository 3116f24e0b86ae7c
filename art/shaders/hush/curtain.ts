import type { Lettering } from '../canvas.ts';

const face = '@fontsource-variable/syne/files/syne-latin-wght-normal.woff2';
const set = { face, weight: 800, stretch: 1.65 } as const;

/** The word in a film of 16 to 9: `hero-hush.module.css` sets the same letters at the same place. */
export const wideWord: Lettering = {
  ...set,
  em: 0.1673,
  lines: [{ text: 'HUSH', x: 0.08963, y: 0.352 }],
};

/** Two letters a line in a film of 9 to 16. */
export const tallWord: Lettering = {
  ...set,
  em: 0.304,
  lines: [
    { text: 'HU', x: 0.1082, y: 0.8 },
    { text: 'SH', x: 0.1494, y: 1.17 },
  ],
};

/** Aurora from right below, and four letters in its way: what they take from the light falls through the fog as shade. */
export const curtain = `
uniform sampler2D letters;
vec3 aurora(vec2 p, vec2 zenith) {
  vec2 away = (p - zenith) * vec2(min(1.0, 1.2 * size.y / size.x), 1.0), drift = walk(1.0, 0.0);
  float r = length(away), turn = atan(away.x, -away.y);
  turn += 0.07 * sin(r * 6.0 + drift.x) + 0.04 * sin(r * 13.0 - turn * 3.0 + drift.y);
  vec2 round = vec2(cos(turn), sin(turn));
  float fold = clouds(round * 2.2 + vec2(r * 0.9, -r * 0.5) + 0.35 * drift);
  float rays = noise(round * 21.0 + 4.0 * fold + drift) * 0.6 + noise(round * 7.0 - drift) * 0.6;
  float veil = smoothstep(0.28, 0.66, fold + 0.22 * rays) * (0.30 + rays);
  float foot = r + 0.16 * (fold - 0.5), curtain = smoothstep(0.10, 0.40, foot) * exp(-pow(max(foot - 0.46, 0.0) * 3.4, 1.5));
  vec3 tone = mix(rgb(0xff7ae0), rgb(0x7dffd9), smoothstep(0.16, 0.36, foot));
  tone = mix(tone, rgb(0x1fd69c), smoothstep(0.40, 0.56, foot));
  tone = mix(tone, rgb(0x8a3cff), smoothstep(0.52, 0.76, foot));
  return tone * (veil + 0.16) * curtain;
}
void main() {
  vec2 p = centred(), shape = vec2(size.y / size.x, 1.0);
  vec2 zenith = vec2(0.06 * cos(time * TAU), 0.50 + 0.02 * sin(time * TAU));
  vec3 fog = vec3(0.0);
  float open = 1.0, grain = hash(gl_FragCoord.xy);
  for (int i = 0; i < 56; i++) {
    vec2 q = mix(p, zenith, (float(i) + grain) / 56.0);
    open *= 1.0 - 0.20 * texture(letters, q * shape + 0.5).r;
    fog += aurora(q, zenith) * open / 56.0;
  }
  float letter = texture(letters, p * shape + 0.5).r;
  fog = pow(fog * 1.55, vec3(1.5, 1.6, 1.35)) * smoothstep(-0.75, 0.1, p.y);
  vec3 light = aurora(p, zenith) * mix(0.32, 1.0, open) * 0.95 + fog * 0.9;
  light *= 0.06 + 0.94 * smoothstep(0.50, 0.27, p.y);
  light = mix(light, fog * 0.02, letter) + vec3(0.0022, 0.0018, 0.004);
  show(light / (1.0 + light * 0.35), 0.02);
}`;
