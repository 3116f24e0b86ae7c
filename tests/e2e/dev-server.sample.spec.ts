import { type ChildProcess, spawn } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../../scripts/free-port.ts';
import { timeoutScale } from '../../scripts/timeout-scale.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

/**
 * `npm run dev` while files are edited: saved changes appear, and content errors are reported in the
 * page.
 */
test.describe.configure({ mode: 'serial' });

let site: string;
let copy: ProjectCopy;
let server: ChildProcess;

test.beforeAll(async () => {
  copy = copyProject();
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: copy.root,
    env: { ...process.env, PORT: String(port), DATA_DIR: `${copy.root}/data` },
    stdio: 'inherit',
  });
  const answers = () =>
    fetch(`${site}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 120_000 * timeoutScale }).toBe(true);
});

test.afterAll(async () => {
  server.kill();
  await new Promise((done) => server.once('exit', done));
  copy.remove();
});

const overlay = (page: Page) => page.locator('vite-error-overlay');

async function open(page: Page, path: string) {
  await page.goto(`${site}${path}`);
  // The page receives updates once its socket is open.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/@vite/client')),
  );
}

/** Expects the error overlay with the message of the build. */
async function expectError(page: Page, message: string) {
  await expect(overlay(page)).toContainText(message);
}

test('a broken menu link shows an error over the open page until it is fixed', async ({ page }) => {
  await open(page, '/privacy');
  copy.change('src/content/menu.ts', "'/page/career'", "'/page/carreer'");
  await expectError(page, 'src/content/menu.ts');
  await expectError(page, 'mainMenu[2] ("Careers"), field link: there is no page /page/carreer');
  await page.reload();
  await expectError(page, 'there is no page /page/carreer');
  copy.restore('src/content/menu.ts');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

test('a copied page is reported until it has a path and a meta of its own', async ({ page }) => {
  await open(page, '/privacy');
  copy.write(
    'src/pages/page/cookies.astro',
    copy.read('src/pages/privacy.astro').replaceAll("'../", "'../../"),
  );
  await expectError(page, 'src/pages/page/cookies.astro: has no meta');
  const meta = copy.read('src/company/privacy/meta.ts');
  copy.write('src/company/cookies/meta.ts', meta);
  await expectError(
    page,
    'src/company/cookies/meta.ts and src/company/privacy/meta.ts have the same path',
  );
  copy.write('src/company/cookies/meta.ts', meta.replace("'/privacy'", "'/page/cookies'"));
  await expect(overlay(page)).toHaveCount(0);
  await page.goto(`${site}/page/cookies`);
  await expectError(
    page,
    'src/pages/page/cookies.astro has path="/privacy", which is src/pages/privacy.astro',
  );
  // The open page reloads by itself.
  copy.change('src/pages/page/cookies.astro', 'path="/privacy"', 'path="/page/cookies"');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
  for (const file of ['src/pages/page/cookies.astro', 'src/company/cookies/meta.ts'])
    copy.restore(file);
});

test('a new title of a post shows in lists at once', async ({ page }) => {
  await open(page, '/showcase');
  copy.change('src/blog/posts/words-for-buttons.md', 'title: Words for', 'title: Names of');
  await expect(page.getByText('Names of buttons').first()).toBeAttached();
});

test('an invalid field of a post is reported by file, record and field', async ({ page }) => {
  await open(page, '/showcase');
  copy.change('src/blog/posts/words-for-buttons.md', 'img: letters-desk', 'img: letters-desck');
  await expectError(page, 'src/blog/posts/words-for-buttons.md ("Names of buttons"), field img');
  copy.restore('src/blog/posts/words-for-buttons.md');
  await expect(page.locator('main h1')).toBeVisible();
});

test('an added portrait with its text becomes a tenth member of the team', async ({ page }) => {
  await open(page, '/page/about-us');
  const people = page
    .getByRole('region', { name: 'The people you would meet' })
    .getByRole('listitem');
  await expect(people).toHaveCount(9);
  const face = sharp({ create: { width: 600, height: 600, channels: 3, background: '#884422' } });
  copy.write('people/jane-doe.jpg', await face.jpeg().toBuffer());
  await expectError(page, 'people/jane-doe.jpg: nobody goes with this portrait');
  copy.write(
    'people/jane-doe.md',
    '---\nname: Jane Doe\ndesignation: Bookkeeper\n---\n\nKeeps the books, and the key to the cellar.\n',
  );
  await expect(people).toHaveCount(10);
  const tenth = people.nth(9);
  await expect(tenth).toContainText('Jane Doe');
  await expect(tenth).toContainText('Bookkeeper');
  const picture = tenth.locator('img');
  await expect(picture).toHaveAttribute('srcset', /\/media\/jane-doe-480\.avif 480w/);
  // The page may reload, from its top, and its pictures are lazy.
  await expect
    .poll(async () => {
      await tenth.scrollIntoViewIfNeeded();
      return picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
    })
    .toBeGreaterThan(0);
});

test('an added picture can be named in content', async ({ page }) => {
  await open(page, '/home-startup');
  copy.change('src/homes/startup/copy.ts', "'napkin-unfolded'", "'our-van'");
  await expectError(page, 'There is no picture "our-van"');
  const van = sharp({ create: { width: 900, height: 600, channels: 3, background: '#224488' } });
  copy.write('pictures/our-van.txt', 'Our van in the yard');
  copy.write('pictures/our-van.png', await van.png().toBuffer());
  const shown = page.locator('img[src*="our-van"]').first();
  await expect(shown).toHaveAttribute('alt', 'Our van in the yard');
});
