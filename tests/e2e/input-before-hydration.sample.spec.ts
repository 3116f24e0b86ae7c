import type { Locator, Page } from '@playwright/test';
import { checkoutCopy } from '../../src/shop/checkout/copy.ts';
import { interact } from '../first-interaction.ts';
import { expect, test } from '../fixtures.ts';
import { testTime } from '../stopped-clock.ts';
import { delayChunks, openBeforeHydration } from './delay-chunks.ts';
import { expectMailWith, newPerson, submitButton } from './form-helpers.ts';
import { cv, sentForms } from './sent-forms.ts';

/** Changes to a form before it is hydrated. */
const changes: Record<string, (form: Locator) => Promise<void>> = {
  'a translator wraps the texts': (form) =>
    form.evaluate((root) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(({ data }) => data.trim() !== '')) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    }),
  'a password manager puts elements beside the inputs': (form) =>
    form.evaluate((root) => {
      for (const input of root.querySelectorAll('input:not([type=hidden])'))
        input.before(document.createElement('com-1password-button'));
    }),
};

/** React errors after which it renders an island anew on the client. */
const drawnAnew = /Minified React error #418|Hydration failed/;

interface EarlyForm {
  path: string;
  /** True for a form that asks for a day: the page's clock is stopped at `testTime`. */
  hasDay?: boolean;
  form: (page: Page) => Locator;
  open?: ((page: Page) => Promise<void>) | undefined;
  type: (form: Locator, person: ReturnType<typeof newPerson>) => Promise<void>;
  /** Checks the form's values after hydration. */
  holds: (form: Locator, person: ReturnType<typeof newPerson>) => Promise<void>;
  /** Submits it, and checks that it arrived. */
  arrives?: (page: Page, form: Locator, person: ReturnType<typeof newPerson>) => Promise<void>;
}

const typeAll = async (form: Locator, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields))
    await form.locator(`[name="${name}"]`).fill(value);
};
const holdAll = async (form: Locator, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields))
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
};
const ofKind = (kind: string) => (page: Page) => page.locator(`main form[data-form="${kind}"]`);

/** Places the caret in the middle of a text. */
const placeCaret = (field: Locator) =>
  field.evaluate((input) => {
    (input as HTMLTextAreaElement).focus();
    (input as HTMLTextAreaElement).setSelectionRange(2, 6);
  });
const expectCaret = async (field: Locator) => {
  await expect(field).toBeFocused();
  expect(
    await field.evaluate((input) => {
      const { selectionStart, selectionEnd } = input as HTMLTextAreaElement;
      return [selectionStart, selectionEnd];
    }),
  ).toEqual([2, 6]);
};
const arrivesAs =
  (kind: string) =>
  async (_page: Page, form: Locator, { name, comment }: ReturnType<typeof newPerson>) => {
    await submitButton(form).click();
    await expect(form.getByRole('status').filter({ hasText: /./ })).toBeVisible();
    expect(await expectMailWith(`${kind} from ${name}`)).toContain(comment);
  };

const address = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '(607) 555-0163',
  street: '31 Kiln Street',
  city: 'Alfred',
  zip: '14802',
};

