import type { Plan } from '../../blocks/pricing/price-plan.ts';
import { type PictureName, pictureNamed } from '../../media/pictures.ts';
import type { LaidPlan } from './plan-lot.tsx';

/** A picture of goods, and how wide it was drawn. */
export interface Goods {
  name: PictureName;
  width: number;
}

/** What hosting, hours and names look like, in the order of their lists; widths are those of `art/drawn/laid-out`. */
export const goods = {
  trays: [
    { name: 'laid-seed', width: 1120 },
    { name: 'laid-acre', width: 1700 },
    { name: 'laid-field', width: 2560 },
  ],
  rolls: [
    { name: 'laid-roll-upkeep', width: 920 },
    { name: 'laid-roll-building', width: 1416 },
    { name: 'laid-roll-words', width: 1168 },
  ],
  names: [
    { name: 'laid-name', width: 520 },
    { name: 'laid-name-mail', width: 1090 },
    { name: 'laid-name-watched', width: 1720 },
  ],
} as const satisfies Record<string, readonly Goods[]>;

/** Plans with the pictures of what they buy, at one scale. */
export function laidPlans(plans: readonly Plan[], pictures: readonly Goods[]): LaidPlan[] {
  const widest = Math.max(...pictures.map(({ width }) => width));
  return plans.map((plan, index) => {
    const picture = pictures[index];
    if (!picture) throw new Error(`${plan.title} has no picture: add one in laid-plans.ts.`);
    return { ...plan, picture: pictureNamed(picture.name), share: picture.width / widest };
  });
}
