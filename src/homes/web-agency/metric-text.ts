import type { VitalSignValues } from './use-vital-signs.ts';

export const metricNames = ['lcp', 'inp', 'cls', 'bytes', 'requests'] as const;
export type MetricName = (typeof metricNames)[number];

const numberFormat = new Intl.NumberFormat('en-US');

/** Returns the value of a metric: undefined before a measurement, null if this browser cannot measure it. */
export function metricValue(
  name: MetricName,
  values: VitalSignValues | undefined,
): number | null | undefined {
  if (!values) return undefined;
  if (name === 'bytes') return values.load?.bytes;
  if (name === 'requests') return values.load?.requests;
  return values[name];
}

/** Formats a value with its unit: 1.24 s, 96 ms, 0.013, 412 KB, 31. */
export function metricText(name: MetricName, value: number): string {
  if (name === 'lcp') return `${(value / 1000).toFixed(2)} s`;
  if (name === 'inp') return `${Math.round(value)} ms`;
  if (name === 'cls') return value === 0 ? '0' : value.toFixed(3);
  if (name === 'bytes') return `${numberFormat.format(Math.round(value / 1000))} KB`;
  return numberFormat.format(value);
}
