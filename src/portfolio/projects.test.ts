import { expect, it } from 'vitest';
import { projectCategories, projectLayouts } from '../content/schema/project.ts';
import { categoryNames, filters } from './filters.ts';
import { neighborsOf, projects } from './projects.ts';

it('has two dozen projects, and one first project of each layout', () => {
  expect(projects.length).toBeGreaterThanOrEqual(24);
  for (const layout of projectLayouts)
    expect(projects.filter((one) => one.layout === layout && one.first)).toHaveLength(1);
});

it('links all projects in a circle, in both directions', () => {
  const seen = new Set<string>();
  let slug = projects[0]?.slug ?? '';
  while (!seen.has(slug)) {
    seen.add(slug);
    const { next } = neighborsOf(slug);
    expect(neighborsOf(next.slug).previous.slug).toBe(slug);
    slug = next.slug;
  }
  expect(seen.size).toBe(projects.length);
});

it('offers every kind in the filter, each with results', () => {
  expect(filters.map(({ key }) => key)).toEqual(['*', ...projectCategories]);
  expect(Object.keys(categoryNames)).toEqual([...projectCategories]);
  for (const kind of projectCategories)
    expect(projects.filter(({ categories }) => categories.includes(kind)).length).toBeGreaterThan(
      2,
    );
});
