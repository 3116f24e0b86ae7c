import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { StageProgress } from '../../integrations/build-mode.ts';
import type { BuildOutput } from './build-output.ts';

/**
 * Runs a program of a build. With logs it shares the output of this process; otherwise its lines
 * are printed above the progress, which it reports as messages.
 *
 * @returns true if it succeeded
 */
export async function runProgram(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  output: BuildOutput,
): Promise<boolean> {
  const stdio: StdioOptions = output.hasLogs ? 'inherit' : ['ignore', 'pipe', 'pipe', 'ipc'];
  const child = spawn(program, args, { stdio, env });
  child.on('message', (pages) => output.count(pages as StageProgress));
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => output.print(line));
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', (line) =>
      output.print(line, process.stderr),
    );
  const [code] = await once(child, 'close');
  return code === 0;
}
