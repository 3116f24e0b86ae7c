/** Width of a step of the drawing; a person has one unit of its height. */
const step = 100;
/** Most people that are drawn. */
export const people = 100;

/** Part of 1 by which lines of the same step end apart: evenly spread, and in no order. */
const scatter = (index: number) => (index * 0.618_034) % 1;

/**
 * Draws a line for each of a hundred people: at the beginning of a step there are as many as reach it,
 * and those who give up end within it.
 * @param values people who reach each step; all of them the first
 */
export function drawPeople(values: readonly number[]): { path: string; width: number } {
  const all = values[0] || 1;
  const reached = values.map((value) => Math.round((value / all) * people));
  let path = '';
  for (let index = 0; index < people; index += 1) {
    const steps = reached.filter((count) => count > index).length;
    if (steps === 0) break;
    const isThrough = steps === reached.length;
    const end = isThrough ? steps * step : (steps - 1 + 0.3 + 0.6 * scatter(index)) * step;
    path += `M0 ${index}.5h${Math.round(end)}`;
  }
  return { path, width: values.length * step };
}
