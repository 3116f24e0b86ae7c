/** Page of a job opening after its last day. */
export interface ClosedJobPage {
  /** Time from which it is served, in milliseconds since 1970. */
  closesAt: number;
  html: Buffer;
}

const jobPostingType = '"@type":"JobPosting"';
const scriptStart = '<script type="application/ld+json">';
const scriptEnd = '</script>';

/**
 * Returns the page of an opening as of the end of its last day: without its JobPosting, and with
 * the closed marks that its script would set. Undefined for every other page.
 */
export function closedJobPage(page: Buffer): ClosedJobPage | undefined {
  if (!page.includes(jobPostingType)) return undefined;
  const html = page.toString();
  const closesAt = Date.parse(/ data-deadline="([^"]+)"/.exec(html)?.[1] ?? '');
  if (Number.isNaN(closesAt)) return undefined;
  const typeIndex = html.indexOf(jobPostingType);
  const htmlBefore = html.slice(0, html.lastIndexOf(scriptStart, typeIndex));
  const htmlAfter = html.slice(html.indexOf(scriptEnd, typeIndex) + scriptEnd.length);
  const closedHtml = (htmlBefore + htmlAfter).replaceAll(
    / data-deadline="([^"]+)"/g,
    (attribute, deadline: string) =>
      Date.parse(deadline) <= closesAt ? `${attribute} data-closed=""` : attribute,
  );
  return { closesAt, html: Buffer.from(closedHtml) };
}
