import type { VitalSignValues } from './use-vital-signs.ts';

export const signNames = ['lcp', 'inp', 'cls', 'bytes', 'requests'] as const;
export type SignName = (typeof signNames)[number];

const numberFormat = new Intl.NumberFormat('en-US');

/** Returns the value of a metric: undefined before a measurement, null if this browser cannot measure it. */
export function signValue(
  name: SignName,
  values: VitalSignValues | undefined,
): number | null | undefined {
  if (!values) return undefined;
  if (name === 'bytes') return values.load?.bytes;
  if (name === 'requests') return values.load?.requests;
  return values[name];
}

/** Formats a value with its unit: 1.24 s, 96 ms, 0.013, 412 KB, 31. */
export function signText(name: SignName, value: number): string {
  if (name === 'lcp') return `${(value / 1000).toFixed(2)} s`;
  if (name === 'inp') return `${Math.round(value)} ms`;
  if (name === 'cls') return value === 0 ? '0' : value.toFixed(3);
  if (name === 'bytes') return `${numberFormat.format(Math.round(value / 1000))} KB`;
  return numberFormat.format(value);
}
