import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { installedImport } from '../../integrations/registry/installed.ts';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { expect, openWindow } from '../browser-window.ts';

/** Targets of three forms: the server of the project, an account, any address. */
const targets = {
  server: `{ service: 'contact-form-7', url: '${apiPaths.contactForm(1)}/feedback', id: 1, format: 'json', captcha: { provider: 'altcha', challenge: '${apiPaths.captchaChallenge}' } }`,
  emailjs: "{ service: 'emailjs', publicKey: 'key', serviceId: 'mail', templateId: 'contact' }",
  address: "'https://forms.example/contact'",
};

/** Writes trial pages: a header above a long text, and a contact form for each target. */
export function writeTrials(folder: string): void {
  const forms = Object.entries(targets).map(
    ([name, target]) =>
      `  ${name}: () => <ContactForm fields="full" submitLabel="Send" details={details} sendTo={${target}} />,`,
  );
  const code = [
    "import { type ComponentType, useState } from 'react';",
    `import { ContactForm } from '${installedImport('src/forms/contact/contact-form.tsx')}';`,
    "import { WhiteHeader } from './specimens/headers/white-header';",
    'const look = { minHeight: 4000 };',
    "const guests = { kind: 'number', name: 'Guests', label: 'Guests', min: 1, max: 8 } as const;",
    'const details = [guests];',
    'const trials: Record<string, ComponentType> = {',
    '  header: () => <><WhiteHeader /><main style={look}>Text</main></>,',
    ...forms,
    '};',
    'export function Trial({ name }: { name: string }) {',
    '  const Shown = trials[name];',
    // Like pages that keep input in state: every keystroke renders everything again.
    '  const [, setLetters] = useState(0);',
    '  const count = () => setLetters((letters) => letters + 1);',
    '  return <div data-theme="house" onInput={count}>{Shown && <Shown />}</div>;',
    '}',
  ];
  writeFileSync(join(folder, 'src/trials.tsx'), code.join('\n'));
}

async function open(browser: Browser, url: string, name: string, width: number): Promise<Page> {
  const page = await openWindow(browser, { viewport: { width, height: 800 }, bypassCSP: true });
  await page.goto(`${url}/#try-${name}`);
  return page;
}

/** Tests an installed header: it reacts to scrolling, and its menus open and close. */
export async function tryHeader(browser: Browser, url: string): Promise<void> {
  const page = await open(browser, url, 'header', 1280);
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.getByRole('link', { name: 'Ecommerce' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Ecommerce' })).toBeHidden();
  // A header with keyboard focus stays visible.
  await page.mouse.click(640, 600);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.locator('html[data-stuck][data-scroll="down"]')).toHaveCount(1);
  await expect(page.locator('[data-site-header]')).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 700));
  await expect(page.locator('[data-site-header]')).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await page.context().close();
}

async function send(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Phone').fill('802-555-0143');
  await page.getByLabel('Guests').fill('3');
  await page.getByLabel('Message').fill('Taken home.');
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Tests an installed contact form: it sends to each of three targets, in the format of each. */
export async function tryContactForms(browser: Browser, url: string): Promise<void> {
  const own = await open(browser, url, 'server', 1280);
  const answered = own.waitForResponse(/\/feedback$/);
  const requested: string[] = [];
  own.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await send(own);
  expect(await (await answered).json()).toMatchObject({ status: 'mail_sent' });
  // One captcha was enough, however often the form was rendered while it was filled in.
  const sent = requested.findIndex((path) => path.endsWith('/feedback'));
  expect(
    requested.slice(0, sent).filter((path) => path === apiPaths.captchaChallenge),
  ).toHaveLength(1);
  await own.context().close();

  for (const [name, address] of [
    ['emailjs', 'https://api.emailjs.com/api/v1.0/email/send'],
    ['address', 'https://forms.example/contact'],
  ] as const) {
    const page = await open(browser, url, name, 1280);
    const bodies: unknown[] = [];
    await page.route(address, (route) => {
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      if (route.request().method() === 'POST') bodies.push(route.request().postDataJSON());
      return route.fulfill({ status: 200, headers, body: 'OK' });
    });
    await send(page);
    await expect(page.getByText('Your message has been sent.')).toBeVisible();
    const fields = { name: 'Ada', email: 'ada@example.com', Guests: '3', comment: 'Taken home.' };
    expect(bodies).toMatchObject([name === 'emailjs' ? { template_params: fields } : fields]);
    await page.context().close();
  }
}
