import { cancel, isCancel, text } from '@clack/prompts';
import { type Answers, questionNames, questionOf } from './answers.ts';
import type { Choices } from './choices.ts';

/** Returns the error of an answer, which may be empty; undefined if it is valid. */
function answerError(
  name: keyof Answers,
  answer: string,
  earlierAnswers: Partial<Answers>,
  choices: Choices,
): string | undefined {
  const { fallback, validate } = questionOf(name);
  const value = answer.trim() || (fallback?.(earlierAnswers) ?? '');
  return value === '' ? 'It needs an answer.' : validate?.(value, choices, earlierAnswers);
}

/**
 * Completes the answers: validates those of the command line, and asks for the others.
 *
 * @param commandLineAnswers answers given as options of the command line
 * @param isInteractive false to take the fallbacks instead of asking
 * @throws Error with a message for the user if an option is wrong, or a required one is missing
 */
export async function completeAnswers(
  commandLineAnswers: Partial<Answers>,
  choices: Choices,
  isInteractive: boolean,
): Promise<Answers> {
  const answers: Partial<Answers> = {};
  for (const name of questionNames) {
    const { option, message, placeholder, fallback } = questionOf(name);
    let answer = commandLineAnswers[name];
    if (answer === undefined && isInteractive) {
      const input = await text({
        message,
        placeholder,
        validate: (value) => answerError(name, value ?? '', answers, choices),
      });
      if (isCancel(input)) {
        cancel('Nothing was changed.');
        process.exit(1);
      }
      answer = input;
    }
    const error = answerError(name, answer ?? '', answers, choices);
    if (error !== undefined) throw new Error(`--${option}: ${error}`);
    answers[name] = answer?.trim() || (fallback?.(answers) ?? '');
  }
  return answers as Answers;
}
