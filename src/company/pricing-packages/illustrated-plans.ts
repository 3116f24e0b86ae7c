import type { Plan } from '../../blocks/pricing/price-plan.ts';
import { type PictureName, pictureNamed } from '../../media/pictures.ts';
import type { IllustratedPlan } from './prices-plan.tsx';

/** Picture of a plan's contents, with its width in the drawing, on wide screens and on phones. */
export interface PlanPicture {
  name: PictureName;
  width: number;
  phone?: number;
}

/** Pictures by price list and plan; widths are those of `art/drawn/laid-out`. */
export const planPictures = {
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
} as const satisfies Record<string, readonly PlanPicture[]>;

/** Returns plans with their pictures, at one scale. */
export function illustratedPlans(
  plans: readonly Plan[],
  pictures: readonly PlanPicture[],
): IllustratedPlan[] {
  const widest = Math.max(...pictures.map(({ width }) => width));
  const phoneWidthOf = ({ width, phone = width }: PlanPicture) => phone;
  const widestOnPhone = Math.max(...pictures.map(phoneWidthOf));
  return plans.map((plan, index) => {
    const planPicture = pictures[index];
    if (!planPicture)
      throw new Error(`${plan.title} has no picture: add one in illustrated-plans.ts.`);
    const picture = pictureNamed(planPicture.name);
    return {
      ...plan,
      picture,
      ...(picture.narrow && { narrowPicture: pictureNamed(picture.narrow) }),
      share: planPicture.width / widest,
      phoneShare: phoneWidthOf(planPicture) / widestOnPhone,
    };
  });
}
