import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOwnNames } from './names.ts';
import { renameTokens } from './rename.ts';
import { Sources } from './sources.ts';

const names = readOwnNames(process.cwd());
const renamed = (text: string) => renameTokens(text, names).text;

test.each([
  ['text-muted', 'text-lf-muted'],
  ['text-h1/none', 'text-lf-h1/none'],
  ['bg-ink/15', 'bg-lf-ink/15'],
  ['lg:hover:border-b-line!', 'lf-lg:hover:border-b-lf-line!'],
  ['max-sm:*:basis-full', 'max-lf-sm:*:basis-full'],
  ['rounded-e-2xl', 'rounded-e-lf-2xl'],
  ['-tracking-close', '-tracking-lf-close'],
  [
    'bg-[color-mix(in_srgb,var(--accent)_12%,var(--paper))]',
    'bg-[color-mix(in_srgb,var(--lf-accent)_12%,var(--lf-paper))]',
  ],
  ['font-display', 'font-lf-display'],
])('a class: %s', (name, expected) => {
  expect(renamed(`<a className="${name}" />;`)).toBe(`<a className="${expected}" />;`);
});

test.each([
  ['names of Tailwind', '<a className="@lg:grid-cols-2 max-w-lg shadow-lg" />'],
  ['names that only resemble ours', '<a className="text-box lf-text-lead" />'],
  ['names of a part itself', '<a className="[--menu-size:2rem]" />'],
  ['a tone', '<Part tone="accent-tint" />'],
  ['paths and keys', "import './text-lead.tsx'; const steps = { sm: 1, lg: 2 };"],
])('%s stay', (_, text) => {
  expect(renamed(text)).toBe(text);
});

test('used names are theme keys, custom properties and utilities', () => {
  const { text, usedNames } = renameTokens(
    `cn('lf-section', wide && \`lf-container \${lineClass} lg:bg-ink\`);
<a style={{ color: 'var(--muted)', '--accent': 'red' }} />;`,
    names,
  );
  expect(text).toBe(`cn('lf-section', wide && \`lf-container \${lineClass} lf-lg:bg-lf-ink\`);
<a style={{ color: 'var(--lf-muted)', '--lf-accent': 'red' }} />;`);
  expect([...usedNames].sort()).toEqual([
    '--accent',
    '--muted',
    'breakpoint-lg',
    'color-ink',
    'lf-container',
    'lf-section',
  ]);
});

test('a stylesheet keeps its own names', () => {
  const { text, usedNames } = renameTokens(
    '.link:hover > :global(.font-display) { --edge: 1px; transition: color 1s var(--ease-out-soft) }',
    names,
  );
  expect(text).toBe(
    '.link:hover > :global(.font-lf-display) { --edge: 1px; transition: color 1s var(--lf-ease-out-soft) }',
  );
  expect([...usedNames].sort()).toEqual(['--ease-out-soft', 'font-display']);
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
