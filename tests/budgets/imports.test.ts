import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { expect, test } from 'vitest';

/** Rooms of `src/` from the top down: each may import itself and what stands below it. */
const floors = [
  ['pages'],
  ['layouts'],
  ['specimens', 'showcase'],
  ['headers', 'footers', 'page-titles', 'blocks'],
  ['forms', 'email-client'],
  ['elements'],
  ['stores', 'media'],
  ['content', 'catalogue'],
  ['looks'],
];
const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room));

/** What a form accepts is data, which every floor may read. */
const schema = /^src\/forms\/([\w-]+\/schema|fields)\.ts$/;
const isSchema = (path: string) => schema.test(path.split(sep).join('/'));

/** What only data may be: no view, so that texts can be read by anything. */
const dataRooms = ['content', 'catalogue'];

const source = /\.(ts|tsx|astro)$/;
const specifier = /(?:from\s+|import\s+|import\()'(\.[^']+)'/g;

function importsOf(root: string): { file: string; target: string }[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => source.test(name) && !/\.test\./.test(name))
    .flatMap((name) => {
      const file = join(root, name);
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(specifier)].map(([, path = '']) => ({
        file,
        target: normalize(join(dirname(file), path)),
      }));
    });
}

const roomOf = (path: string) => path.split(sep)[1] ?? '';

test('imports within src point downwards', () => {
  const wrong = importsOf('src').filter(({ file, target }) => {
    if (!target.startsWith(`src${sep}`) || isSchema(target)) return false;
    const from = floorOf(roomOf(file));
    const to = floorOf(roomOf(target));
    return roomOf(file) !== roomOf(target) && from !== -1 && to !== -1 && to < from;
  });
  expect(wrong).toEqual([]);
});

test('content and catalogue import no view', () => {
  const wrong = importsOf('src').filter(
    ({ file, target }) => dataRooms.includes(roomOf(file)) && /\.(tsx|astro)$/.test(target),
  );
  expect(wrong).toEqual([]);
});

test('the server reads of src only what a form accepts; the browser nothing of the server', () => {
  const wrong = importsOf('server').filter(
    ({ target }) => target.startsWith(`src${sep}`) && !isSchema(target),
  );
  expect(wrong).toEqual([]);
  expect(importsOf('src').filter(({ target }) => target.startsWith(`server${sep}`))).toEqual([]);
});
