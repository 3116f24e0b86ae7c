const shapes = `
float box(vec2 p, vec2 half2) {
  vec2 q = abs(p) - half2;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0);
}
// Somebody in a long coat, seen from behind: feet at 0, one high.
float person(vec2 p, float hood) {
  float coat = box(p - vec2(0.0, 0.46), vec2(0.050 + 0.075 * smoothstep(0.80, 0.10, p.y), 0.27)) - 0.065;
  float head = length((p - vec2(0.0, 0.900)) * vec2(1.15, 1.0)) - 0.076;
  float cap = hood > 0.5 ? length(p - vec2(0.0, 0.975)) - 0.035 : 1.0;
  float legs = box(vec2(abs(p.x) - 0.055, p.y - 0.08), vec2(0.024, 0.08)) - 0.016;
  float neck = box(p - vec2(0.0, 0.81), vec2(0.030, 0.05)) - 0.02;
  return min(min(min(coat, head), min(legs, cap)), neck);
}
`;

/** Third Street at eleven below: a store is closed, its window is not, and three people have stopped. */
export const street = `${shapes}
vec3 film(vec2 p) {
  vec2 q = p * 2.4;
  for (int i = 1; i < 5; i++) { float k = float(i); q += 0.30 / k * vec2(sin(q.y * 2.1 * k + k), cos(q.x * 1.7 * k - k)); }
  float fold = sin(q.x * 2.2 + q.y * 0.6), rays = 0.6 + 0.5 * noise(vec2(q.x * 9.0, 2.0));
  vec3 c = mix(rgb(0x0a1038), rgb(0x2fe0b0), smoothstep(-0.5, 0.8, fold) * rays);
  c = mix(c, rgb(0xff8ae8), smoothstep(0.35, 1.0, sin(q.y * 1.9 + fold)) * 0.65);
  return c + rgb(0xd8fff0) * pow(max(fold, 0.0), 7.0) * 0.7;
}
void main() {
  vec2 p = centred();
  float ground = -0.27;
  vec2 mid = vec2(0.34, 0.005), half2 = vec2(0.50, 0.195);
  vec2 wall = p;
  vec3 light;
  float away = max(box(p - mid, half2), 0.0);
  vec3 glow = (rgb(0x35d9b0) * 0.55 + rgb(0xb060ff) * 0.35) * (exp(-away * 5.0) * 0.30 + exp(-away * 16.0) * 0.35);
  // Brick, courses of it, and a cornice over the store.
  vec2 course = vec2(p.x * 15.0, p.y * 42.0);
  course.x += 0.5 * mod(floor(course.y), 2.0);
  vec2 joint = abs(fract(course) - 0.5);
  float mortar = max(smoothstep(0.44, 0.49, joint.x), smoothstep(0.38, 0.48, joint.y));
  vec3 brick = rgb(0x3a1d1c) * (0.55 + 0.7 * hash(floor(course))) * (1.0 - 0.5 * mortar);
  light = brick * (0.05 + glow * 1.6) + brick * 0.10 * smoothstep(0.6, -0.9, p.x);
  float band = step(abs(p.y - 0.275), 0.024);
  light = mix(light, rgb(0x2a2733) * (0.10 + glow * 1.2) + rgb(0xffffff) * 0.015 * step(0.294, p.y), band);
  float snowed = smoothstep(0.012, 0.0, abs(p.y - 0.305 - 0.006 * noise(vec2(p.x * 14.0, 1.0))));
  light = mix(light, rgb(0x8f97c9) * (0.10 + glow), snowed);
  // Panes above, dark; one with a lamp and a blind.
  for (int i = 0; i < 5; i++) {
    vec2 c = vec2(-0.86 + 0.42 * float(i), 0.43);
    float pane = box(p - c, vec2(0.085, 0.085));
    vec3 room = i == 1 ? rgb(0xffb35a) * (0.20 + 0.16 * step(0.5, fract(p.y * 60.0))) : rgb(0x0a0c18);
    light = mix(light, room, step(pane, 0.0));
  }
  // The door at the left of the window, and the frame.
  float door = box(p - vec2(-0.33, -0.06), vec2(0.095, 0.21));
  light = mix(light, rgb(0x08080f) + glow * 0.05, step(door, 0.0));
  light = mix(light, rgb(0x101018) + glow * 0.16, step(abs(door), 0.007));
  float frame = box(p - mid, half2 + 0.018);
  light = mix(light, rgb(0x0b0b12) + glow * 0.15, step(frame, 0.0));
  float window0 = box(p - mid, half2);
  vec3 shown = film((p - mid) * 1.5) * (1.15 - 0.4 * smoothstep(0.0, 0.5, abs(p.x - mid.x)));
  float bars = step(abs(abs(p.x - mid.x) - 0.168), 0.0035);
  light = mix(light, shown * (1.0 - bars * 0.96), step(window0, 0.0));
  // Sidewalk: snow that takes the color of the film, trodden in the middle.
  if (p.y < ground) {
    float near = (ground - p.y) / (ground + 0.5);
    float far = 1.0 / (0.16 + near);
    vec2 on = vec2((p.x - mid.x) * far, far);
    float bumps = clouds(on * vec2(7.0, 9.0)) * 0.6 + 0.4 * clouds(on * 21.0);
    float spread = exp(-pow(abs(p.x - mid.x - 0.05) / (0.52 + 0.35 * near), 2.2)) * exp(-near * 1.7);
    vec3 spill = film(vec2((p.x - mid.x) / (1.0 + near) * 1.5, 0.25 - near * 0.3)) * spread;
    light = rgb(0x5f6aa8) * 0.045 * (0.5 + bumps) + spill * (0.35 + 0.8 * bumps);
    light += rgb(0xffa55a) * 0.10 * exp(-pow((p.x + 1.0) * 1.6, 2.0)) * (0.4 + bumps);
    light *= 0.75 + 0.5 * smoothstep(0.45, 0.6, bumps);
  }
  // A street lamp out of the picture at the left.
  light += rgb(0xffa050) * 0.10 * exp(-length((p - vec2(-1.12, 0.30)) * vec2(1.6, 1.0)) * 3.2);
  // Who has stopped.
  float tall = 0.29;
  for (int i = 0; i < 3; i++) {
    vec2 foot = i == 0 ? vec2(0.20, -0.345) : i == 1 ? vec2(0.305, -0.352) : vec2(0.66, -0.375);
    float high = i == 0 ? tall : i == 1 ? tall * 0.90 : tall * 1.08;
    vec2 q = (p - foot) / high;
    float who = person(q, i == 1 ? 1.0 : 0.0);
    float in0 = smoothstep(0.006, -0.006, who);
    vec3 rim = (rgb(0x6ff0d2) * 0.5 + rgb(0xf0a0ff) * 0.3) * smoothstep(-0.012, 0.0, who) * smoothstep(0.55, 1.0, q.y);
    light = mix(light, rgb(0x04040a) + rim * 0.25, in0);
    vec2 lie = vec2((p.x - foot.x - (foot.x - mid.x) * (foot.y - p.y) * 2.2) / high, (foot.y - p.y) / high);
    float shade = smoothstep(0.13 + 0.10 * lie.y, 0.06, abs(lie.x)) * step(0.0, lie.y) * exp(-lie.y * 2.2);
    light *= 1.0 - 0.75 * shade * (1.0 - in0);
    vec2 breath = q - vec2(0.16, 0.96);
    light += rgb(0xbfeee0) * 0.10 * exp(-dot(breath, breath) * 60.0) * (0.3 + clouds(q * 9.0 + float(i)));
  }
  // Snow that falls.
  for (int i = 0; i < 3; i++) {
    float k = float(i), wide = 16.0 + 15.0 * k;
    vec2 at = (p + vec2(0.05 * p.y, 0.0)) * wide + k * 7.7, cell = floor(at);
    vec2 d = fract(at) - 0.2 - 0.6 * vec2(hash(cell), hash(cell + 4.0));
    float flake = smoothstep(0.085, 0.02, length(d)) * step(0.60, hash(cell + 9.0));
    light += flake * (vec3(0.05) + glow * 0.9) * (1.0 - 0.2 * k);
  }
  show(light / (1.0 + light * 0.2), 0.022);
}`;

