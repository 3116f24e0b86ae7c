import { locale } from '../../content/locale.ts';

/** Formats a file size: `340 KB`, `2.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  const megabytes = bytes / 1024 / 1024;
  return `${megabytes.toLocaleString(locale.formats, { maximumFractionDigits: 1 })} MB`;
}
