/** Copy of the guide page around the text. Time and number of steps are computed from the text. */
export const guideCopy = {
  formatLabel: 'Guide',
  /** US dollars for what has to be bought. */
  cost: 25,
  supplies: ['Phone', 'Tripod or a stack of books', 'Lens cloth'],
  facts: {
    time: { term: 'Takes' },
    cost: { term: 'Costs', text: 'nothing, or {cost} for a tripod' },
    people: { term: 'Needs', text: 'two people, for the first hour' },
    result: { term: 'Leaves you with', text: 'twelve pictures of four rooms' },
  },
  done: 'Done',
  step: 'Step {number}',
  progress: 'Steps',
  copy: {
    label: 'Copy this list',
    done: 'Copied',
    failed: 'Could not copy; select the text instead',
  },
} as const;
