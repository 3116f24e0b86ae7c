import type { PlanPictures } from './illustrated-plans.ts';

/** Pictures by price list and plan; widths are those of `art/drawn/laid-out`. */
export const planPictures: PlanPictures = {
  hosting: [
    { name: 'laid-seed', width: 1120 },
    { name: 'laid-acre', width: 1700, phone: 1120 },
    { name: 'laid-field', width: 2560, phone: 1120 },
  ],
  upkeep: [
    { name: 'laid-roll-upkeep', width: 920 },
    { name: 'laid-roll-building', width: 1416 },
    { name: 'laid-roll-words', width: 1168 },
  ],
  names: [
    { name: 'laid-name', width: 520, phone: 760 },
    { name: 'laid-name-mail', width: 1090, phone: 760 },
    { name: 'laid-name-watched', width: 1720, phone: 760 },
  ],
};
