import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

/** Output of the last build, with a mark that any build would overwrite. */
const last = ['dist/index.html', 'dist-server/main.js', 'dist-server/built'];
beforeEach(() => {
  for (const file of last) copy.write(file, 'the last good build');
});

function build() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy.root, 'scripts/build.ts'), '--force'],
    { encoding: 'utf8', cwd: '/' },
  );
  return { status, output: stdout + stderr };
}

function expectLastBuild() {
  for (const file of last) expect(copy.read(file)).toBe('the last good build');
  const folders = readdirSync(copy.root).filter((name) => name.startsWith('dist'));
  expect(folders.toSorted()).toEqual(['dist', 'dist-server']);
}

/** Errors of an owner in a file, with the expected messages. */
const mistakes: [file: string, from: string, to: string, output: RegExp][] = [
  [
    'src/content/menu.ts',
    "link: '/page/career'",
    "link: '/page/carreer'",
    /src\/content\/menu\.ts:\d+, mainMenu\[2\] \("Careers"\), field link: .*"\/page\/career"/,
  ],
  [
    'src/content/footer.ts',
    "link: '/privacy'",
    "link: '/privcy'",
    /src\/content\/footer\.ts:\d+, footerSmallLinks\[1\] \("Privacy"\), field link: .*"\/privacy"/,
  ],
  [
    'src/homes/startup/copy.ts',
    "img: 'napkin-unfolded'",
    "img: 'napkin-unfoldet'",
    /copy\.ts:\d+, copy\.hero.*field img: .*"napkin-unfolded"/,
  ],
  [
    'src/content/services.ts',
    "icon: 'truck'",
    "icon: 'truk'",
    /src\/content\/services\.ts:\d+, services\[5\] .*field icon: .*"truck"/,
  ],
  [
    'src/content/prices.ts',
    "price: '$9.99'",
    "price: ''",
    /src\/content\/prices\.ts, record 1, field monthly\.0\.price/,
  ],
  [
    'src/company/web-dev/copy.ts',
    "price: '",
    "price: '', was: '",
    /src\/company\/web-dev\/copy\.ts:\d+, .*field price: is empty/,
  ],
  [
    'src/content/clients.ts',
    "key: 'kestrel'",
    "key: 'kestral'",
    /src\/content\/clients\.ts, record \d+ \("Kestrel Bicycle Works"\), field key: .*"kestrel"/,
  ],
  [
    'src/blog/posts/words-for-buttons.md',
    'img: ',
    'image: ',
    /posts\/words-for-buttons\.md \(".*"\), field img: is missing/,
  ],
  [
    'src/blog/posts/five-phone-calls.md',
    'author: 9',
    'author: 99',
    /posts\/five-phone-calls\.md \(".*"\), field author: nobody in people\/ has the id 99/,
  ],
  [
    'src/blog/posts/five-phone-calls.md',
    'Why five',
    'Why [five](/page/five)',
    /posts\/five-phone-calls\.md:\d+, field link: there is no page \/page\/five/,
  ],
  [
    'src/blog/posts/five-phone-calls.md',
    '## Why',
    '![A telephone](our-telephone)\n\n## Why',
    /posts\/five-phone-calls\.md:\d+, field picture: There is no picture "our-telephone"/,
  ],
  [
    'src/company/about-us/copy.ts',
    "link: '/page/our-team'",
    "link: '/film'",
    /about-us\/copy\.ts:\d+, copy\.people.*field link: there is no page \/film\b/,
  ],
  [
    'src/content/menu.ts',
    "title: 'About Us'",
    "titel: 'About Us'",
    /src\/content\/menu\.ts, record 2, field titel: is not known\. Did you mean "title"\?/,
  ],
  [
    'site.config.ts',
    "timeZone: 'America/New_York'",
    "timeZone: 'America/New_Yrok'",
    /site\.config\.ts, record 1, field company\.timeZone: .* Did you mean "America\/New_York"\?/,
  ],
  [
    'people/ruth-aldous.md',
    'designation:',
    'role:',
    /people\/ruth-aldous\.md \("Ruth Aldous"\), field designation: is missing/,
  ],
];

/** Files that an editor has saved in another encoding than UTF-8. */
const filesInLatin1 = ['site.config.ts', 'src/company/our-story/copy.ts'];

/** Appends a comment with the byte of an é in Latin-1. */
const saveInLatin1 = (file: string) =>
  copy.write(file, Buffer.concat([Buffer.from(copy.read(file)), Buffer.from('// é\n', 'latin1')]));

test('content errors fail the build, each with file, record and field; the last build stays', () => {
  for (const [file, from, to] of mistakes) copy.change(file, from, to);
  // A home copied with its page, before its path is changed.
  copy.write('src/homes/bakery/meta.ts', copy.read('src/homes/cafe/meta.ts'));
  copy.write('src/pages/home-bakery.astro', copy.read('src/sample-pages/home-cafe.astro'));
  copy.write('pictures/van.jpg', 'no picture');
  copy.write('pictures/van.txt', Buffer.from('Our van at the café', 'latin1'));
  copy.write('pictures/yard.png', 'no picture');
  for (const file of filesInLatin1) saveInLatin1(file);
  const { status, output } = build();
  for (const [, , , line] of mistakes) expect(output).toMatch(line);
  for (const file of [...filesInLatin1, 'pictures/van.txt'])
    expect(output).toContain(`${file}: is not UTF-8`);
  expect(output).toContain(
    'src/homes/bakery/meta.ts and src/homes/cafe/meta.ts have the same path, /home-cafe',
  );
  expect(output).toContain('src/pages/home-bakery.astro: has no meta');
  expect(output).toContain('pictures/van.jpg: cannot be taken as a picture');
  expect(output).toContain('pictures/yard.png: has no alternative text');
  expect(output).toContain('What is built is as it was');
  expect(output).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
  expectLastBuild();
  for (const file of [
    ...['src/homes/bakery/meta.ts', 'src/pages/home-bakery.astro'],
    ...['pictures/van.jpg', 'pictures/van.txt', 'pictures/yard.png', ...filesInLatin1],
  ])
    copy.restore(file);
  for (const [file] of mistakes) copy.restore(file);
});

test('a build that fails later keeps the last one, too', () => {
  const page = 'src/pages/page/contact-us.astro';
  copy.write(page, copy.read(page).replace('---\n', '---\nimport "./nowhere.ts";\n'));
  const { status, output } = build();
  expect(output).toContain('nowhere.ts');
  expect(output).toContain('Nothing was built');
  expect(status).toBe(1);
  expectLastBuild();
});
