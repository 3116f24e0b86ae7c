import { formatHex, interpolate, modeLrgb, modeRgb, useMode, wcagContrast } from 'culori/fn';
import { house } from './house.ts';
import type { Colors, Hex, Theme } from './theme.ts';

// The two color spaces that are needed; `culori` alone would put twenty more into the server.
useMode(modeRgb);
useMode(modeLrgb);

/**
 * Colors of a theme for what has no stylesheet of it: mails, and the pages that the server renders.
 * Texts are readable on all four backgrounds (`paper`, `sheet`, `tint`, `alertTint`).
 */
export interface Palette {
  /** Background of the page. */
  paper: Hex;
  /** Background of panels and fields. */
  sheet: Hex;
  /** Text. */
  ink: Hex;
  /** Secondary text. */
  muted: Hex;
  /** Hairlines. */
  line: Hex;
  /** Borders of fields and buttons. */
  edge: Hex;
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
const steps = 20;

/** Returns a color, or the nearest mixture of it and the ink that is readable on all grounds. */
function readable(
  color: Hex,
  ink: Hex,
  grounds: readonly Hex[],
  kind: keyof typeof minContrasts = 'text',
): Hex {
  for (let step = 0; step < steps; step += 1) {
    const mixture = mix(ink, color, step / steps);
    if (isReadable(mixture, grounds, kind)) return mixture;
  }
  return ink;
}

type Base = Pick<Palette, 'paper' | 'sheet' | 'ink' | 'muted' | 'line'>;

/** Completes a palette by the colors of a theme, changed as far as its grounds need it. */
function createPalette(base: Base, colors: Colors): Palette {
  const { paper, sheet, ink } = base;
  const { accent, onAccent } = colors;
  const tint = mix(colors.deep, sheet, 0.12);
  const alertTint = mix(accent, sheet, 0.12);
  const grounds = [paper, sheet, tint, alertTint];
  const deep = readable(colors.deep, ink, grounds);
  return {
    ...base,
    muted: readable(base.muted, ink, grounds),
    edge: readable(mix(ink, sheet, 0.5), ink, [paper, sheet], 'shape'),
    deep,
    onDeep: isReadable(colors.onDeep, [deep]) ? colors.onDeep : paper,
    accent,
    onAccent,
    tint,
    alert: readable(accent, ink, grounds),
    alertTint,
    focus: readable(accent, ink, [paper, sheet], 'shape'),
  };
}

/**
 * Returns the palettes of a theme for both color schemes. The palette of the other scheme exchanges
 * paper and ink.
 */
export function createPalettes({ scheme, colors }: Theme): Record<Theme['scheme'], Palette> {
  const { paper, surface: sheet, ink, muted, line } = colors;
  const own = createPalette({ paper, sheet, ink, muted, line }, colors);
  const otherPaper = mix(ink, scheme === 'light' ? '#000000' : '#ffffff', 0.75);
  const otherBase: Base = {
    paper: otherPaper,
    sheet: mix(ink, paper, 0.97),
    ink: paper,
    muted: mix(paper, otherPaper, 0.7),
    line: mix(paper, otherPaper, 0.15),
  };
  const other = createPalette(otherBase, colors);
  return scheme === 'light' ? { light: own, dark: other } : { light: other, dark: own };
}

/** Palettes of the house theme. */
export const palettes = createPalettes(house);
