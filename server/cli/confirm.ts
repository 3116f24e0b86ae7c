import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/** Streams of a terminal. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

/**
 * Prompts on the terminal; only `yes` confirms.
 * @throws Error when the input is not a terminal.
 */
export async function confirm(question: string, { input, output }: Terminal): Promise<boolean> {
  if (input.isTTY !== true) {
    throw new Error('Nothing was deleted: nobody is there to ask. Add --yes to do it.');
  }
  const prompt = createInterface({ input, output });
  // End of input and Ctrl+C mean no.
  const answer = await new Promise<string | null>((resolve) => {
    prompt.once('close', () => resolve(null));
    prompt.question(question).then(resolve, () => resolve(null));
  });
  if (answer === null) output.write('\n');
  prompt.close();
  return answer?.trim().toLowerCase() === 'yes';
}
