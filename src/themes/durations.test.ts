import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = {
  '--duration-entrance': '0.6s',
  '--duration-entrance-slow': '0.9s',
  '--duration-reveal': '1s',
  '--duration-drift': '5s',
};

test('[B4] the tokens are the durations of the specification, and each is used', () => {
  const sheets = globSync('src/{elements,page-titles}/**/*.css').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const root = readFileSync('src/themes/tokens.css', 'utf8');
  for (const [name, seconds] of Object.entries(tokens)) {
    expect(root).toContain(`${name}: ${seconds};`);
    expect(
      sheets.some((sheet) => sheet.includes(`var(${name})`)),
      name,
    ).toBe(true);
  }
});

test('[B4] no shared part writes one of them by hand', () => {
  const byHand = globSync('src/{elements,page-titles}/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<![\w.])(?:0\.6|0\.9|1|5)s\b/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(byHand).toEqual([]);
});
