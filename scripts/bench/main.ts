/**
 * `npm run bench [-- --runs 1 --pages /,/privacy --skip lighthouse,load,visitors]`: measures
 * Lighthouse for each page, what a visit of five pages transfers, requests per second, and memory.
 * Takes minutes, and needs an otherwise idle machine. `--peer NAME=URL,PATH,PATH…` measures another
 * site in the same run: Lighthouse for the URL, and a visit of all its pages; `--write` puts the
 * result into docs/benchmarks.md.
 */
import '../pinned-node.ts';
import { siteConfig } from '../../site.config.ts';
import { readPages } from '../read-pages.ts';
import { installMissing, requirements } from '../requirements.ts';
import { measureLoading, parsePeers, writeLoading } from './loading.ts';
import { readResidentMemory, startNginx, startSite } from './servers.ts';
import { table } from './table.ts';
import { loadForm, loadPage, measureCommits } from './throughput.ts';
import { measureDuringSlowPosts, measureManyUploads } from './visitors.ts';
import '../build.ts';

const { emailjs } = siteConfig;

const pages = readPages();

const options = (name: string) =>
  process.argv.flatMap((arg, index, args) => (args[index - 1] === `--${name}` ? [arg] : []));
const option = (name: string) => options(name)[0];
const runs = Number(option('runs') ?? 3);
const skippedParts = option('skip')?.split(',') ?? [];
const allPaths = ['/', ...pages.map((page) => page.path)];
const paths = option('pages')?.split(',') ?? allPaths;
for (const path of paths) if (!allPaths.includes(path)) throw new Error(`There is no page ${path}`);
const format = (value: number, digits = 0) => value.toFixed(digits);
const neededNames = ['Chromium', 'Liberation fonts', 'PostgreSQL'];
installMissing(requirements.filter(({ name }) => neededNames.includes(name)));

const site = await startSite('dist', 4391);

if (!skippedParts.includes('lighthouse')) {
  const text = await measureLoading(site, { paths, runs, peers: parsePeers(options('peer')) });
  process.stdout.write(`\n${text}\n`);
  if (process.argv.includes('--write')) writeLoading(text);
}

if (!skippedParts.includes('load')) {
  const memoryAtRest = readResidentMemory(site.pid);
  const nginx = await startNginx('dist', 4393);
  const rows: string[][] = [];
  for (const path of ['/', '/privacy']) {
    // Alternates, so that other load on the machine affects both alike.
    const rounds = Array.from({ length: 5 }, () => ({
      ours: loadPage(`${site.url}${path}`, 50, 3),
      theirs: nginx && loadPage(`${nginx.url}${path}`, 50, 3),
    }));
    const median = (values: number[]) => values.sort((a, b) => a - b)[2] ?? 0;
    const ratios = rounds.map(({ ours, theirs }) =>
      ours && theirs ? ours.perSecond / theirs.perSecond : Number.NaN,
    );
    rows.push([
      `GET ${path}`,
      format(median(rounds.map(({ ours }) => ours?.perSecond ?? 0))),
      `${rounds.reduce((sum, { ours }) => sum + (ours?.errors ?? 0), 0)}`,
      nginx ? `${format(median(ratios), 2)} of nginx` : 'no nginx',
    ]);
  }
  await nginx?.stop();
  const crowd = loadPage(`${site.url}/`, 200, 10);
  rows.push(['GET / by 200 at once', format(crowd?.perSecond ?? 0), `${crowd?.errors}`, '']);
  const commitsPerSecond = measureCommits(5);
  const person = { name: 'Ada Bench', email: 'ada@example.com', phone: '(802) 555-0100' };
  const contact = () => new URLSearchParams({ ...person, comment: 'A word about a website.' });
  const application = () => {
    const form = new FormData();
    const fields = { ...person, comment: 'Hello', terms_condition: 'on', job: 'React developer' };
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    const emailjsFields = { service_id: emailjs.serviceId, template_id: 'job-application' };
    for (const [key, value] of Object.entries({ ...emailjsFields, user_id: emailjs.publicKey })) {
      form.set(key, value);
    }
    const pdf = `%PDF-1.4\n${'x'.repeat(50_000)}\n%%EOF\n`;
    form.set('file', new Blob([pdf], { type: 'application/pdf' }), 'cv.pdf');
    return form;
  };
  const subscribe = () => new URLSearchParams({ email: `ada.${crypto.randomUUID()}@example.com` });
  const forms = [
    ['contact', '/wp-json/contact-form-7/v1/contact-forms/1/feedback', contact],
    ['job application, 50 KB CV', '/api/v1.0/email/send-form', application],
    ['subscribe', '/api/subscribe', subscribe],
  ] as const;
  for (const [name, path, body] of forms) {
    const load = await loadForm(`${site.url}${path}`, body, 16, 6);
    rows.push([
      `POST ${name}`,
      format(load.perSecond),
      `${load.errors}`,
      `${format(load.perSecond / commitsPerSecond, 2)} of ${format(commitsPerSecond)} bare commits`,
    ]);
  }
  const columnTitles = ['load', 'per second', 'errors', 'compared with'];
  process.stdout.write(`\n${table(columnTitles, rows)}\n`);
  const memoryAfterLoad = readResidentMemory(site.pid);
  process.stdout.write(
    `Memory: ${format(memoryAtRest)} MB at rest, ${format(memoryAfterLoad)} MB after load\n`,
  );
}

if (!skippedParts.includes('visitors')) {
  const times = await measureDuringSlowPosts(site);
  const rows = times.map(({ label, median, max }) => [label, format(median, 1), format(max, 1)]);
  process.stdout.write(`\n${table(['one visitor', 'median ms', 'most ms'], rows)}\n`);
  const { statuses, peakMb } = await measureManyUploads(site);
  const counts = Object.entries(statuses).map(([status, count]) => `${count} times ${status}`);
  process.stdout.write(
    `200 uploads of 5 MB at once: ${counts.join(', ')}; ${format(peakMb)} MB at most\n`,
  );
}

await site.stop();
