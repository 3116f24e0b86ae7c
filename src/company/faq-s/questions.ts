import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { questionsAfter } from './questions-after.ts';
import { questionsBefore } from './questions-before.ts';

/** Everything that is answered on `/page/faq-s`, in the order of a first call. */
export const questionGroups: readonly QuestionGroup[] = [...questionsBefore, ...questionsAfter];
