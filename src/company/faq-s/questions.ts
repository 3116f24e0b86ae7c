import type { QuestionGroup } from '../../content/schema/question-group.ts';
import { questionsCare } from './questions-care.ts';
import { questionsMoney } from './questions-money.ts';
import { questionsOthers } from './questions-others.ts';
import { questionsOwnership } from './questions-ownership.ts';
import { questionsTime } from './questions-time.ts';
import { questionsTogether } from './questions-together.ts';
import { questionsUpkeep } from './questions-upkeep.ts';

/** All questions of `/page/faq-s`, by group. */
export const questionGroups: readonly QuestionGroup[] = [
  questionsMoney,
  questionsTime,
  questionsTogether,
  questionsOwnership,
  questionsUpkeep,
  questionsCare,
  questionsOthers,
];
