import { deskWords } from '../../src/words/desk.ts';

/**
 * Messages after a post, by the code in the URL that it redirects to: a URL can choose
 * one, but not write one.
 */
const messages = deskWords.status;

export type StatusCode = keyof typeof messages;

/** Name of the parameter with the code, and id of the element that shows the message. */
export const statusParam = 'status';

/** Returns the message that a URL names, or null. */
export function statusMessage(params: URLSearchParams): string | null {
  const code = params.get(statusParam) ?? '';
  return Object.hasOwn(messages, code) ? messages[code as StatusCode] : null;
}

/** Adds a message to a URL of the desk; focus moves to it there. */
export function addStatus(href: string, code: StatusCode): string {
  const [path = '', query = ''] = href.split('?');
  const params = new URLSearchParams(query);
  params.set(statusParam, code);
  return `${path}?${params}#${statusParam}`;
}
