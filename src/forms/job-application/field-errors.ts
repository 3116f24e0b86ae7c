import type { EmailResponse } from '../../content/schema/email-response.ts';
import { copy } from '../copy.ts';

/**
 * Parses field errors from a response of the e-mail service: 422 has one `field: message` per line, 413
 * concerns the file.
 */
export function fieldErrors({ status, text }: EmailResponse): Record<string, string> {
  if (status === 413) return { file: copy.file.tooLarge };
  if (status !== 422) return {};
  const lines = text.split('\n').map((line) => /^([\w-]+): (.+)$/.exec(line.trim()));
  return Object.fromEntries(lines.flatMap((line) => (line ? [[line[1], line[2]]] : [])));
}
