/** What the page of the essay shows beside its text: the slate that it begins with. */
export const essayCopy = {
  kind: 'Essay',
  slate: {
    caption: 'All the software that the barber has. Underlined: who is in the chair.',
    /** First names from top to bottom; the one in the chair is underlined. */
    names: ['Ottmar', 'Teo', 'Ray', 'Mr. Banda'],
    inTheChair: 'Teo',
    /** Who was in it before. */
    done: 'Ottmar',
  },
} as const;
