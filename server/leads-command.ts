import { basename, extname, relative } from 'node:path';

/** Start of the command line in this project. */
const npmScript = 'npm run leads --';

/** Facts about this process, which tests replace. */
interface ProcessFacts {
  env: Readonly<Record<string, string | undefined>>;
  argv: readonly string[];
  cwd: string;
}

const currentProcess = (): ProcessFacts => ({
  env: process.env,
  argv: process.argv,
  cwd: process.cwd(),
});

/**
 * Returns how the leads program is called here, for messages: `LEADS_COMMAND` if it is set, as in a
 * container; otherwise as this process was called if it is that program, else the npm script.
 */
export function leadsCommand({ env, argv, cwd }: ProcessFacts = currentProcess()): string {
  if (env.LEADS_COMMAND) return env.LEADS_COMMAND;
  const file = argv[1] ?? '';
  const extension = extname(file);
  if (env.npm_lifecycle_event === 'leads' || basename(file, extension) !== 'leads') {
    return npmScript;
  }
  return extension === '' ? 'leads' : `node ${relative(cwd, file)}`;
}
