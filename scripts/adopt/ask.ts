import { cancel, isCancel, text } from '@clack/prompts';
import { type Answers, questionNames, questionOf } from './answers.ts';
import type { Choices } from './choices.ts';

/** Returns what is wrong with an answer, an empty one included. */
function problemOf(
  name: keyof Answers,
  answer: string,
  given: Partial<Answers>,
  choices: Choices,
): string | undefined {
  const { fallback, validate } = questionOf(name);
  const value = answer.trim() || (fallback?.(given) ?? '');
  return value === '' ? 'It needs an answer.' : validate?.(value, choices, given);
}

/**
 * Completes the answers: those of the command line are checked, the others asked.
 *
 * @param given the options of the command line
 * @param asks false to take the fallbacks instead of asking
 * @throws Error for people where an option has a wrong value, or a needed one is missing
 */
export async function completeAnswers(
  given: Partial<Answers>,
  choices: Choices,
  asks: boolean,
): Promise<Answers> {
  const answers: Partial<Answers> = {};
  for (const name of questionNames) {
    const { option, message, placeholder, fallback } = questionOf(name);
    let answer = given[name];
    if (answer === undefined && asks) {
      const written = await text({
        message,
        placeholder,
        validate: (value) => problemOf(name, value ?? '', answers, choices),
      });
      if (isCancel(written)) {
        cancel('Nothing was changed.');
        process.exit(1);
      }
      answer = written;
    }
    const problem = problemOf(name, answer ?? '', answers, choices);
    if (problem !== undefined) throw new Error(`--${option}: ${problem}`);
    answers[name] = answer?.trim() || (fallback?.(answers) ?? '');
  }
  return answers as Answers;
}
