/**
 * `node scripts/complete-lock.ts`, after every `npm install NAME`: a registry mirror may lack the
 * binaries of other systems, which npm then leaves out of package-lock.json, and `npm ci` refuses a
 * lock with gaps. This names them again, without a checksum, as npm would have on the full registry.
 */
import './pinned-node.ts';
import { readFileSync, writeFileSync } from 'node:fs';

interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };

/** What a binary runs on, by the name of its package: `@rolldown/binding-win32-x64-msvc`. */
function platform(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const [, os = '', cpu = ''] =
    /(android|darwin|linux|win32|windows|freebsd|openharmony)-([a-z0-9]+)/.exec(name) ?? [];
  if (os === '') return { cpu: ['wasm32'] };
  const libc = name.endsWith('musl') ? ['musl'] : os === 'linux' ? ['glibc'] : undefined;
  return { os: [os === 'windows' ? 'win32' : os], cpu: [cpu], ...(libc && { libc }) };
}

const added: string[] = [];
for (const [path, { dev, optionalDependencies = {} }] of Object.entries({ ...lock.packages })) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const place = `node_modules/${name}`;
    if (lock.packages[place] || lock.packages[`${path}/${place}`]) continue;
    const version = range.replace(/^[\^~]/, '');
    lock.packages[place] = { version, ...(dev && { dev }), optional: true, ...platform(name) };
    added.push(name);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added.length} packages named: ${added.join(', ')}\n`);
