import { cancel, isCancel, text } from '@clack/prompts';
import { type Answers, questionNames, questionOf } from './answers.ts';
import type { Choices } from './choices.ts';

/**
 * Returns the error of an answer, which may be empty; undefined for a valid answer. A missing
 * answer with a fallback has no error, even if the fallback is empty because an earlier answer is
 * wrong.
 */
function answerError(
  name: keyof Answers,
  answer: string,
  earlierAnswers: Partial<Answers>,
  choices: Choices,
): string | undefined {
  const { fallback, validate } = questionOf(name);
  const value = answer.trim() || (fallback?.(earlierAnswers) ?? '');
  if (value === '') return fallback ? undefined : 'It needs an answer.';
  return validate?.(value, { choices, answers: earlierAnswers });
}

/**
 * Completes the answers: validates those of the command line, and asks for the others.
 *
 * @param commandLineAnswers answers given as options of the command line
 * @param isInteractive false to take the fallbacks instead of asking
 * @throws Error with a message for the user that lists the options which are wrong or missing; when
 *   questions are asked, only the first of them
 */
export async function completeAnswers(
  commandLineAnswers: Partial<Answers>,
  choices: Choices,
  isInteractive: boolean,
): Promise<Answers> {
  const answers: Partial<Answers> = {};
  const errors: string[] = [];
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
    if (error !== undefined) errors.push(`--${option}: ${error}`);
    if (error !== undefined && isInteractive) break;
    answers[name] = answer?.trim() || (fallback?.(answers) ?? '');
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return answers as Answers;
}
