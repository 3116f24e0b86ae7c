import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';

/** Keys derived from one master key, each for one purpose. */
export interface Secrets {
  challenge: string;
  challengeKey: string;
  unsubscribe: string;
  confirm: string;
}

/** Reads the master key from the environment or the data folder; makes it there at the first start. */
export function loadSecrets(env: Env): Secrets {
  const master = env.ALTCHA_HMAC_KEY ?? masterKeyIn(env.DATA_DIR);
  const derive = (purpose: string) => createHmac('sha256', master).update(purpose).digest('hex');
  return {
    challenge: derive('captcha challenge'),
    challengeKey: derive('captcha challenge key'),
    unsubscribe: derive('unsubscribe link'),
    confirm: derive('confirm link'),
  };
}

function masterKeyIn(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'hmac.key');
  const made = randomBytes(32).toString('hex');
  try {
    // 'wx': of two servers starting at once, one makes the key and the other reads it.
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, made);
    fsyncSync(file);
    closeSync(file);
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = readFileSync(path, 'utf8').trim();
  if (kept.length < 32) {
    throw new Error(
      `${path} is damaged (too short). Delete it; a new key is made at the next start.`,
    );
  }
  return kept;
}
