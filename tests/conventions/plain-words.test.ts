import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Tracked files, this one apart; copies without Git have nothing to check. */
const tracked = existsSync('.git')
  ? execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 26 })
      .split('\0')
      .filter((file) => existsSync(file) && file !== 'tests/conventions/plain-words.test.ts')
  : [];
const code = tracked.filter((file) => /\.(?:ts|tsx|mjs|astro|css)$/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');

/** Folders whose docstrings begin with a noun or a verb. */
const plain =
  /^(?:art|integrations|server|scripts|tests|src\/(?:blocks|blog|company|content|elements|email-client|footers|forms|headers|homes|layouts|media|page-meta|page-titles|portfolio|shop|showcase|stores|structured-data|themes|words))\//;

/** Names that `docs/glossary.md` and the vocabulary of the field have replaced. */
const retired = [
  'addMails',
  'answerOnce',
  'at-first-sign',
  'BodyShelf',
  'CheckedFile',
  'createRoom',
  'data-waits',
  'deriveRegistry',
  'early-deeds',
  'encodeDropped',
  'endsWithCall',
  'freeBuffers',
  'KeptBodies',
  'lateCode',
  'looks/[\\w-]+\\.css',
  'PageRecord',
  'PostDresses',
  'readInPieces',
  'readSign',
  'serveWhileFresh',
  'slipsBetween',
  'src/catalogue',
  'src/looks',
  'takenPages',
  'takingTurns',
  'tellNative',
  'tests/budgets',
  'tests/take-home',
];

test('docstrings begin with a noun or a verb', () => {
  const question = /\/\*\*\s*(?:\* )?(?:What|Who|Whose|Where|How|Whether|Whoever|Somebody)\b.*/g;
  const files = code.filter((file) => plain.test(file));
  const wrong = files.flatMap((file) =>
    [...read(file).matchAll(question)].map(([text]) => `${file}: ${text.slice(0, 80)}`),
  );
  if (tracked.length > 0) expect(files.length).toBeGreaterThan(1200);
  expect(wrong).toEqual([]);
});

test('no file uses a retired name', () => {
  const name = new RegExp(`(?<![\\w-])(?:${retired.join('|')})(?![\\w-])`);
  const texts = tracked.filter((file) => /\.(?:ts|tsx|mjs|astro|css|json|md|yml)$/.test(file));
  const history = /^docs\/decisions\//;
  const wrong = texts.filter((file) => !history.test(file) && name.test(read(file)));
  expect(wrong).toEqual([]);
});
