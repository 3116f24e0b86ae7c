import type { Locator, Page } from '@playwright/test';
import { readPages } from '../../scripts/read-pages.ts';
import {
  errorOf,
  expectMailWith,
  fill,
  newPerson,
  submitButton,
} from '../../tests/e2e/form-helpers.ts';
import { interact } from '../../tests/first-interaction.ts';
import { expect, test } from '../../tests/fixtures.ts';
import { formatPath } from '../content/post-path.ts';
import { postFormats } from '../content/schema/post.ts';
import { success } from '../words/forms.ts';
import { formatCopy, postPageCopy as text } from './copy.ts';

/** Returns the path of a post of a format. */
const of = (format: (typeof postFormats)[number]): string => {
  const start = formatPath(format, 0).replace(/0$/, '');
  const meta = readPages().find(({ path }) => path.startsWith(start));
  if (!meta) throw new Error(`No post has the format ${format}.`);
  return meta.path;
};

/** Scrolls a part into view, triggers the first interaction, and waits for hydration. */
async function hydrated(page: Page, part: Locator): Promise<Locator> {
  await part.scrollIntoViewIfNeeded();
  await interact(page);
  await expect(page.locator('astro-island[ssr]').filter({ has: part })).toHaveCount(0);
  return part;
}

const heart = (page: Page) => page.locator('button[aria-pressed]');
/** Number of readers, beside the button. */
const heartCount = (page: Page) => page.locator('button[aria-pressed] + p');
const readers = async (page: Page) =>
  Number.parseInt((await heartCount(page).textContent()) ?? '', 10);
const pictureGrid = (page: Page) => page.getByRole('list', { name: formatCopy.gallery.label });
/** Opens the letter to the author. */
const openLetter = (page: Page) => page.locator('#comments summary').click();

test.describe('likes', () => {
  test('a heart counts, by mouse and by key, and is there at the next visit', async ({ page }) => {
    await page.goto(of('standard'));
    await hydrated(page, heart(page));
    const before = await readers(page);
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await readers(page)).toBe(before + 1);
    await expect(page.getByText(text.likes.persisted)).toBeVisible();

    await page.reload();
    await hydrated(page, heart(page));
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await heart(page).focus();
    await page.keyboard.press('Space');
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Enter');
    await expect(heart(page)).toHaveText(text.likes.liked);
    await page.keyboard.press('Enter');
    expect(await readers(page)).toBe(before);
  });

  test('a heart counts under a finger', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto(of('gallery'));
    await hydrated(page, heart(page));
    await heart(page).tap();
    await expect(heart(page)).toHaveText(text.likes.liked);
  });

  for (const [state, part] of [
    ['blocked', 'get'],
    ['full', 'setItem'],
  ] as const)
    test(`if storage is ${state}, a like lasts for the visit and says so`, async ({ page }) => {
      await page.addInitScript((how) => {
        const refuse = () => {
          throw new DOMException('Refused.', 'SecurityError');
        };
        if (how === 'get') Object.defineProperty(window, 'localStorage', { get: refuse });
        else Storage.prototype.setItem = refuse;
      }, part);
      await page.goto(of('standard'));
      await hydrated(page, heart(page));
      await heart(page).click();
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(text.likes.notPersisted)).toBeVisible();
    });
});

