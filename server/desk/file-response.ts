import type { LeadFileTable } from '../db/tables.ts';
import { dataPolicy } from '../security/content-policy.ts';

/** Types that are named as they are; all others are bytes. */
const knownTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
];

/** Characters of `filename*` that need no encoding (RFC 8187). */
const encodeExtended = (text: string): string =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Characters that would disguise or break a name: control, direction, separators of paths. */
const unsafe = /[\p{Cc}\p{Cf}\u2028\u2029/\\]/gu;

/** Returns a Content-Disposition that downloads, with the name in ASCII and as it is (RFC 6266). */
export function attachmentHeader(name: string): string {
  const safe = name.toWellFormed().replace(unsafe, '_') || 'file';
  const ascii = safe.replace(/[^\x20-\x7e]/g, '_').replace(/["%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(safe)}`;
}

/** Headers of a visitor's file: it is downloaded and never shown by the browser as a page of ours. */
export const fileHeaders = ({ name, type, size }: Omit<LeadFileTable, 'content' | 'lead_id'>) => ({
  'Content-Type': knownTypes.includes(type) ? type : 'application/octet-stream',
  'Content-Length': String(size),
  'Content-Disposition': attachmentHeader(name),
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': `sandbox; ${dataPolicy}`,
});
