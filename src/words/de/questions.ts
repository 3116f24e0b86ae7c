import type { questionCountWords as counts, questionWords as questions } from '../questions.ts';
import type { Translation } from '../translation.ts';

export const questionCountWords: Translation<typeof counts> = {
  all: (count) => `Alle ${count} Fragen`,
  found: (count, all) => `${count} von ${all} Fragen`,
};

export const questionWords: Translation<typeof questions> = {
  search: {
    label: 'Nach einem Wort suchen',
    submit: 'Suchen',
    clear: 'Wieder alle zeigen',
    withoutScript:
      'Ihr Browser führt keine Skripte aus, deshalb wird hier nichts gefiltert. Seine eigene Suche findet auch Text in zugeklappten Antworten.',
  },
  groups: 'Gruppen von Fragen',
  link: 'Link zu dieser Antwort',
};
