/**
 * Messages after a post, by the code in the URL that it redirects to: a URL can choose
 * one, but not write one.
 */
const messages = {
  new: 'Marked as new.',
  answered: 'Marked as answered.',
  done: 'Marked as done.',
  spam: 'Put aside as spam.',
  released: 'Released from spam. Its mails are on their way.',
  'released-no-slot': 'Released from spam, but its appointment is not free any more.',
  'known-address': 'It stays spam: the list knows this address already.',
  'invalid-address': 'It stays spam: no mail can ask this address whether it wants to subscribe.',
  unchanged: 'It was so already.',
  noted: 'Note added.',
  'no-text': 'A note needs some text.',
  assigned: 'Saved who takes care of it.',
  retried: 'The mails are sent again now.',
  'none-retried': 'There was no mail to send again.',
  'signed-out': 'You are signed out.',
  'signed-out-everywhere': 'You are signed out on every device.',
} as const;

export type StatusCode = keyof typeof messages;

/** Name of the parameter with the code, and id of the element that shows the message. */
export const statusParam = 'status';

/** Returns the message that a URL names, or null. */
export function statusMessage(params: URLSearchParams): string | null {
  const code = params.get(statusParam) ?? '';
  return Object.hasOwn(messages, code) ? messages[code as StatusCode] : null;
}

/** Adds a message to a URL of the desk; focus moves to it there. */
export function withStatus(href: string, code: StatusCode): string {
  const [path = '', query = ''] = href.split('?');
  const params = new URLSearchParams(query);
  params.set(statusParam, code);
  return `${path}?${params}#${statusParam}`;
}
