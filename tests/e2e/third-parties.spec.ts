import type { Page } from '@playwright/test';
import { type SiteConfig, siteConfig } from '../../site.config.ts';
import { captchaProviders } from '../../src/elements/captcha/captcha-providers.ts';
import { success } from '../../src/words/forms.ts';
import { expect, test } from '../fixtures.ts';
import { captchaFrame, captchaFrames, captchaScript, chats } from './third-parties/mocks.ts';
import { cors, openComponent, refused, respondWith } from './third-parties/open-component.ts';

/*
 * Each provider of `site.config.ts` is one line there. These tests switch it on: our own components
 * with that configuration, under the content security policy that the server derives from it, with
 * a mock of the provider's script. Decision 30 says why no provider is on by default.
 */

const withoutChat: SiteConfig = { ...siteConfig, chat: { provider: 'none' } };

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
    await openComponent(page, { part: 'chat', chat }, { ...siteConfig, chat }, mocks);
    await expect(page.locator('html')).toHaveAttribute('data-widget', name);
    expect(await refused(page)).toEqual([]);
  });

  test(`if ${name} is not configured, its script is blocked, and that is reported`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/Content Security Policy/);
    await openComponent(page, { part: 'chat', chat }, withoutChat, mocks);
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
    await openComponent(
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
  await openComponent(
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
