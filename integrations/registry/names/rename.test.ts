import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { Sources } from '../sources.ts';
import { readOwnNames } from './own-names.ts';
import { renameInCode, renameInSheet } from './rename.ts';

const names = readOwnNames(process.cwd());
const code = (text: string) => renameInCode(text, parseSync('a.tsx', text).program, names);

test.each([
  ['text-muted', 'text-lf-muted'],
  ['text-h1/none', 'text-lf-h1/none'],
  ['bg-ink/15', 'bg-lf-ink/15'],
  ['lg:hover:border-b-line!', 'lf-lg:hover:border-b-lf-line!'],
  ['max-sm:*:basis-full', 'max-lf-sm:*:basis-full'],
  ['rounded-e-2xl', 'rounded-e-lf-2xl'],
  ['-tracking-close', '-tracking-lf-close'],
  ['bg-[color-mix(in_srgb,var(--accent)_12%,var(--paper))]', null],
  ['enter-up', 'lf-enter-up'],
  // Names of Tailwind, names that only resemble ours, and names of a part itself.
  ['@lg:grid-cols-2', '@lg:grid-cols-2'],
  ['max-w-lg', 'max-w-lg'],
  ['shadow-lg', 'shadow-lg'],
  ['text-box', 'text-box'],
  ['[--menu-size:2rem]', '[--menu-size:2rem]'],
])('a class: %s', (name, expected) => {
  const wanted = expected ?? name.replaceAll(/--(accent|paper)/g, '--lf-$1');
  expect(code(`<a className="${name}" />;`).text).toBe(`<a className="${wanted}" />;`);
});

test('plain words are not renamed', () => {
  const text = `import './link.css';
const tone = look === 'section' ? 'accent-tint' : 'container';
const said = 'Every section has a link.';
type Kind = 'link' | 'accent-tint';
<Part as="section" tone="accent-tint" className={kind === 'link' ? 'grid' : 'flex'} />;
document.createElement('link');`;
  expect(code(text).text).toBe(text);
});

test('classes are found in values named for classes, and in tables of them', () => {
  const text = `const lineClass = 'link';
const tones = { ink: 'bg-ink text-paper' };
cn('section', wide && \`container \${lineClass} lg:flex\`);
<a style={{ color: 'var(--muted)', '--accent': 'red' }} imgClassName="measure" />;`;
  const { text: renamed, usedNames } = code(text);
  expect(renamed).toBe(`const lineClass = 'lf-link';
const tones = { ink: 'bg-lf-ink text-lf-paper' };
cn('lf-section', wide && \`lf-container \${lineClass} lf-lg:flex\`);
<a style={{ color: 'var(--lf-muted)', '--lf-accent': 'red' }} imgClassName="lf-measure" />;`);
  expect([...usedNames.utilities].sort()).toEqual(['container', 'link', 'measure', 'section']);
  expect([...usedNames.theme].sort()).toEqual(['breakpoint-lg', 'color-ink', 'color-paper']);
  expect([...usedNames.properties].sort()).toEqual(['accent', 'muted']);
});

test('a stylesheet keeps its conditions and its own names', () => {
  const { text, usedNames } = renameInSheet(
    `@media (prefers-reduced-motion: no-preference) { @container (width > 20rem) {
      .person:hover { --edge: 1px; color: var(--muted); transition: color 1s var(--ease-out-soft) } } }
    .font-display { animation: enter-up 1s }`,
    names,
  );
  expect(text).toContain(
    '@media (prefers-reduced-motion: no-preference) { @container (width > 20rem)',
  );
  expect(text).toContain('--edge: 1px; color: var(--lf-muted)');
  expect(text).toContain('1s var(--lf-ease-out-soft)');
  expect(text).toContain('.font-lf-display { animation: lf-enter-up 1s }');
  expect(usedNames.properties).toContain('ease-out-soft');
});

test('the classes of a CSS module are local, whatever they are called', () => {
  const { text, usedNames } = renameInSheet(
    '.link:hover > :global(.font-display) { color: var(--muted) } .container { top: 0 }',
    names,
    true,
  );
  expect(text).toBe(
    '.link:hover > :global(.font-lf-display) { color: var(--lf-muted) } .container { top: 0 }',
  );
  expect([...usedNames.utilities]).toEqual([]);
});

test('tailwind-merge treats renamed classes like the originals', async () => {
  const folder = join(process.cwd(), 'node_modules/.cache');
  mkdirSync(folder, { recursive: true });
  const file = join(mkdtempSync(join(folder, 'cn-')), 'cn.ts');
  try {
    writeFileSync(file, new Sources(process.cwd()).read('src/themes/cn.ts').installedText());
    const { cn } = await import(file);
    expect(cn('text-lf-h2 text-lf-accent')).toBe('text-lf-h2 text-lf-accent');
    expect(cn('tracking-lf-close', 'tracking-lf-tight')).toBe('tracking-lf-tight');
    expect(cn('rounded-lf-lg', 'rounded-full')).toBe('rounded-full');
    expect(cn('text-lf-ink', 'text-lf-paper/80')).toBe('text-lf-paper/80');
  } finally {
    rmSync(join(file, '..'), { recursive: true });
  }
});
