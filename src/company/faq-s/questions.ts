import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { questionsCare } from './questions-care.ts';
import { questionsMoney } from './questions-money.ts';
import { questionsOthers } from './questions-others.ts';
import { questionsOwnership } from './questions-ownership.ts';
import { questionsTime } from './questions-time.ts';
import { questionsTogether } from './questions-together.ts';
import { questionsUpkeep } from './questions-upkeep.ts';

/** Everything that is answered on `/page/faq-s`, in the order of a first call. */
export const questionGroups: readonly QuestionGroup[] = [
  questionsMoney,
  questionsTime,
  questionsTogether,
  questionsOwnership,
  questionsUpkeep,
  questionsCare,
  questionsOthers,
];
