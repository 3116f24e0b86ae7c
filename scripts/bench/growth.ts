/**
 * `npm run bench:growth [-- --pages 250,1000]`: measures how builds grow with the site. Builds
 * copies of the site with 250, 1,000 and 5,000 additional pages, or with the numbers of `--pages`,
 * and prints seconds, time per additional page, and memory. Takes half an hour and some GB in the
 * system's folder for temporary files; needs an otherwise idle machine.
 */
import '../pinned-node.ts';
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../tests/project-copy.ts';
import { addPosts, pagesPerPost } from './generated-posts.ts';
import { memoryOfTree } from './memory-of-tree.ts';
import { table } from './table.ts';

/** Measurements of one build. */
interface BuildMeasure {
  /** Number of HTML files. */
  pages: number;
  seconds: number;
  /** Peak memory of the build's process tree. */
  memoryMb: number;
}

/** Interval of memory samples. */
const sampleIntervalMs = 250;

const countHtmlFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  ).length;

/**
 * Builds a copy of the site with additional posts.
 * @throws when the build fails.
 */
async function buildWith(posts: number): Promise<BuildMeasure> {
  const copy = copyProject();
  try {
    addPosts(copy, posts);
    const startTime = performance.now();
    const child = spawn(process.execPath, ['scripts/build.ts', '--force'], {
      cwd: copy.root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    let memoryMb = 0;
    const interval = setInterval(() => {
      memoryMb = Math.max(memoryMb, memoryOfTree(child.pid ?? 0));
    }, sampleIntervalMs);
    const code = await new Promise((done) => child.once('exit', done));
    clearInterval(interval);
    if (code !== 0) throw new Error(`The build with ${posts} posts more ended with ${code}.`);
    const seconds = (performance.now() - startTime) / 1000;
    return { pages: countHtmlFiles(join(copy.root, 'dist')), seconds, memoryMb };
  } finally {
    copy.remove();
  }
}

const optionIndex = process.argv.indexOf('--pages');
const option = optionIndex === -1 ? '250,1000,5000' : process.argv[optionIndex + 1];
const pageCounts = (option ?? '').split(',').map(Number);

const baseline = await buildWith(0);
const rows = [[`${baseline.pages}`, baseline.seconds.toFixed(0), '', baseline.memoryMb.toFixed(0)]];
for (const pageCount of pageCounts) {
  const { pages, seconds, memoryMb } = await buildWith(Math.ceil(pageCount / pagesPerPost));
  const msPerPage = ((seconds - baseline.seconds) / (pages - baseline.pages)) * 1000;
  rows.push([`${pages}`, seconds.toFixed(0), msPerPage.toFixed(0), memoryMb.toFixed(0)]);
  process.stderr.write(`${pages} pages: ${seconds.toFixed(0)} s\n`);
}
process.stdout.write(`${table(['pages', 's', 'ms, each page more', 'MB, at most'], rows)}\n`);
