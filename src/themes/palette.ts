import { formatHex, interpolate, modeLrgb, modeRgb, useMode, wcagContrast } from 'culori/fn';
import { house } from './house.ts';
import type { Colors, Hex, Theme } from './theme.ts';

// The two color spaces that are needed; `culori` alone would put twenty more into the server.
useMode(modeRgb);
useMode(modeLrgb);

/**
 * Colors of a theme for what has no stylesheet of it: mails, and the pages that the server renders.
 * Texts are readable on all four backgrounds (`paper`, `surface`, `tint`, `alertTint`).
 */
export interface Palette {
  /** Background of the page. */
  paper: Hex;
  /** Background of panels and fields. */
  surface: Hex;
  /** Text. */
  ink: Hex;
  /** Secondary text. */
  muted: Hex;
  /** Hairlines. */
  line: Hex;
  /** Borders of fields and buttons. */
  border: Hex;
  /** Links, and strong backgrounds. */
  deep: Hex;
  onDeep: Hex;
  /** The one color that stands out, as in the theme: buttons, and the stripe of a mail. */
  accent: Hex;
  onAccent: Hex;
  /** Soft background. */
  tint: Hex;
  /** Text of errors and warnings. */
  alert: Hex;
  alertTint: Hex;
  /** Outline of the focused element. */
  focus: Hex;
}

/** Minimum contrasts of text, and of shapes such as borders: WCAG 2.2 AA. */
const minContrasts = { text: 4.5, shape: 3 };

/** Mixes two colors in sRGB. @param share fraction of the first */
const mix = (color: Hex, other: Hex, share: number): Hex =>
  formatHex(interpolate([other, color], 'rgb')(share)) as Hex;

const isReadable = (
  color: Hex,
  grounds: readonly Hex[],
  kind: keyof typeof minContrasts = 'text',
) => grounds.every((ground) => wcagContrast(color, ground) >= minContrasts[kind]);

/** Number of steps in which a color approaches the ink until it is readable. */
const mixSteps = 20;

/** Returns a color, or the nearest mixture of it and the ink that is readable on all grounds. */
function toReadable(
  color: Hex,
  ink: Hex,
  grounds: readonly Hex[],
  kind: keyof typeof minContrasts = 'text',
): Hex {
  for (let step = 0; step < mixSteps; step += 1) {
    const mixture = mix(ink, color, step / mixSteps);
    if (isReadable(mixture, grounds, kind)) return mixture;
  }
  return ink;
}

type BaseColors = Pick<Palette, 'paper' | 'surface' | 'ink' | 'muted' | 'line'>;

/** Completes a palette by the colors of a theme, changed as far as its grounds need it. */
function createPalette(base: BaseColors, colors: Colors): Palette {
  const { paper, surface, ink } = base;
  const { accent, onAccent } = colors;
  const tint = mix(colors.deep, surface, 0.12);
  const alertTint = mix(accent, surface, 0.12);
  const grounds = [paper, surface, tint, alertTint];
  const deep = toReadable(colors.deep, ink, grounds);
  return {
    ...base,
    muted: toReadable(base.muted, ink, grounds),
    border: toReadable(mix(ink, surface, 0.5), ink, [paper, surface], 'shape'),
    deep,
    onDeep: isReadable(colors.onDeep, [deep]) ? colors.onDeep : paper,
    accent,
    onAccent,
    tint,
    alert: toReadable(accent, ink, grounds),
    alertTint,
    focus: toReadable(accent, ink, [paper, surface], 'shape'),
  };
}

/**
 * Returns the palettes of a theme for both color schemes. The palette of the other scheme exchanges
 * paper and ink.
 */
export function createPalettes({ scheme, colors }: Theme): Record<Theme['scheme'], Palette> {
  const { paper, surface, ink, muted, line } = colors;
  const ownPalette = createPalette({ paper, surface, ink, muted, line }, colors);
  const otherPaper = mix(ink, scheme === 'light' ? '#000000' : '#ffffff', 0.75);
  const otherBase: BaseColors = {
    paper: otherPaper,
    surface: mix(ink, paper, 0.97),
    ink: paper,
    muted: mix(paper, otherPaper, 0.7),
    line: mix(paper, otherPaper, 0.15),
  };
  const otherPalette = createPalette(otherBase, colors);
  return scheme === 'light'
    ? { light: ownPalette, dark: otherPalette }
    : { light: otherPalette, dark: ownPalette };
}

/** Palettes of the house theme. */
export const housePalettes = createPalettes(house);
