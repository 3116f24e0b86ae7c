/** Red, green and blue from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Normalizes three or six hexadecimal digits, with or without `#`, to `#` and six in lower case; null for
 * anything else.
 */
export function hexOf(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((d) => d + d).join('')}`;
  return null;
}

/**
 * Returns the six digits as three numbers.
 * @internal
 */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const linearChannel = (channel: number) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/**
 * Returns the relative luminance as WCAG 2 defines it, from 0 for black to 1 for white.
 * @internal
 */
export function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * linearChannel(red) + 0.7152 * linearChannel(green) + 0.0722 * linearChannel(blue);
}

/** Returns the contrast of two colors as WCAG 2 defines it, from 1 to 21, in either order. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Text that is readable in a pair of colors: any size, large text only (24 px, or 19 px bold), or none. */
export type Readability = 'text' | 'large' | 'none';

/**
 * Returns the text sizes for a ratio by WCAG 2, level AA. The displayed ratio is rounded down: 4.499
 * is not 4.5.
 */
export function readabilityOf(ratio: number): Readability {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large' : 'none';
}

/** Formats a ratio with one decimal, rounded down so that it never exceeds the real one. */
export const ratioText = (ratio: number) => (Math.floor(ratio * 10 + 1e-9) / 10).toFixed(1);

/**
 * Lightness, chroma and hue of a color in OKLCH (Björn Ottosson, 2020).
 * @internal
 */
export function oklch(hex: string): readonly [lightness: number, chroma: number, hue: number] {
  const [r, g, b] = rgbOf(hex).map(linearChannel) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.hypot(x, y);
  const hue = chroma < 0.0005 ? 0 : ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return [lightness, chroma, hue];
}

/** Returns a color as RGB, hexadecimal and OKLCH. */
export function valuesOf(hex: string) {
  const [lightness, chroma, hue] = oklch(hex);
  return {
    hex: hex.toUpperCase(),
    rgb: `rgb(${rgbOf(hex).join(' ')})`,
    oklch: `oklch(${(lightness * 100).toFixed(1)}% ${chroma.toFixed(3)} ${hue.toFixed(1)})`,
  } as const;
}

/** Returns the text color with the highest contrast on a background. */
export function readableOn(ground: string, inks: readonly string[]): string {
  return [...inks].sort((a, b) => contrast(b, ground) - contrast(a, ground))[0] ?? ground;
}