/** A house of 340 seats in the dark: the beam over the heads, and the dust in it. */
export const beam = `${shapes}
void main() {
  vec2 p = centred();
  vec2 lamp = vec2(0.17, 0.36), d = p - lamp;
  float turn = atan(d.x, -d.y) + 0.32, r = length(d);
  vec3 light = rgb(0x07060d) + rgb(0x1b1430) * 0.35 * smoothstep(-0.2, 0.6, p.y);
  float spread = 0.50, cone = smoothstep(spread, spread - 0.16, abs(turn));
  float slices = noise(vec2(turn * 17.0, 1.0)) * 0.7 + noise(vec2(turn * 43.0, 5.0)) * 0.5;
  float smoke = clouds(vec2(turn * 5.0, r * 3.4) + 2.0);
  vec3 tone = mix(rgb(0x9affe2), rgb(0xc79bff), smoothstep(-0.3, 0.35, turn + 0.2 * (smoke - 0.5)));
  light += tone * cone * (0.15 + 0.85 * slices) * (0.35 + 0.9 * smoke) * exp(-r * 1.25) * 0.62;
  vec2 grid = p * 95.0, cell = floor(grid);
  float mote = smoothstep(0.30, 0.05, length(fract(grid) - 0.25 - 0.5 * vec2(hash(cell), hash(cell + 2.0)))) * step(0.93, hash(cell + 7.0));
  light += tone * mote * cone * 0.7 * (0.3 + slices);
  float port = box(p - lamp, vec2(0.030, 0.022));
  light += rgb(0xcffff0) * (smoothstep(0.004, -0.004, port) * 2.2 + exp(-max(port, 0.0) * 34.0) * 0.9 + 0.16 * exp(-max(port, 0.0) * 7.0));
  float idle = abs(box(p - lamp + vec2(0.13, 0.0), vec2(0.030, 0.022)));
  light += rgb(0x6a5f8a) * smoothstep(0.004, 0.0, idle) * 0.25;
  // Rows, the nearest largest; somebody sits in most of the seats.
  for (int i = 0; i < 5; i++) {
    float k = float(i), size0 = 0.062 + 0.030 * k, top = -0.10 - 0.072 * k - 0.006 * k * k;
    float along = p.x / size0 * 0.56 + k * 0.37 + 40.0, seat = floor(along);
    vec2 q = vec2((fract(along) - 0.5) / 0.56, (p.y - top) / size0);
    float back = box(q - vec2(0.0, -1.0), vec2(0.74, 1.0)) - 0.09;
    float sits = step(0.24, hash(vec2(seat, k + 3.0)));
    float lean = 0.16 * (hash(vec2(seat, k)) - 0.5), tall0 = 0.30 + 0.20 * hash(vec2(seat, k + 9.0));
    float head = length((q - vec2(lean, tall0)) * vec2(1.18, 1.0)) - 0.27;
    float shoulders = box(q - vec2(lean, tall0 - 0.62), vec2(0.34, 0.12)) - 0.14;
    float who = min(back, mix(9.0, min(min(head, shoulders), box(q - vec2(lean, tall0 - 0.3), vec2(0.08, 0.2))), sits));
    who = min(who, q.y + 0.75);
    float in0 = smoothstep(0.02, -0.02, who);
    float above = sits * smoothstep(-0.10, 0.0, head) * smoothstep(0.0, 0.24, q.y - tall0);
    vec3 rim = tone * above * exp(-abs(p.x + 0.05) * 3.0) * (0.42 - 0.07 * k);
    light = mix(light, rgb(0x06050b) * (1.6 - 0.25 * k) + rim, in0);
  }
  show(light / (1.0 + light * 0.2), 0.024);
}`;