test.describe('media', () => {
  test('a self-hosted video plays by keyboard, loads nothing before, and has captions', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(?:webm|mp4)$/.test(pathname)) requests.push(pathname);
    });
    await page.goto(of('html5-video'));
    const film = page.locator('main video');
    await expect(film).toBeVisible();
    expect(requests).toEqual([]);
    await film.focus();
    await page.keyboard.press('Space');
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(new Set(requests).size).toBe(1);
    const cues = await film.evaluate(async (video: HTMLVideoElement) => {
      const [track] = video.textTracks;
      if (!track) return 0;
      const element = video.querySelector('track');
      const loaded = new Promise((resolve) => element?.addEventListener('load', resolve));
      track.mode = 'showing';
      await loaded;
      return track.cues?.length ?? 0;
    });
    expect(cues).toBeGreaterThan(2);
  });

  for (const [type, host] of [
    ['youtube-video', 'www.youtube-nocookie.com'],
    ['vimeo-video', 'player.vimeo.com'],
  ] as const)
    test(`${type}: no third party is contacted before the poster is clicked`, async ({
      page,
      baseURL,
    }) => {
      const thirdPartyHosts: string[] = [];
      await page.route(
        (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
        (route) => {
          thirdPartyHosts.push(new URL(route.request().url()).host);
          return route.fulfill({ contentType: 'text/html', body: '<p>Here</p>' });
        },
      );
      await page.goto(of(type));
      const poster = await hydrated(page, page.locator('[data-embed] a[data-replay-until]'));
      expect(thirdPartyHosts).toEqual([]);
      await poster.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('main iframe')).toBeVisible();
      await expect.poll(() => [...new Set(thirdPartyHosts)]).toEqual([host]);
      const { stop } = type === 'youtube-video' ? formatCopy.youtube : formatCopy.vimeo;
      await page.getByRole('button', { name: stop, exact: true }).click();
      await expect(poster).toBeFocused();
    });

  test('a gallery opens large, turns by key, closes by Escape and gives the focus back', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(of('gallery'));
    const gallery = await hydrated(page, pictureGrid(page));
    const second = gallery.getByRole('link').nth(1);
    await second.click();
    const box = page.locator('.yarl__root');
    const line = box.locator('.yarl__slide_current .yarl__slide_description');
    await expect(line).not.toBeEmpty();
    const first = (await line.textContent()) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(line).not.toHaveText(first);
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(second).toBeFocused();
  });

  test('a slider turns by its buttons and by keys', { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(of('slider'));
    const slider = page.getByRole('region', { name: formatCopy.slider.label });
    await slider.scrollIntoViewIfNeeded();
    const shown = slider.locator('.swiper-slide-active');
    const next = slider.getByRole('button', { name: formatCopy.slider.next });
    await expect(next).toBeVisible();
    const first = await shown.getAttribute('aria-label');
    await next.click();
    await expect(shown).not.toHaveAttribute('aria-label', first ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(shown).toHaveAttribute('aria-label', first ?? '');
  });

  test('a sound plays by key, is moved along by arrows, and its text leads into it', async ({
    page,
  }) => {
    await page.goto(of('audio'));
    const player = await hydrated(page, page.locator('div:has(> audio)'));
    const at = () =>
      player.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
    const words = formatCopy.audio;
    const turn = player.getByRole('button', {
      name: new RegExp(`^(?:${words.play}|${words.pause}): `),
    });
    await turn.focus();
    await page.keyboard.press('Enter');
    await expect(turn).toHaveAccessibleName(new RegExp(`^${words.pause}`));
    await expect.poll(at).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect(turn).toHaveAccessibleName(new RegExp(`^${words.play}:`));

    await player.getByRole('slider', { name: words.positionLabel }).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(at).toBe(2);

    const second = player.getByRole('list', { name: words.cues }).getByRole('button').nth(1);
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect.poll(at).toBeGreaterThan(2);
  });
});

test('the parts of a long post lead to their headings', async ({ page }) => {
  await page.goto(of('youtube-video'));
  const parts = page.getByRole('navigation', { name: text.contents });
  const link = parts.getByRole('link').nth(2);
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
});

test('a comment arrives at the firm, with the post that it is about', async ({ page }) => {
  const path = of('blockquote');
  await page.goto(path);
  await openLetter(page);
  const form = page.locator('main form[data-form="contact"]');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-ready', 'true');
  const { phone: _, comment, ...person } = newPerson('Comment');
  await fill(form, person);
  await expect(form.locator('[name="phone"]')).toHaveCount(0);
  await submitButton(form).click();
  expect(await errorOf(form, 'comment')).toBe('Field is required.');
  await expect(form.locator('[name="comment"]')).toBeFocused();
  await fill(form, { comment });
  await form.getByLabel(text.comments.print.label).selectOption({ index: 1 });
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  expect(mail).toContain(path);
  expect(mail).toContain(`Subject: Comment from ${person.name}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('sound, pictures, film and the letter to the author are there', async ({ page }) => {
    await page.goto(of('audio'));
    await expect(page.locator('main audio')).toBeVisible();
    await expect(heartCount(page)).toBeVisible();
    await expect(heart(page)).toBeHidden();
    await openLetter(page);
    const form = page.locator('main form[data-form="contact"]');
    const { phone: _, ...person } = newPerson('Unscripted');
    await fill(form, { ...person, comment: '' });
    // The browser's own validation requires the comment.
    await submitButton(form).click();
    await expect(page).toHaveURL(new RegExp(`${of('audio')}$`));
    await fill(form, person);
    await submitButton(form).click();
    await expect(page.getByRole('heading', { name: success.contact })).toBeVisible();
    await page.goto(of('gallery'));
    await expect(pictureGrid(page).getByRole('link').first()).toHaveAttribute('href', /^\/media\//);
  });
});

test('every kind answers for one post; unknown numbers and kinds do not', async ({ request }) => {
  const id = Number(of('audio').split('/').at(-1));
  for (const type of postFormats)
    expect((await request.get(formatPath(type, id))).status(), type).toBe(200);
  for (const path of [
    formatPath('gallery', 4711),
    '/blog-types/blog-gallery-post/one',
    `/blog-types/blog-poem-post/${id}`,
    '/blog-types/blog-gallery-post',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('the same post can be seen in its other formats, and names its own', async ({ page }) => {
  await page.goto(of('audio'));
  const own = page.url();
  const formats = page.getByRole('navigation', { name: text.formats.label });
  await expect(formats.getByRole('link')).toHaveCount(postFormats.length);
  await formats.getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(pictureGrid(page)).toBeVisible();
  await expect(formats.locator('[aria-current="page"]')).toHaveText('Gallery');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(new URL(own).pathname);
});
