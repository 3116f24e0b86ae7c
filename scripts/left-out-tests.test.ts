import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLeftOut, sampleFolders, sharedFolders, type TestedSite } from './left-out-tests.ts';

const sampleSite: TestedSite = {
  home: 'business',
  samples: true,
  isAdopted: false,
  language: 'en-US',
};
const ownSite: TestedSite = { ...sampleSite, samples: false, isAdopted: true };
const germanSite: TestedSite = { ...ownSite, samples: ['blog', 'shop'], language: 'de' };

const tests = [
  'src/homes/cafe/cafe.spec.ts',
  'src/homes/business/hero-drawing.test.ts',
  'src/shop/money.test.ts',
  'src/shop/shop.spec.ts',
  'src/showcase/elements/elements-text.spec.ts',
  'src/showcase/index/showcase.spec.ts',
  'src/blog/posts.sample.spec.ts',
  'src/blog/posts.sample.test.ts',
  'src/blog/listings/paginate.test.ts',
  'src/company/our-team/our-team.sample.spec.ts',
  'src/company/our-team/people-cord.test.ts',
  'src/forms/forms-contact.spec.ts',
];
const leftOutOf = (site: TestedSite) => tests.filter((file) => isLeftOut(file, site));

test('the site of the sample firm has all tests', () => {
  expect(leftOutOf(sampleSite)).toEqual([]);
});

test('a site of one’s own without samples has those of its code and its pages alone', () => {
  expect(tests.filter((file) => !isLeftOut(file, ownSite))).toEqual([
    'src/blog/listings/paginate.test.ts',
    'src/company/our-team/people-cord.test.ts',
    'src/forms/forms-contact.spec.ts',
  ]);
});

test('a sample that stays keeps its tests, and the showcase with it', () => {
  const site = { ...ownSite, samples: ['cafe', 'blog'] };
  const kept = ['src/homes/cafe/cafe.spec.ts', 'src/showcase/index/showcase.spec.ts'];
  for (const file of [...kept, 'src/blog/posts.sample.spec.ts'])
    expect(isLeftOut(file, site), file).toBe(false);
  expect(isLeftOut('src/shop/shop.spec.ts', site)).toBe(true);
  expect(isLeftOut('src/homes/business/hero-drawing.test.ts', site)).toBe(true);
});

test('the home at `/` of an owner has the owner’s text, also among samples that stay', () => {
  const site = { ...ownSite, home: 'cafe', samples: ['homes'] };
  expect(isLeftOut('src/homes/cafe/cafe.spec.ts', site)).toBe(true);
  expect(isLeftOut('src/homes/decor/decor.spec.ts', site)).toBe(false);
});

test('in another language, samples that stay keep the tests that need no words of pages', () => {
  expect(isLeftOut('src/shop/money.test.ts', germanSite)).toBe(false);
  expect(isLeftOut('src/blog/posts.sample.test.ts', germanSite)).toBe(false);
  expect(isLeftOut('src/shop/shop.spec.ts', germanSite)).toBe(true);
  expect(isLeftOut('src/blog/posts.sample.spec.ts', germanSite)).toBe(true);
  expect(isLeftOut('src/forms/forms-contact.spec.ts', germanSite)).toBe(false);
});

test('the folders of the samples exist', () => {
  for (const [folder] of [...sampleFolders, ...sharedFolders])
    expect(existsSync(folder), folder).toBe(true);
});
