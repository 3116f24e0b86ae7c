import { fileTypeFromBuffer } from 'file-type';
import { maxFileBytes } from '../../src/forms/job-application/schema.ts';
import type { FileToSave } from '../leads/save-lead.ts';
import { trimEnd } from '../trim-end.ts';

const accepted: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
};

/** A CV that was judged: the file as it is kept, or a sentence for the visitor. */
export type JudgedFile = { file: FileToSave } | { problem: string };

/** Judges an upload by its content, not by its name or by what the browser calls it. */
export async function judgeCv(upload: File): Promise<JudgedFile> {
  if (upload.size === 0) return { problem: 'The file is empty.' };
  if (upload.size > maxFileBytes) {
    return { problem: `The file is larger than ${maxFileBytes / 1024 / 1024} MB.` };
  }
  const content = new Uint8Array(await upload.arrayBuffer());
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  const type = found && accepted[found.ext];
  if (!found || !type) return { problem: 'Please send a PDF, DOCX or ODT file.' };
  return { file: { name: safeFileName(upload.name, found.ext), type, content } };
}

/** Far more than any disk allows; what a visitor calls a file may be megabytes long. */
const longestName = 1000;

/**
 * A name that is harmless on every disk and in every mail: no path, no control or special signs,
 * at most 80 characters, with the ending of what the file really is.
 */
export function safeFileName(name: string, ending: string): string {
  const given = name.slice(-longestName).normalize('NFC');
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  const stem = trimEnd(clean, '. ').slice(0, 80).trim();
  const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem);
  return `${stem === '' || reserved ? 'cv' : stem}.${ending}`;
}
