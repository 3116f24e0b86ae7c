import { describe, expect, it } from 'vitest';
import { gridlessPages } from '../gridless-pages.ts';
import { portfolioPages } from '../pages.ts';
import { projects } from '../projects.ts';
import { sortProjects } from './project-order.ts';

describe('sortProjects', () => {
  it('sorts numbers and text in both directions', () => {
    const weeks = sortProjects(projects, { by: 'weeks' }).map((project) => project.weeks);
    expect(weeks).toEqual(weeks.toSorted((one, other) => one - other));
    const clients = sortProjects(projects, { by: 'client', descending: true }).map((p) => p.client);
    expect(clients).toEqual(clients.toSorted((one, other) => other.localeCompare(one, 'en-US')));
  });

  it('cuts the color circle at the given angle', () => {
    const hues = sortProjects(projects, { by: 'hue', startHue: 200 }).map(
      ({ hue }) => (hue + 160) % 360,
    );
    expect(hues).toEqual(hues.toSorted((one, other) => one - other));
  });

  it('keeps every project', () => {
    expect(new Set(sortProjects(projects, { by: 'lightness' }))).toEqual(new Set(projects));
  });
});

it('no two pages have the same order', () => {
  const orders = [...portfolioPages, ...Object.values(gridlessPages)].map(({ order }) =>
    sortProjects(projects, order)
      .map(({ slug }) => slug)
      .join(' '),
  );
  expect(new Set(orders).size).toBe(33);
});
