/** Matches directives that have no effect in a page and cause a warning of the browser there. */
const headerOnlyPattern = /^(?:frame-ancestors|report-uri|sandbox)\b/;

const charsetElement = '<meta charset="utf-8">';

/**
 * Adds the content security policy of a page to the page itself, for hosts that cannot send a
 * different header with each page. The element follows the character encoding, which has to be in
 * the first kilobyte, and precedes everything that the policy restricts.
 * @throws Error when the page does not declare its encoding.
 */
export function addPolicyElement(html: string, policy: string): string {
  const charsetStart = html.indexOf(charsetElement);
  if (charsetStart === -1) throw new Error(`A page has no ${charsetElement}.`);
  const directives = policy.split('; ').filter((directive) => !headerOnlyPattern.test(directive));
  const element = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
  const charsetEnd = charsetStart + charsetElement.length;
  return html.slice(0, charsetEnd) + element + html.slice(charsetEnd);
}
