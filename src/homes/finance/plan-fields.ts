import type { Plan } from './growth.ts';

/** Fields of the calculator. */
export type PlanField = keyof Plan;
export type PlanValues = Record<PlanField, number>;

/** Minimum, maximum and step of a field. */
export interface FieldLimits {
  min: number;
  max: number;
  step: number;
}

export const limits: Record<PlanField, FieldLimits> = {
  start: { min: 0, max: 250_000, step: 500 },
  monthly: { min: 0, max: 3000, step: 10 },
  years: { min: 1, max: 50, step: 1 },
  rate: { min: 0, max: 10, step: 0.1 },
  fee: { min: 0, max: 3, step: 0.05 },
};

/** Clamps a typed value to its limits; an invalid number is the minimum. Years are whole. */
export function clampToLimits(field: PlanField, value: number): number {
  const { min, max } = limits[field];
  if (!Number.isFinite(value)) return min;
  const clamped = Math.min(max, Math.max(min, value));
  return field === 'years' ? Math.round(clamped) : clamped;
}

/** Converts percentages to fractions, for the calculation. */
export const planOf = ({ rate, fee, ...values }: PlanValues): Plan => ({
  ...values,
  rate: rate / 100,
  fee: fee / 100,
});

/** Converts fractions to percentages, for the fields. */
export const valuesOf = ({ rate, fee, ...plan }: Plan): PlanValues => ({
  ...plan,
  rate: Number((rate * 100).toFixed(4)),
  fee: Number((fee * 100).toFixed(4)),
});
