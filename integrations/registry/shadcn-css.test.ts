import { expect, test } from 'vitest';
import { cssTree } from './css-tree.ts';
import { shadcnCss } from './shadcn-css.ts';

const written = (sheet: string) => shadcnCss(cssTree(sheet));

test('conditions in a rule move around it, and stay nested', () => {
  expect(
    written(`.a { color: red; @media (width > 3rem) { color: blue;
      @container (width > 20rem) { color: green } } }`),
  ).toEqual({
    '.a': { color: 'red' },
    '@media (width > 3rem)': {
      '.a': { color: 'blue' },
      '@container (width > 20rem)': { '.a': { color: 'green' } },
    },
  });
});

test('conditions of a utility are joined; @supports is dropped', () => {
  expect(
    written(`@utility a { width: 100%; @media (width >= 48rem) { padding: 1rem;
      @media (prefers-reduced-motion: no-preference) { @supports (animation-timeline: view()) {
        animation: up both } } } &:hover { color: red } }`),
  ).toEqual({
    '@utility a': {
      width: '100%',
      '@media (width >= 48rem)': { padding: '1rem' },
      '@media (width >= 48rem) and (prefers-reduced-motion: no-preference)': {
        animation: 'up both',
      },
      '&:hover': { color: 'red' },
    },
  });
});

test('throws for rules that would lose their condition', () => {
  expect(() => written('@utility a { @media (width > 3rem) { &:hover { color: red } } }')).toThrow(
    '"&:hover" in "@media (width > 3rem)" of "@utility a"',
  );
  expect(() =>
    written('@utility a { @media (width > 3rem) { @container (width > 2rem) { top: 0 } } }'),
  ).toThrow('@container');
  expect(() => written('.a { &:hover { color: red } }')).toThrow('"&:hover" in ".a"');
});

test('a declaration keeps !important', () => {
  expect(written('.a { top: 0 !important }')).toEqual({ '.a': { top: '0 !important' } });
});
