import { expect, test } from 'vitest';
import { pages } from '../../page-meta/pages.ts';
import { descriptionTerms, groupsOf } from './showcase-groups.ts';

test('every page, or the one that represents it, is in exactly one group', () => {
  const shown = groupsOf(pages).flatMap((group) => group.pages.map(({ path }) => path));
  expect(shown.toSorted()).toEqual(
    [...new Set(pages.map(({ path, representedBy }) => representedBy ?? path))].toSorted(),
  );
});

test('sentences count the pages that are shown', () => {
  const page = {
    path: '/headers/white-header',
    group: 'header',
    title: 'White header',
    headTitle: '',
    description: '',
    theme: 'house',
  } as const;
  const leads = groupsOf([
    page,
    { ...page, path: '/headers/dark-header' },
    { ...page, path: '/headers/other', representedBy: page.path },
    { ...page, path: '/page/a-job', group: 'job' },
    { ...page, path: '/elements/tab', group: 'element' },
  ]).map(({ lead }) => lead);
  expect(leads).toEqual([
    'One job page with a form that arrives.',
    'Two, each over a page made for it.',
    'The small parts, three variants or more of each.',
  ]);
});

test('anchors differ', () => {
  const ids = groupsOf(pages).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('words of the description that the name has, or that are short, are left out', () => {
  const page = {
    path: '/elements/tab',
    group: 'element',
    title: 'Tabs',
    headTitle: '',
    description: 'Tabs in a row: one Tab stop, arrows, monthly and monthly.',
    theme: 'house',
  } as const;
  expect(descriptionTerms(page)).toBe('stop arrows monthly');
});
