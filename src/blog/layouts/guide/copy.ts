import { layoutWords } from '../../../words/blog.ts';

const { label, facts, done, step, progress, copy } = layoutWords.guide;

/** Copy of the guide page around the text. Time and number of steps are computed from the text. */
export const guideCopy = {
  formatLabel: label,
  /** US dollars for what has to be bought. */
  cost: 25,
  supplies: ['Phone', 'Tripod or a stack of books', 'Lens cloth'],
  facts: {
    time: { term: facts.time },
    cost: { term: facts.cost, text: 'nothing, or {cost} for a tripod' },
    people: { term: facts.people, text: 'two people, for the first hour' },
    result: { term: facts.result, text: 'twelve pictures of four rooms' },
  },
  ...{ done, step, progress, copy },
} as const;
