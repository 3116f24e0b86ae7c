import { createHmac, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { dataFolderError } from '../data-folder.ts';
import type { Env } from '../env.ts';

/** Keys derived from one master key, each for one purpose. */
export interface Secrets {
  challenge: string;
  challengeKey: string;
  unsubscribe: string;
  confirm: string;
  appointment: string;
  visitor: string;
  /** Signs the desk's sign-in links and its CSRF tokens. */
  desk: string;
}

/**
 * Derives the keys from the master key in the environment or the data folder; generates it in the
 * data folder at the first start.
 */
export function loadSecrets(env: Env): Secrets {
  const masterKey = env.ALTCHA_HMAC_KEY ?? readMasterKey(env.DATA_DIR);
  const derive = (purpose: string) => createHmac('sha256', masterKey).update(purpose).digest('hex');
  return {
    challenge: derive('captcha challenge'),
    challengeKey: derive('captcha challenge key'),
    unsubscribe: derive('unsubscribe link'),
    confirm: derive('confirm link'),
    appointment: derive('appointment link'),
    visitor: derive('visitor mark'),
    desk: derive('desk'),
  };
}

function readMasterKey(dataDir: string): string {
  const path = join(dataDir, 'hmac.key');
  let key: string;
  try {
    mkdirSync(dataDir, { recursive: true });
    key = createKey(path) ?? readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw dataFolderError(error, path);
  }
  if (key.length < 32) {
    throw new Error(
      `${path} is damaged (too short). Delete it; a new key is made at the next start.`,
    );
  }
  return key;
}

/** Creates the key file; null when there is one already. */
function createKey(path: string): string | null {
  let file: number;
  try {
    // 'wx': of two servers starting at once, one creates the key and the other reads it.
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
  try {
    const key = randomBytes(32).toString('hex');
    writeSync(file, key);
    fsyncSync(file);
    return key;
  } catch (error) {
    // Half a key on a full disk would break every later start.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}
