/** One Apology: a pitcher that was broken and riveted. */
import { marks } from '../../../src/homes/creative-portfolio/marks.ts';
import { along, type Form, ground, tube, turnedForm } from '../forms.ts';
import { type Box, grown, inBox, rule, sheetOutline } from '../frames.ts';
import { words } from '../lettering.ts';
import type { Design, Spot } from '../stamp.ts';
import { clamp, smooth, type Vec } from '../vector.ts';

const body = turnedForm(
  'body',
  [
    [0, 0.02],
    [0.5, 0],
    [0.56, 0.06],
    [0.53, 0.13],
    [0.74, 0.42],
    [0.86, 0.82],
    [0.78, 1.22],
    [0.5, 1.58],
    [0.42, 1.86],
    [0.5, 2.16],
    [0.57, 2.26],
    [0.53, 2.27],
    [0.4, 2.05],
    [0.34, 1.8],
  ],
  [0, 0, 0],
  [500, 600],
);

/** Draws the rim out to a lip at the left. */
const lipped: Form = {
  ...body,
  point: (u, v) => {
    const [x, y, z] = body.point(u, v);
    const high = smooth(1.7, 2.28, y);
    const left = smooth(0.1, 1, -x / (Math.hypot(x, z) || 1)) ** 3;
    return [x - 0.34 * high * left, y + 0.12 * high * left, z * (1 - 0.45 * high * left)];
  },
};

const ear: readonly Vec[] = [
  [0.46, 2.1, 0],
  [0.78, 2.26, 0],
  [1.12, 2.02, 0],
  [1.2, 1.56, 0],
  [1.02, 1.16, 0],
  [0.74, 0.98, 0],
];
const handle = tube(
  'handle',
  (t) => along(ear, t),
  () => 0.085,
  [90, 500],
);

/** The crack, as a height for every turn of the body: from the lip down to the belly. */
const crackAt = (height: number) => 0.05 * Math.sin(height * 9) + 0.035 * Math.sin(height * 23 + 1);

/** Heights of the five staples. */
const staples = [0.52, 0.84, 1.12, 1.6, 1.98];

function cut(form: string, spot: Spot) {
  const { u, v, place, light, facing } = spot;
  if (form === 'table') {
    const shade = 1 - light;
    return {
      tone: clamp(0.1 + 0.62 * shade ** 1.3 + 0.12 * smooth(1, 4, Math.hypot(place[0], place[2]))),
      lines: place[2] * 26,
      across: (place[0] + place[2] * 0.5) * 24,
    };
  }
  const lit = light ** 0.85;
  const edge = smooth(0.42, 0, facing);
  const bounce = 0.13 * smooth(0.2, 0.9, place[0]) * smooth(1.6, 0.2, place[1]);
  const gleam = smooth(
    0.955,
    0.99,
    spot.normal[0] * -0.42 + spot.normal[1] * 0.4 + spot.normal[2] * 0.81,
  );
  const tone = clamp(0.93 - 0.94 * lit + 0.2 * edge - bounce - 0.4 * gleam, 0.02, 0.93);
  if (form === 'handle') return { tone, lines: v * 170, across: u * 12 + v * 60 };
  // Two bands of slip round the shoulder and the foot.
  const band =
    smooth(0.018, 0.006, Math.abs(place[1] - 1.36)) +
    smooth(0.018, 0.006, Math.abs(place[1] - 1.28)) +
    smooth(0.016, 0.006, Math.abs(place[1] - 0.3));
  const angle = Math.atan2(place[2], place[0] + 0.28);
  const crack = angle - 1.9 - crackAt(place[1]) * 1.6;
  const broken = place[1] > 0.34 && place[1] < 2.3 && place[2] > 0;
  const beside = Math.abs(crack) * Math.hypot(place[0], place[2]);
  // A hair that presses harder here and there.
  const hair = 0.0085 + 0.004 * Math.sin(place[1] * 31);
  let whole = broken ? smooth(hair + 0.0025, hair - 0.0025, beside) : 0;
  // Staples: a stroke across the crack, and a dot at each of its ends; a little paper about them.
  for (const height of place[2] > 0 ? staples : []) {
    const across = Math.abs(angle - 1.9 - crackAt(height) * 1.6) * Math.hypot(place[0], place[2]);
    const up = Math.abs(place[1] - height);
    const bar = smooth(0.014, 0.01, up) * smooth(0.112, 0.108, across);
    const dot = smooth(0.026, 0.022, Math.hypot(across - 0.11, up));
    const around = Math.max(
      smooth(0.034, 0.028, up) * smooth(0.112, 0.108, across),
      smooth(0.044, 0.038, Math.hypot(across - 0.11, up)),
    );
    if (Math.max(bar, dot) > 0) whole = Math.max(bar, dot);
    else if (around > 0) whole = whole * (1 - around) - around;
  }
  const inner = v > 0.86 ? 0.5 : 0;
  return {
    tone: clamp(tone + 0.34 * band + inner * (1 - light), 0.02, 0.95),
    whole,
    lines: place[1] * 58 + 1.4 * Math.sin(u * Math.PI * 2),
    across: u * 150 + place[1] * 26,
  };
}

const box: Box = [92, 92, 908, 1000];

export const apology: Design = {
  width: 1000,
  height: 1240,
  outline: sheetOutline(1000, 1240),
  perforation: 74.8,
  every: 7.4,
  ink: '#a3182a',
  paper: '#fdf9f0',
  inPicture: inBox(box),
  camera: { eye: [0, 2.6, 7.6], target: [0.06, 1.12, 0], zoom: 300, center: [516, 602] },
  light: { from: [-3.2, 4.2, 3.4], reach: 3.2 },
  forms: [lipped, handle, ground('table', [-3.4, -2.2, 3.4, 2.6], () => 0)],
  cut,
  ground: (x, y) => ({
    tone: clamp(
      0.62 - 0.4 * smooth(600, 60, Math.hypot(x - 300, y - 330)) + 0.12 * smooth(300, 900, x),
    ),
    lines: y / 7.4,
    across: (x - y * 0.4) / 7.4,
  }),
  solid:
    rule(grown(box, 8), 3.2) +
    words(500, 1136, 148, 'APOLOGY', { face: 'Burin Black', spacing: 7 }) +
    words(160, 236, 150, '1', { face: 'Burin Black' }) +
    words(500, 1186, 22, 'FACE VALUE · SILVER CITY, NEW MEXICO', {
      face: 'Burin Text',
      spacing: 4.6,
    }),
  bare: '<circle cx="160" cy="184" r="76" fill="#fff"/>',
  marks: marks.apology,
};
