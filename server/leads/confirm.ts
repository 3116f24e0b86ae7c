import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/** Where a question is asked. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

/**
 * Asks on the terminal; only `yes` is a yes.
 * @throws Error where there is nobody to ask.
 */
export async function confirm(question: string, { input, output }: Terminal): Promise<boolean> {
  if (input.isTTY !== true) {
    throw new Error('Nothing was deleted: nobody is there to ask. Add --yes to do it.');
  }
  const asking = createInterface({ input, output });
  // Who ends the input, or presses Ctrl+C, has said no.
  const answer = await new Promise<string | null>((resolve) => {
    asking.once('close', () => resolve(null));
    asking.question(question).then(resolve, () => resolve(null));
  });
  if (answer === null) output.write('\n');
  asking.close();
  return answer?.trim().toLowerCase() === 'yes';
}
