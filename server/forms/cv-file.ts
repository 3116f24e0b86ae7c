import { fileTypeFromBuffer } from 'file-type';
import { maxFileBytes } from '../../src/forms/job-application/schema.ts';
import { serverWords } from '../../src/words/server.ts';
import { safeFileName } from '../file-name.ts';
import type { FileToSave } from '../leads/save-lead.ts';
import { detectOfficeDocument } from './office-document.ts';

/** MIME types of the accepted files, by extension. */
const mimeTypes: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
};

/** The CV to store, or an error message for the visitor. */
export type CvCheckResult = { file: FileToSave } | { error: string };

/** PDF readers accept the header within this many bytes; anything may precede it. */
const maxPdfHeaderOffset = 1024;

const hasPdfHeader = (content: Uint8Array): boolean =>
  Buffer.from(content.subarray(0, maxPdfHeaderOffset)).includes('%PDF-');

/**
 * Detects the file extension by the content; undefined if the type is unknown or not accepted. A
 * ZIP file that is no document has none: no other type is tried.
 */
async function detectExtension(content: Uint8Array): Promise<string | undefined> {
  const officeExtension = detectOfficeDocument(content);
  if (officeExtension === null) return undefined;
  if (officeExtension !== undefined) return officeExtension;
  const detectedType = await fileTypeFromBuffer(content).catch(() => undefined);
  return detectedType?.ext ?? (hasPdfHeader(content) ? 'pdf' : undefined);
}

/** Checks an upload by its content, not by its name or the type that the browser sent. */
export async function checkCv(upload: File): Promise<CvCheckResult> {
  if (upload.size === 0) return { error: serverWords.file.empty };
  if (upload.size > maxFileBytes) {
    return { error: serverWords.file.tooLarge(maxFileBytes / 1024 / 1024) };
  }
  const content = new Uint8Array(await upload.arrayBuffer());
  const extension = await detectExtension(content);
  const mimeType = extension && mimeTypes[extension];
  if (!extension || !mimeType) return { error: serverWords.file.wrongType };
  return { file: { name: safeFileName(upload.name, extension), type: mimeType, content } };
}
