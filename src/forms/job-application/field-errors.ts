import type { EmailResponse } from '../../content/schema/email-response.ts';
import { copy } from '../copy.ts';

/**
 * Reads the fields out of the e-mail service's refusal: status 422 has one `field: message` a line;
 * 413 and 415 can only be about the file.
 */
export function fieldErrors({ status, text }: EmailResponse): Record<string, string> {
  if (status === 413) return { file: copy.file.tooLarge };
  if (status !== 422) return {};
  const lines = text.split('\n').map((line) => /^([\w-]+): (.+)$/.exec(line.trim()));
  return Object.fromEntries(lines.flatMap((line) => (line ? [[line[1], line[2]]] : [])));
}
