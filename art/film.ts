/** Settings for the print of one negative. Left out: those of an ordinary print. */
export interface Recipe {
  /** Another picture whose negative this is printed from. */
  readonly from?: string;
  /** The part that is printed, as shares of the negative: left, top, width, height. */
  readonly crop?: readonly [left: number, top: number, width: number, height: number];
  /** Degrees that the paper lay askew, or the camera. */
  readonly turn?: number;
  /** Pixels that the lens was off by. */
  readonly soft?: number;
  /** Pixels on the longer side; left out: those of the negative. */
  readonly size?: number;
  /** Share of red, green and blue in the gray; left out: the print keeps its colors. */
  readonly mono?: readonly [red: number, green: number, blue: number];
  /** Tone of shadows and highlights, added to the channels, from -1 to 1. */
  readonly shadows?: readonly [number, number, number];
  readonly lights?: readonly [number, number, number];
  /** Stops of light more or less. */
  readonly stops?: number;
  /** Tone that is printed black, from 0 to 1. */
  readonly black?: number;
  /** Tone that is printed white. */
  readonly white?: number;
  /** Slope in the middle; 1 leaves it. */
  readonly contrast?: number;
  /** Share of the color that stays. */
  readonly colour?: number;
  /** Effect of the grain on a middle gray, and its width in pixels. */
  readonly grain?: number;
  readonly grainSize?: number;
  /** Light that spreads from very bright areas, and its reach as a share of the width. */
  readonly halation?: number;
  readonly spread?: number;
  /** Darkening of the corners. */
  readonly vignette?: number;
}

const triX = {
  mono: [0.34, 0.46, 0.2],
  contrast: 1.18,
  grain: 0.062,
  grainSize: 1.7,
  vignette: 0.28,
} as const;
const fog = {
  mono: [0.3, 0.5, 0.2],
  black: 0.1,
  white: 0.77,
  contrast: 1.25,
  grain: 0.036,
  vignette: 0.16,
} as const;
const portra = {
  colour: 0.82,
  shadows: [-0.012, 0.004, 0.016],
  lights: [0.03, 0.012, -0.03],
  contrast: 1.12,
  grain: 0.032,
  vignette: 0.24,
} as const;

const small = { ...triX, grain: 0.05, grainSize: 1, size: 480, halation: 0.35 } as const;
const wires = {
  ...small,
  from: 'photo-wires',
  mono: [0.5, 0.4, 0.1],
  white: 0.8,
  turn: 90,
} as const;
const laundry = { ...small, from: 'photo-laundry' } as const;
const shelter = { ...small, from: 'photo-shelter', stops: 0.3 } as const;
const street = { ...small, from: 'photo-main-street', stops: 0.4, white: 0.86 } as const;
const alley = { ...small, from: 'photo-alley', stops: 0.4, turn: -90 } as const;
const kerb = { ...small, from: 'photo-kerb' } as const;

/** Roll 412 as it lay on the contact paper: twenty-four frames, six of them good. */
const roll: readonly Recipe[] = [
  { ...wires, crop: [0.05, 0.5, 0.9, 0.4], stops: 3.2, soft: 2 },
  { ...wires, crop: [0, 0.02, 0.7, 0.7], stops: 0.3 },
  { ...wires, stops: 0.5 },
  { ...wires, crop: [0.4, 0.25, 0.5, 0.5], stops: 0.7, soft: 2.5 },
  { ...laundry, stops: -0.9 },
  { ...laundry, crop: [0, 0.1, 0.72, 0.72] },
  { ...laundry, crop: [0.08, 0.08, 0.8, 0.8], stops: 2 },
  { ...laundry, stops: 0.3 },
  { ...laundry, crop: [0.2, 0.3, 0.5, 0.5] },
  { ...shelter, crop: [0.08, 0.08, 0.84, 0.84], turn: -4 },
  { ...shelter, crop: [0.1, 0.2, 0.8, 0.8] },
  { ...shelter },
  { ...shelter, crop: [0.25, 0.45, 0.5, 0.5], stops: 0.9, soft: 1 },
  { ...street, crop: [0.35, 0.66, 0.34, 0.34], soft: 1.5 },
  { ...street, crop: [0.08, 0.1, 0.9, 0.9], stops: -0.8 },
  { ...street, crop: [0.1, 0.25, 0.6, 0.6], soft: 4 },
  { ...street, crop: [0, 0.17, 0.75, 0.75] },
  { ...street, stops: 0.2 },
  { ...street, crop: [0.26, 0.3, 0.42, 0.42], stops: 0.7 },
  { ...alley, crop: [0.1, 0.1, 0.8, 0.8], stops: -0.6, soft: 3 },
  { ...alley, crop: [0, 0.35, 0.65, 0.65] },
  { ...alley },
  { ...kerb, crop: [0.05, 0.35, 0.6, 0.6], stops: 0.6 },
  { ...kerb },
];

/** Every picture that is developed, by its name. */
export const recipes: Readonly<Record<string, Recipe>> = {
  'photo-main-street': {
    ...triX,
    crop: [0, 0.17, 0.75, 0.75],
    stops: 0.4,
    halation: 0.5,
    white: 0.86,
  },
  'photo-laundry': {
    ...portra,
    stops: 0.35,
    colour: 0.9,
    lights: [-0.01, 0.015, 0.01],
    halation: 0.45,
  },
  'photo-shelter': { ...triX, stops: 0.3, halation: 0.5 },
  'photo-wires': { ...triX, mono: [0.5, 0.4, 0.1], stops: 0.5, white: 0.8 },
  'photo-alley': { ...triX, stops: 0.4, halation: 0.4 },
  'photo-kerb': { ...triX, halation: 0.5 },
  'photo-pier': { ...fog },
  'photo-piles': { ...fog },
  'photo-boat': { ...fog },
  'photo-farm': { ...portra, black: 0.1, white: 0.82, colour: 0.6, grain: 0.03, halation: 0.25 },
  'photo-road': { ...fog, halation: 0.55, spread: 0.03 },
  'photo-plane': { ...portra },
  'photo-chisels': { ...triX, grain: 0.045, stops: 0.3 },
  'photo-apron': { ...triX, grain: 0.045 },
  'photo-bench': { ...portra, halation: 0.35 },
  'photo-dawn': { ...portra, halation: 0.2, colour: 0.75 },
  'photo-pears': { ...triX, grain: 0.045, vignette: 0.18 },
  'photo-eggs': { ...triX, crop: [0.22, 0.03, 0.72, 0.72], grain: 0.04, stops: 0.5 },
  'photo-breakfast': { ...portra },
  'photo-coat': { ...portra, halation: 0.2 },
  ...Object.fromEntries(
    roll.map((frame, index) => [`photo-roll-${String(index + 1).padStart(2, '0')}`, frame]),
  ),
};
