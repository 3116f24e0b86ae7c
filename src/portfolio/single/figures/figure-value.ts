/** Printed figure, parsed. */
export interface FigureValue {
  /** Text before the number, e.g. `$`. */
  prefix: string;
  /** Number as printed, e.g. `1,240`. */
  number: string;
  /** Text after the number, e.g. `min`. */
  unit: string;
  amount: number;
}

/**
 * Matches a number with prefix and unit. Clock times (`3:10`) and ratios (`4 : 3`) match as one
 * printed number, without a numeric value.
 */
const figurePattern = /^([^\d−-]*)([−-]?\d[\d,]*(?:\.\d+|(?:\s?:\s?\d+)+)?[½¼¾]?)\s*(.*)$/s;
const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function parseAmount(number: string): number {
  const fraction = fractions[number.at(-1) ?? ''] ?? 0;
  return Number(number.replaceAll(/[,½¼¾]/g, '').replace('−', '-')) + fraction;
}

/** Parses a figure at its number; undefined without one, as in `never`. */
export function figureValue(text: string): FigureValue | undefined {
  const [, prefix, number, unit] = figurePattern.exec(text.trim()) ?? [];
  if (prefix === undefined || number === undefined || unit === undefined) return undefined;
  return { prefix: prefix.trim(), number, unit: unit.trim(), amount: parseAmount(number) };
}

/** Units of time in seconds, and of data in bytes: comparable within each family. */
const unitFamilies: readonly Readonly<Record<string, number>>[] = [
  {
    ...{ ms: 0.001, millisecond: 0.001, s: 1, sec: 1, second: 1 },
    ...{ min: 60, minute: 60, h: 3600, hr: 3600, hour: 3600 },
    ...{ day: 86_400, week: 604_800, month: 2_629_800, year: 31_557_600 },
  },
  { b: 1, byte: 1, kb: 1e3, mb: 1e6, gb: 1e9 },
];

/** Normalizes `Hours` to `hour`. */
const singularUnit = (unit: string) => unit.toLowerCase().replace(/(?<=..)s$/, '');

/** Matches `h 10 min` of `2 h 10 min`: the rest of a compound time or size. */
const compoundUnitPattern = /^([a-z]+)\s+(\d[\d,.]*\s*[a-z]+.*)$/i;

/** Converts a value to the smallest unit of its family. */
function toBaseUnit({ amount, unit }: FigureValue): { amount: number; family: number } | undefined {
  const [, first, remainder] = compoundUnitPattern.exec(unit) ?? [];
  const unitName = singularUnit(first ?? unit);
  const family = unitFamilies.findIndex((units) => Object.hasOwn(units, unitName));
  const size = unitFamilies[family]?.[unitName];
  if (size === undefined) return undefined;
  if (remainder === undefined) return { amount: amount * size, family };
  const other = figureValue(remainder);
  const remainderSize = other && toBaseUnit(other);
  return remainderSize?.family === family
    ? { amount: amount * size + remainderSize.amount, family }
    : undefined;
}

/** Returns the whole of a share: 100 for `46%`, 6 for `4 of 6`; undefined otherwise. */
export function parseWhole(text: string): number | undefined {
  const unit = figureValue(text)?.unit;
  if (unit === '%') return 100;
  const whole = Number(/^of (\d+)$/.exec(unit ?? '')?.[1]);
  return whole > 0 ? whole : undefined;
}

const currencyOf = (prefix: string) => prefix.replaceAll(/[\p{L}\s~]/gu, '');

/**
 * Returns before and after as two numbers on one scale; undefined where they are not comparable: `2
 * a month` and `0 lost`, `never` and `5 min`, dollars and days.
 */
export function onOneScale(
  before: string,
  after: string,
): { before: number; after: number } | undefined {
  const [one, other] = [figureValue(before), figureValue(after)];
  if (!one || !other || !(one.amount >= 0 && other.amount >= 0)) return undefined;
  if (currencyOf(one.prefix) !== currencyOf(other.prefix)) return undefined;
  if (singularUnit(one.unit) === singularUnit(other.unit))
    return { before: one.amount, after: other.amount };
  const [oneSize, otherSize] = [toBaseUnit(one), toBaseUnit(other)];
  return oneSize && otherSize && oneSize.family === otherSize.family
    ? { before: oneSize.amount, after: otherSize.amount }
    : undefined;
}
