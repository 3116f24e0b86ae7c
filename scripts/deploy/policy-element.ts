/** Directives that have no effect in a page, and that browsers warn of there. */
const headerOnly = /^(?:frame-ancestors|report-uri|sandbox)\b/;

const charset = '<meta charset="utf-8">';

/**
 * Adds the content security policy of a page to the page itself, for hosts that cannot send a
 * header of its own with each page. It follows the character encoding, which has to stand in the
 * first kilobyte, and precedes everything that the policy is about.
 * @throws Error when the page does not declare its encoding.
 */
export function withPolicyElement(html: string, policy: string): string {
  const at = html.indexOf(charset);
  if (at === -1) throw new Error(`A page has no ${charset}.`);
  const kept = policy.split('; ').filter((directive) => !headerOnly.test(directive));
  const element = `<meta http-equiv="Content-Security-Policy" content="${kept.join('; ')}">`;
  const end = at + charset.length;
  return html.slice(0, end) + element + html.slice(end);
}
