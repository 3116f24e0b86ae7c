import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallSite } from '../reliability/child-server.ts';
import { feedbackPath } from '../reliability/test-api.ts';

/** Page with a plain form. */
export const formPage = '/page/contact-us';

/** Creates a small site whose contact page has a form that works without script. */
export function siteWithForm(): ReturnType<typeof smallSite> {
  const site = smallSite();
  const fields = ['name', 'email', 'phone', 'comment'];
  writeFileSync(
    join(site.folder, `${formPage}.html`),
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Contact</title></head><body>
    <form method="post" action="${feedbackPath}">
    ${fields.map((name) => `<input name="${name}" aria-label="${name}">`).join('')}
    <button>Send</button></form></body></html>`,
  );
  return site;
}
