import { formatNumber } from '../../content/formats.ts';

/** Formats a weight: `2,950 KB`. */
export const formatKilobytes = (value: number): string => `${formatNumber(value)} KB`;
