import type { Hex, Theme } from '../../../src/themes/theme.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the color of a theme by its token: `on-deep`, or one of its own. */
export function toneOf({ colors, extra = {} }: Theme, token: string): Hex {
  const all: Record<string, Hex> = { ...colors, ...extra };
  const found = Object.entries(all).find(([name]) => kebab(name) === token);
  if (!found) throw new Error(`This look has no colour "${token}".`);
  return found[1];
}

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Returns the brightness of a color, from 0 to 1. */
export function brightness(hex: Hex): number {
  const channel = (from: number) => linear(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Returns the contrast of two colors, from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the text color for a ground: ink or paper, whichever has more contrast. */
export function writingOn(look: Theme, ground: string): Hex {
  const { ink, paper } = look.colors;
  const on = toneOf(look, ground);
  return contrast(on, ink) > contrast(on, paper) ? ink : paper;
}
