/** Page of a job opening after its last day. */
export interface ClosedJobPage {
  /** Time from which it is served, in milliseconds since 1970. */
  closes: number;
  html: Buffer;
}

const kind = '"@type":"JobPosting"';
const scriptStart = '<script type="application/ld+json">';
const scriptEnd = '</script>';

/**
 * Returns the page of an opening as of the end of its last day: without its JobPosting, and with
 * the closed marks that its script would set. Undefined for every other page.
 */
export function closedJobPage(page: Buffer): ClosedJobPage | undefined {
  if (!page.includes(kind)) return undefined;
  const html = page.toString();
  const closes = Date.parse(/ data-deadline="([^"]+)"/.exec(html)?.[1] ?? '');
  if (Number.isNaN(closes)) return undefined;
  const at = html.indexOf(kind);
  const before = html.slice(0, html.lastIndexOf(scriptStart, at));
  const after = html.slice(html.indexOf(scriptEnd, at) + scriptEnd.length);
  const marked = (before + after).replaceAll(
    / data-deadline="([^"]+)"/g,
    (attribute, moment: string) =>
      Date.parse(moment) <= closes ? `${attribute} data-closed=""` : attribute,
  );
  return { closes, html: Buffer.from(marked) };
}
