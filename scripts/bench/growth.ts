/**
 * `npm run bench:growth [-- --pages 250,1000]`: measures how builds grow with the site.
 * Builds copies of the site with 250, 1,000 and 5,000 generated pages more (or others by `--pages`)
 * and prints seconds, time per additional page, and memory. Takes half an hour and some GB in the
 * system's folder for temporary files; needs an otherwise idle machine.
 */
import '../pinned-node.ts';
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../tests/project-copy.ts';
import { addPosts, pagesOfPost } from './generated-posts.ts';
import { memoryOfTree } from './memory-of-tree.ts';
import { table } from './table.ts';

interface Built {
  pages: number;
  seconds: number;
  /** Peak memory of the build's process tree. */
  memoryMb: number;
}

/** Interval of memory samples. */
const lookEveryMs = 250;

const htmlFilesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  ).length;

/**
 * Builds a copy of the site with additional posts.
 * @throws when the build fails.
 */
async function buildWith(posts: number): Promise<Built> {
  const copy = copyProject();
  try {
    addPosts(copy, posts);
    const began = performance.now();
    const child = spawn(process.execPath, ['scripts/build.ts', '--force'], {
      cwd: copy.root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    let memoryMb = 0;
    const interval = setInterval(() => {
      memoryMb = Math.max(memoryMb, memoryOfTree(child.pid ?? 0));
    }, lookEveryMs);
    const code = await new Promise((done) => child.once('exit', done));
    clearInterval(interval);
    if (code !== 0) throw new Error(`The build with ${posts} posts more ended with ${code}.`);
    const seconds = (performance.now() - began) / 1000;
    return { pages: htmlFilesIn(join(copy.root, 'dist')), seconds, memoryMb };
  } finally {
    copy.remove();
  }
}

const at = process.argv.indexOf('--pages');
const sizes = (at === -1 ? '250,1000,5000' : (process.argv[at + 1] ?? '')).split(',').map(Number);

const bare = await buildWith(0);
const rows = [[`${bare.pages}`, bare.seconds.toFixed(0), '', bare.memoryMb.toFixed(0)]];
for (const pages of sizes) {
  const { seconds, memoryMb, ...built } = await buildWith(Math.ceil(pages / pagesOfPost));
  const each = ((seconds - bare.seconds) / (built.pages - bare.pages)) * 1000;
  rows.push([`${built.pages}`, seconds.toFixed(0), each.toFixed(0), memoryMb.toFixed(0)]);
  process.stderr.write(`${built.pages} pages: ${seconds.toFixed(0)} s\n`);
}
process.stdout.write(`${table(['pages', 's', 'ms, each page more', 'MB, at most'], rows)}\n`);
