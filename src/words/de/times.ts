import type { timeWords as times } from '../times.ts';
import type { Translation } from '../translation.ts';

const numbers = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

export const timeWords: Translation<typeof times> = {
  number: (count) => numbers[count - 1] ?? `${count}`,
  // Dative, as after “innerhalb von”.
  workingDays: (count) => (count === 1 ? 'einem Werktag' : `${timeWords.number(count)} Werktagen`),
  month: 'Monat',
  day: 'Tag',
  year: 'Jahr',
  hour: 'Uhr',
  am: 'vormittags',
  pm: 'nachmittags',
};