/** The edge of a film, where its sound is: a minute of a room that falls quiet after `hushed` seconds, read downwards. */
export const track = (hushed: number) => `
float loud(float s) {
  float talk = 0.10 + 0.80 * clouds(vec2(s * 1.1, 3.0)) * (0.55 + 0.6 * noise(vec2(s * 0.35, 8.0)));
  float fall = smoothstep(${(hushed + 2.5).toFixed(1)}, ${(hushed - 7).toFixed(1)}, s);
  float cough = exp(-pow((s - ${(hushed + 9).toFixed(1)}) * 2.2, 2.0)) * 0.22;
  return 0.018 + talk * fall + cough;
}
void main() {
  vec2 u = gl_FragCoord.xy / size;
  float s = (1.0 - u.y) * 60.0;
  float beat = abs(noise(vec2(s * 23.0, 1.0)) - 0.5) * 1.3 + abs(noise(vec2(s * 61.0, 4.0)) - 0.5) * 1.1;
  float wide = loud(s) * (0.25 + beat) * 0.46 + 0.006;
  float left = abs(u.x - 0.5);
  float edge = 1.2 / size.x;
  float open = smoothstep(wide + edge, wide - edge, left);
  vec3 strip = rgb(0x1d1836) * (0.8 + 0.25 * noise(vec2(u.x * 40.0, s * 3.0)));
  strip = mix(strip, rgb(0x0b0a12), step(0.47, left));
  vec3 lit = mix(rgb(0x6ff0d2), rgb(0xe4fff8), smoothstep(0.25, 0.0, left));
  show(mix(strip, lit, open), 0.02);
}`;
