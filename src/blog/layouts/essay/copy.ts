import { layoutWords } from '../../../words/blog.ts';

/** Copy of the slate that opens the essay. */
export const essayCopy = {
  formatLabel: layoutWords.essay,
  slate: {
    caption: 'All the software that the barber has. Underlined: who is in the chair.',
    /** First names from top to bottom; the name of `currentName` is underlined. */
    names: ['Ottmar', 'Teo', 'Ray', 'Mr. Banda'],
    currentName: 'Teo',
    /** Name of the previous customer. */
    previousName: 'Ottmar',
  },
} as const;
