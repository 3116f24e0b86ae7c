import { spawn } from 'node:child_process';

/** Versions that new projects use today; newer ones are tried by raising them here. */
export const versions = {
  shadcn: 'shadcn@4.23.0',
  vite: 'create-vite@9.3.0',
  next: 'create-next-app@16.4.3',
} as const;

const quiet = {
  npm_config_update_notifier: 'false',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
  CI: '1',
};

/** Running process groups, which end when this process is interrupted. */
const groups = new Set<number>();
process.once('exit', () => {
  for (const group of groups) endGroup(group);
});

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/**
 * Runs a command that needs the npm registry, three times at most, because it fails occasionally.
 * @throws Error with its output when it fails.
 */
export async function runOnline(...command: Parameters<typeof run>): Promise<string> {
  for (let tries = 3; tries > 1; tries -= 1) {
    try {
      return await run(...command);
    } catch (error) {
      process.stderr.write(`${error}\nOnce more.\n`);
    }
  }
  return run(...command);
}

/**
 * Runs a command in a folder to its end, and ends processes that it left running. The command is a
 * line of words, or a list if words contain spaces.
 * @throws Error with its output when it fails.
 */
export async function run(
  folder: string,
  command: string | readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const [program = '', ...args] = typeof command === 'string' ? command.split(' ') : command;
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', ...quiet, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const group = child.pid;
  if (group) groups.add(group);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const code = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (group) {
    groups.delete(group);
    endGroup(group);
  }
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
  return output;
}
