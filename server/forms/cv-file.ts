import { fileTypeFromBuffer } from 'file-type';
import { maxFileBytes } from '../../src/forms/job-application/schema.ts';
import type { FileToSave } from '../leads/save-lead.ts';
import { safeFileName } from './file-name.ts';
import { officeDocument } from './office-document.ts';

const accepted: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
};

/** A checked CV: the file to store, or an error message for the visitor. */
export type CheckedFile = { file: FileToSave } | { problem: string };

/** PDF readers accept the header within this many bytes; anything may precede it. */
const maxPdfHeaderOffset = 1024;

const hasPdfHeader = (content: Uint8Array): boolean =>
  Buffer.from(content.subarray(0, maxPdfHeaderOffset)).includes('%PDF-');

/** Detects the type of a CV by its content; undefined if it is none. */
async function detectType(content: Uint8Array): Promise<string | undefined> {
  const office = officeDocument(content);
  if (office !== undefined) return office ?? undefined;
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  return found?.ext ?? (hasPdfHeader(content) ? 'pdf' : undefined);
}

/** Checks an upload by its content, not by its name or the type that the browser sent. */
export async function checkCv(upload: File): Promise<CheckedFile> {
  if (upload.size === 0) return { problem: 'The file is empty.' };
  if (upload.size > maxFileBytes) {
    return { problem: `The file is larger than ${maxFileBytes / 1024 / 1024} MB.` };
  }
  const content = new Uint8Array(await upload.arrayBuffer());
  const kind = await detectType(content);
  const type = kind && accepted[kind];
  if (!kind || !type) return { problem: 'Please send a PDF, DOCX or ODT file.' };
  return { file: { name: safeFileName(upload.name, kind), type, content } };
}
