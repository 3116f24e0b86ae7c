import type { Plan } from '../../blocks/pricing/price-plan.ts';
import { type PictureName, pictureNamed } from '../../media/pictures.ts';
import type { IllustratedPlan } from './prices-plan.tsx';

/** Picture of a plan's contents, with its width in the drawing, on wide screens and on phones. */
export interface PlanPicture {
  name: PictureName;
  width: number;
  phone?: number;
}

/** Pictures by price list and plan. */
export type PlanPictures = Readonly<Record<'hosting' | 'upkeep' | 'names', readonly PlanPicture[]>>;

/** Returns plans with their pictures, at one scale; without pictures where the list has none. */
export function illustratedPlans(
  plans: readonly Plan[],
  pictures: readonly PlanPicture[],
): IllustratedPlan[] {
  if (pictures.length === 0) return [...plans];
  const widest = Math.max(...pictures.map(({ width }) => width));
  const phoneWidthOf = ({ width, phone = width }: PlanPicture) => phone;
  const widestOnPhone = Math.max(...pictures.map(phoneWidthOf));
  return plans.map((plan, index) => {
    const planPicture = pictures[index];
    if (!planPicture) throw new Error(`${plan.title} has no picture: add one in plan-pictures.ts.`);
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
