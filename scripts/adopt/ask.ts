import { cancel, isCancel, text } from '@clack/prompts';
import { type Answers, questionNames, questionOf } from './answers.ts';
import type { Choices } from './choices.ts';

/**
 * Returns what is wrong with an answer. One that falls back on another answer is not missing itself.
 */
function problemOf(
  name: keyof Answers,
  answer: string,
  given: Partial<Answers>,
  choices: Choices,
): string | undefined {
  const { fallback, validate } = questionOf(name);
  const value = answer.trim() || (fallback?.(given) ?? '');
  if (value === '') return fallback ? undefined : 'It needs an answer.';
  return validate?.(value, choices, given);
}

/**
 * Completes the answers: those of the command line are checked, the others asked.
 *
 * @param given the options of the command line
 * @param asks false to take the fallbacks instead of asking
 * @throws Error for people that lists the options with a wrong value or without one; when questions
 *   are asked, the first of them
 */
export async function completeAnswers(
  given: Partial<Answers>,
  choices: Choices,
  asks: boolean,
): Promise<Answers> {
  const answers: Partial<Answers> = {};
  const problems: string[] = [];
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
    if (problem !== undefined) problems.push(`--${option}: ${problem}`);
    if (problem !== undefined && asks) break;
    answers[name] = answer?.trim() || (fallback?.(answers) ?? '');
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return answers as Answers;
}
