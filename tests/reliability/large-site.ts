import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Size of a page of the site: 120 KB, about 25 after brotli. */
const pageBytes = 120_000;
const noiseBytes = 32_000;
/** Distinct texts; the server does not know that files with the same text are equal. */
const texts = 40;

const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };

/** Creates letters that compress to three quarters at best. */
function noise(seed: number): string {
  let letters = '';
  for (let turn = 0; letters.length < noiseBytes; turn += 1)
    letters += createHash('sha512').update(`${seed}/${turn}`).digest('base64');
  return letters;
}

function text(seed: number): Buffer {
  const start = `<!doctype html><html lang="en"><title>${seed}</title><p>${noise(seed)}</p>`;
  return Buffer.from(
    start + '<p>plain words</p>'.repeat(pageBytes).slice(0, pageBytes - start.length),
  );
}

/** Creates as many hashes as a page of the site has style blocks. */
const hashes = (path: string) =>
  Array.from(
    { length: 8 },
    (_, index) => `'sha256-${createHash('sha256').update(`${path}${index}`).digest('base64')}'`,
  );

/** Creates a built site of so many pages in a temporary folder, each with its precompressed files. */
export function largeSite(count: number): { folder: string; paths: string[]; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'larkfield-large-'));
  mkdirSync(join(folder, 'page'));
  mkdirSync(join(folder, 'text'));
  for (let seed = 0; seed < texts; seed += 1) {
    const body = text(seed);
    writeFileSync(join(folder, `text/${seed}.html`), body);
    writeFileSync(join(folder, `text/${seed}.html.br`), brotliCompressSync(body, { params }));
    writeFileSync(join(folder, `text/${seed}.html.gz`), gzipSync(body));
  }
  const paths = Array.from({ length: count }, (_, index) => `/page/number-${index}`);
  for (const [index, path] of paths.entries())
    for (const ending of ['.html', '.html.br', '.html.gz'])
      linkSync(join(folder, `text/${index % texts}${ending}`), join(folder, path + ending));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title>');
  const pages = Object.fromEntries(paths.map((path) => [path, { style: hashes(path) }]));
  writeFileSync(join(folder, 'csp.json'), JSON.stringify({ script: [], pages }));
  return { folder, paths, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
