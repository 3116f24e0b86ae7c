import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of this project that a test may change as an owner would. */
export interface ProjectCopy {
  root: string;
  read: (file: string) => string;
  write: (file: string, content: string | Uint8Array) => void;
  /** Replaces a text. @throws where the file does not hold it, so that a test cannot pass by mistake. */
  change: (file: string, from: string, to: string) => void;
  /** Puts a file back as it is in the project; takes away one that is not there. */
  restore: (file: string) => void;
  remove: () => void;
}

const sources = [
  ...['src', 'server', 'integrations', 'scripts', 'art', 'people', 'pictures', 'public'],
  ...['astro.config.ts', 'leads.config.ts', 'site.config.ts', 'package.json', 'tsconfig.json'],
];
/** Folders that runs write into `node_modules`. */
const caches = ['.cache', '.vite', '.astro'];

/** Files of the server, and what they and its build import. */
export const serverSources = [
  ...['src', 'server', 'integrations'],
  ...['site.config.ts', 'leads.config.ts', 'package.json', 'tsconfig.json'],
];

/**
 * Copies what a build or a development server needs; packages are linked, their caches are not.
 * @param names files and folders, if others are needed
 */
export function copyProject(names: readonly string[] = sources): ProjectCopy {
  const project = process.cwd();
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  for (const name of names)
    cpSync(join(project, name), join(root, name), {
      recursive: true,
      filter: (path) => !path.startsWith(join(project, 'art/out')),
    });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (!caches.includes(name))
      symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write: ProjectCopy['write'] = (file, content) => {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  return {
    root,
    read,
    write,
    change: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    restore: (file) =>
      existsSync(join(project, file))
        ? cpSync(join(project, file), join(root, file))
        : rmSync(join(root, file)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