const forms: Record<string, EarlyForm> = {
  contact: {
    path: '/page/contact-us',
    form: ofKind('contact'),
    type: async (form, person) => {
      await typeAll(form, person);
      await placeCaret(form.locator('[name="comment"]'));
    },
    holds: async (form, person) => {
      await holdAll(form, person);
      await expectCaret(form.locator('[name="comment"]'));
    },
    arrives: arrivesAs('Message'),
  },
  comment: {
    path: '/blogs/blog-post-layout-01',
    form: ofKind('contact'),
    open: sentForms['comment']?.open,
    type: async (form, { phone: _, ...person }) => {
      await typeAll(form, person);
      await form.locator('select').first().selectOption({ index: 1 });
    },
    holds: async (form, { phone: _, ...person }) => {
      await holdAll(form, person);
      await expect(form.locator('select').first()).not.toHaveValue('');
    },
    arrives: arrivesAs('Comment'),
  },
  appointment: {
    path: '/home-dentist',
    hasDay: true,
    form: ofKind('contact'),
    type: async (form, person) => {
      await typeAll(form, person);
      await form.getByLabel('What for').selectOption('A first look');
      await form.locator('input[name="appointment"]').fill('2026-11-24T09:30');
    },
    holds: async (form, person) => {
      await holdAll(form, person);
      await expect(form.getByLabel('What for')).toHaveValue('A first look');
      await expect(form.locator('fieldset > p[role="status"]')).toContainText('9:30 am');
    },
  },
  application: {
    path: '/react-developer',
    form: ofKind('job-application'),
    type: async (form, person) => {
      await typeAll(form, person);
      await form.locator('[name="file"]').setInputFiles(cv);
      await form.locator('[name="terms_condition"]').check();
      await form.locator('[name="terms_condition"]').focus();
    },
    holds: async (form, person) => {
      await holdAll(form, person);
      await expect(form.locator('[name="terms_condition"]')).toBeChecked();
      await expect(form.locator('[name="terms_condition"]')).toBeFocused();
      expect(
        await form
          .locator('[name="file"]')
          .evaluate((input) => (input as HTMLInputElement).files?.[0]?.name),
      ).toBe('cv.pdf');
    },
    arrives: async (_page, form, person) => {
      await submitButton(form).click();
      await expect(form.getByRole('status').filter({ hasText: 'successfully' })).toBeVisible();
      const mail = await expectMailWith(`Application from ${person.name}`);
      expect(mail).toContain('cv.pdf');
    },
  },
  subscription: {
    path: '/home-startup',
    form: ofKind('subscribe'),
    type: (form, { email }) => typeAll(form, { email }),
    holds: (form, { email }) => holdAll(form, { email }),
    arrives: async (_page, form, { email }) => {
      await submitButton(form).click();
      await expect(form.getByRole('status').filter({ hasText: 'subscribed' })).toBeVisible();
      await expectMailWith(email);
    },
  },
  checkout: {
    path: '/shop/checkout',
    form: (page) => page.locator('main form'),
    type: async (form) => {
      await typeAll(form, address);
      await form.locator('[name="state"]').selectOption('New York');
    },
    holds: async (form) => {
      await holdAll(form, address);
      await expect(form.locator('[name="state"]')).toHaveValue('New York');
    },
    arrives: async (page, form) => {
      await submitButton(form).click();
      await expect(page.getByRole('heading', { name: checkoutCopy.done.heading })).toBeVisible();
    },
  },
  login: {
    path: '/shop/login-register',
    form: (page) => page.locator('main form').last(),
    type: (form) =>
      typeAll(form, { name: 'Ada', email: 'ada@example.com', password: 'a sentence' }),
    holds: (form) =>
      holdAll(form, { name: 'Ada', email: 'ada@example.com', password: 'a sentence' }),
  },
};

for (const [name, early] of Object.entries(forms)) {
  for (const [change, make] of Object.entries(changes)) {
    test(`${name}: what was typed stays, although ${change}`, async ({ page, expectErrors }) => {
      expectErrors(drawnAnew);
      if (early.hasDay) await page.clock.setFixedTime(testTime);
      const release = await delayChunks(page);
      await openBeforeHydration(page, early.path);
      await early.open?.(page);
      const form = early.form(page).first();
      const person = newPerson('Early');
      await early.type(form, person);
      await make(form);
      const drawn = form.locator('xpath=ancestor::astro-island[1]');
      await expect(drawn).toHaveAttribute('ssr');
      release();
      await interact(page, { x: 5, y: 5 });
      await expect(drawn).not.toHaveAttribute('ssr');
      await expect(form.locator('com-1password-button, font')).toHaveCount(0);
      await early.holds(form, person);
      await early.arrives?.(page, form, person);
    });
  }
}

test('a form submitted before hydration arrives once, although it was rendered anew', async ({
  page,
  expectErrors,
}) => {
  expectErrors(drawnAnew);
  const release = await delayChunks(page);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/feedback')) posts += 1;
  });
  await openBeforeHydration(page, '/page/contact-us');
  const form = page.locator('main form[data-form="contact"]');
  const person = newPerson('Hurry');
  await typeAll(form, person);
  await changes['a translator wraps the texts']?.(form);
  await submitButton(form).click();
  release();
  await expect(form.getByRole('status').filter({ hasText: /./ })).toBeVisible();
  await expectMailWith(`Message from ${person.name}`);
  expect(posts).toBe(1);
});
