import type { LeadFileTable } from '../db/tables.ts';
import { dataPolicy } from '../security/content-policy.ts';

/** Content types that are sent unchanged; all others become `application/octet-stream`. */
const allowedTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
];

/** Encodes a name for the parameter `filename*` (RFC 8187). */
const encodeExtended = (text: string): string =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Pattern of characters that would disguise or break a name: control characters, direction marks,
 * path separators.
 */
const unsafeCharacterPattern = /[\p{Cc}\p{Cf}\u2028\u2029/\\]/gu;

/**
 * Returns a Content-Disposition for a download, with the name in ASCII and in full (RFC 6266).
 */
export function attachmentHeader(name: string): string {
  const safeName = name.toWellFormed().replace(unsafeCharacterPattern, '_') || 'file';
  const asciiName = safeName.replace(/[^\x20-\x7e]/g, '_').replace(/["%]/g, '_');
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encodeExtended(safeName)}`;
}

/** Returns the headers of a visitor's file, which browsers download and never show as our page. */
export const fileHeaders = ({ name, type, size }: Omit<LeadFileTable, 'content' | 'lead_id'>) => ({
  'Content-Type': allowedTypes.includes(type) ? type : 'application/octet-stream',
  'Content-Length': String(size),
  'Content-Disposition': attachmentHeader(name),
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': `sandbox; ${dataPolicy}`,
});
