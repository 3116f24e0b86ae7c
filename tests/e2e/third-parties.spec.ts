import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { build } from 'esbuild';
import { pagePolicy } from '../../server/security/content-policy.ts';
import { type SiteConfig, siteConfig } from '../../site.config.ts';
import { captchaProviders } from '../../src/elements/captcha/captcha-providers.ts';
import { success } from '../../src/words/forms.ts';
import { expect, test } from '../fixtures.ts';
import { captchaFrame, captchaFrames, captchaScript, chats } from './third-parties/mocks.ts';
import type { Wanted } from './third-parties/mounted.tsx';

/*
 * Each provider of `site.config.ts` is one line there. These tests switch it on: our own components
 * with that configuration, under the content security policy that the server derives from it, with
 * a mock of the provider's script. Decision 30 says why no provider is on by default.
 */

/** Our components, bundled as in production. */
const bundle = build({
  entryPoints: [fileURLToPath(new URL('third-parties/mounted.tsx', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  jsx: 'automatic',
  loader: { '.css': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"' },
  tsconfigRaw: {},
  logLevel: 'silent',
}).then(({ outputFiles: [output] }) => output?.text ?? '');

/** Content security policy violations, as the browser reports them. */
const refused = (page: Page) =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Responds for a third party's host: an empty body of the requested type. */
function answer(route: Route): Promise<void> {
  const types: Record<string, string> = {
    script: 'text/javascript',
    stylesheet: 'text/css',
    image: 'image/svg+xml',
    document: 'text/html',
  };
  const kind = route.request().resourceType();
  const body = kind === 'image' ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : '';
  return route.fulfill({ contentType: types[kind] ?? 'application/json', headers: cors, body });
}

type MockResponse = (route: Route) => Promise<void>;

/** Responds with a script or a document of a mock. */
const respondWith =
  (contentType: string, body: (url: URL) => string): MockResponse =>
  (route) =>
    route.fulfill({ contentType, headers: cors, body: body(new URL(route.request().url())) });

/**
 * Opens a page with one of our components in it, under the policy of `config`.
 *
 * @param mocks responses by URL prefix; all other requests get an empty response
 */
async function open(
  page: Page,
  wanted: Wanted,
  config: SiteConfig,
  mocks: Record<string, MockResponse>,
): Promise<void> {
  const script = await bundle;
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(window, { refused: list });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      list.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await page.route(/^https:/, (route) => {
    const url = route.request().url();
    const [, respond = answer] = Object.entries(mocks).find(([at]) => url.startsWith(at)) ?? [];
    return respond(route);
  });
  const attribute = JSON.stringify(wanted).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  await page.route('**/tried', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': pagePolicy({ script: [hash], style: [] }, config) },
      body: `<!doctype html><html lang="en"><title>Tried</title><body><main id="root" data-wanted="${attribute}"></main><script>${script}</script></body></html>`,
    }),
  );
  await page.goto('/tried');
}

const chatConfigs = {
  tawk: { provider: 'tawk', propertyId: 'property', widgetId: 'widget' },
  crisp: { provider: 'crisp', websiteId: '7598bf86' },
  chatwoot: {
    provider: 'chatwoot',
    baseUrl: 'https://chat.example.com',
    websiteToken: 'token',
  },
} satisfies Record<keyof typeof chats, SiteConfig['chat']>;

for (const name of ['tawk', 'crisp', 'chatwoot'] as const) {
  const { script, text } = chats[name];
  const chat = chatConfigs[name];
  const mocks = { [script]: respondWith('text/javascript', () => text) };

  test(`[S3] the chat of ${name} loads if it is configured, and its policy allows it`, async ({
    page,
    expectErrors,
  }) => {
    // No server accepts the sockets; only the permission to open them is tested.
    expectErrors(/^WebSocket connection to 'wss:/);
    await open(page, { part: 'chat', chat }, { ...siteConfig, chat }, mocks);
    await expect(page.locator('html')).toHaveAttribute('data-widget', name);
    expect(await refused(page)).toEqual([]);
  });

  test(`if ${name} is not configured, its script is blocked, and that is reported`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/Content Security Policy/);
    await open(page, { part: 'chat', chat }, siteConfig, mocks);
    await expect(page.getByRole('status')).toHaveText('The chat is not there.');
    expect(await refused(page)).toEqual([`script-src-elem ${script}`]);
  });
}

/** Fills in the contact form of the page. */
async function write(page: Page): Promise<void> {
  await page.locator('[name="name"]').fill('Ann Ames');
  await page.locator('[name="email"]').fill('ann@example.com');
  await page.locator('[name="phone"]').fill('(802) 555-0100');
  await page.locator('[name="comment"]').fill('Could you look at our booking page?');
}

for (const name of ['turnstile', 'recaptcha', 'hcaptcha'] as const) {
  const { script, global, field } = captchaProviders[name];
  const captcha = { provider: name, siteKey: 'site-key' } as const;
  const sendTo = {
    service: 'contact-form-7',
    url: '/feedback',
    id: 1,
    format: 'json',
    captcha,
  } as const;

  test(`[A6] [V8] the captcha of ${name} loads on first focus, fails, is solved, and its token is sent`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const posted: Record<string, string>[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route('**/feedback', (route) => {
      posted.push(route.request().postDataJSON());
      const body = {
        contact_form_id: 1,
        status: 'mail_sent',
        message: 'Taken.',
        invalid_fields: [],
      };
      return route.fulfill({ json: body });
    });
    await open(
      page,
      { part: 'form', sendTo },
      { ...siteConfig, captcha },
      {
        [script]: respondWith('text/javascript', (url) =>
          captchaScript(name, global, url.searchParams.get('onload') ?? ''),
        ),
        [captchaFrames[name]]: respondWith('text/html', () => captchaFrame),
      },
    );
    const form = page.locator('form[data-ready]');
    await expect(form).toBeVisible();
    expect(asked.filter((url) => url.startsWith('https:'))).toEqual([]);
    await write(page);
    const frame = page.frameLocator(`iframe[src="${captchaFrames[name]}"]`);
    await frame.getByRole('button', { name: 'Fail' }).click();
    await expect(form.locator('[data-captcha]')).toHaveAttribute('data-captcha', 'error');
    await frame.getByRole('button', { name: 'I am a person' }).click();
    await expect(form.locator('[data-captcha]')).toHaveAttribute('data-captcha', 'done');
    await form.getByRole('button', { name: 'Send it' }).click();
    await expect(form.getByRole('status')).toContainText('Taken.');
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatchObject({ name: 'Ann Ames', [field]: 'token-of-a-person' });
    await expect(page.locator('html')).toHaveAttribute('data-widget', name);
    expect(await refused(page)).toEqual([]);
  });
}

test('[A1] a message goes to an EmailJS account, and a failure is reported', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/status of 400/);
  const origin = 'https://api.emailjs.com';
  const sent: unknown[] = [];
  let answers = [400, 200];
  const sendTo = {
    service: 'emailjs',
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
  } as const;
  await open(
    page,
    { part: 'form', sendTo },
    { ...siteConfig, emailjs: { ...siteConfig.emailjs, origin } },
    {
      [`${origin}/api/v1.0/email/send`]: (route) => {
        if (route.request().method() !== 'POST') return route.fulfill({ headers: cors });
        sent.push(route.request().postDataJSON());
        const [status = 200, ...rest] = answers;
        answers = rest;
        const body = status === 200 ? 'OK' : 'The template is unknown';
        return route.fulfill({ status, contentType: 'text/plain', headers: cors, body });
      },
    },
  );
  // The client rejects a second message within ten seconds.
  await page.clock.install();
  await write(page);
  const form = page.locator('form[data-ready]');
  await form.getByRole('button', { name: 'Send it' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await page.clock.fastForward(11_000);
  await form.getByRole('button', { name: 'Send it' }).click();
  await expect(form.getByRole('status')).toContainText(success.contact);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: { name: 'Ann Ames', email: 'ann@example.com' },
  });
  expect(await refused(page)).toEqual([]);
});
