import { expect, test } from 'vitest';
import { emptyJobApplication, jobApplicationSchema } from '../../forms/job-application/schema.ts';
import { categoryTileSchema } from './category-tile.ts';
import { contactResponseSchema, contactStatuses } from './contact-response.ts';
import { emailResponseSchema } from './email-response.ts';
import { featureItemSchema } from './feature-item.ts';
import { filterOptionSchema } from './filter-option.ts';
import { jobSchema } from './job.ts';
import { menuItemSchema } from './menu-item.ts';
import { blogTypes, postSchema } from './post.ts';
import { pricingPlanSchema } from './pricing-plan.ts';
import { networks, socialItemSchema } from './social-item.ts';
import { teamMemberSchema } from './team-member.ts';

const post = {
  id: 1,
  category: ['startup'],
  blogType: 'masonry',
  tags: ['forms'],
  img: 'clay-post-envelope',
  title: 'A form that arrives',
  content: 'Three sentences.',
  author: 9,
  likes: 0,
  comments: 3,
  date: 'November 3, 2026',
};

test('[E1] a post has the fields of the specification', () => {
  expect(postSchema.parse(post)).toEqual({ ...post, postType: 'standard' });
  expect(postSchema.parse({ ...post, double_col: true, link: '/page/web-dev' })).toMatchObject({
    double_col: true,
    link: '/page/web-dev',
  });
  expect(blogTypes).toEqual([
    'grid',
    'classic',
    'simple',
    'masonry',
    'sideImage',
    'metro',
    'clean',
    'widget',
    'overlayImage',
    'modern',
    'standard',
    'lifestyle',
  ]);
});

test.each([
  ['author', 0],
  ['blogType', 'list'],
  ['category', []],
  ['date', 'soon'],
  ['likes', -1],
  ['img', 'Picture.png'],
])('[E1] rejects a post whose %s is %j', (field, value) => {
  const result = postSchema.safeParse({ ...post, [field]: value });
  expect(result.error?.issues[0]?.path[0]).toBe(field);
});

test('[E2] a category tile', () => {
  const tile = { id: 1, category: 'startup', blogType: 'category', img: 'clay-post-key' };
  expect(categoryTileSchema.parse(tile)).toEqual(tile);
  expect(categoryTileSchema.safeParse({ ...tile, blogType: 'grid' }).success).toBe(false);
});

test('[E1] [E3] there may be more than nine people, and all of them may write', () => {
  const tenth = { id: 10, img: 'portrait-10', name: 'A B', description: 'C.', designation: 'D' };
  expect(teamMemberSchema.safeParse(tenth).success).toBe(true);
  expect(postSchema.safeParse({ ...post, author: 10 }).success).toBe(true);
});

test('[E3] a team member needs every field', () => {
  const member = { id: 1, img: 'portrait-01', name: 'A B', description: 'C.', designation: 'D' };
  expect(teamMemberSchema.parse(member)).toEqual(member);
  expect(teamMemberSchema.safeParse({ ...member, designation: undefined }).success).toBe(false);
});

test('[E4] a filter option: * or a class', () => {
  expect(filterOptionSchema.safeParse({ title: 'All', key: '*' }).success).toBe(true);
  expect(filterOptionSchema.safeParse({ title: 'Web', key: 'web' }).success).toBe(true);
  expect(filterOptionSchema.safeParse({ title: 'Web', key: '.web' }).success).toBe(false);
});

test('[E5] a pricing plan: icon and popular are optional', () => {
  const plan = {
    title: 'Seed',
    subtitle: 'Small',
    price: '$9.99',
    term: 'per month',
    plans: ['5 domains'],
    buttonTitle: 'Choose',
    buttonLink: '/page/contact-us',
  };
  expect(pricingPlanSchema.parse(plan)).toEqual(plan);
  const marked = { ...plan, icon: 'sprout', popular: { isPopular: true } };
  expect(pricingPlanSchema.parse(marked)).toEqual(marked);
});

test('[E6] a feature item: the text of a link needs a link', () => {
  const feature = { icon: 'gauge', title: 'Fast', content: 'Very.' };
  expect(featureItemSchema.safeParse(feature).success).toBe(true);
  expect(featureItemSchema.safeParse({ ...feature, linkTitle: 'More' }).success).toBe(false);
});

test('[E7] a menu item nests dropdowns and holds mega menus, never both', () => {
  const nested = {
    title: 'A',
    dropdown: [{ title: 'B', dropdown: [{ title: 'C', link: '/c' }] }],
  };
  const mega = {
    title: 'A',
    link: '/a',
    megamenu: [{ title: 'G', items: [{ title: 'B', link: '/b' }] }],
  };
  expect(menuItemSchema.parse(nested)).toEqual(nested);
  expect(menuItemSchema.parse(mega)).toEqual(mega);
  expect(menuItemSchema.safeParse({ ...nested, megamenu: mega.megamenu }).success).toBe(false);
  expect(menuItemSchema.safeParse({ title: 'A' }).success).toBe(false);
  expect(menuItemSchema.safeParse({ title: 'A', link: 'javascript:x' }).success).toBe(false);
  expect(menuItemSchema.safeParse({ title: 'A', link: '//evil.example' }).success).toBe(false);
});

test('[E8] a social item: its networks, and names, positions and backs from closed sets', () => {
  const item = {
    network: 'facebook',
    link: 'https://a.example',
    icon: 'fa-brands fa-facebook-f',
    color: '#1877F2',
  };
  expect(networks).toEqual([
    'facebook',
    'twitter',
    'google-plus',
    'dribbble',
    'linkedin',
    'instagram',
    'behance',
  ]);
  expect(socialItemSchema.parse(item)).toEqual(item);
  expect(socialItemSchema.safeParse({ ...item, name: 'MYSPACE' }).success).toBe(false);
  expect(socialItemSchema.safeParse({ ...item, position: 'bottom' }).success).toBe(false);
  expect(socialItemSchema.safeParse({ ...item, socialback: 'HATE US' }).success).toBe(false);
});

test('[E9] a job application has no file at first', () => {
  expect(emptyJobApplication.file).toBeNull();
  expect(Object.keys(jobApplicationSchema.shape)).toEqual([
    'name',
    'email',
    'phone',
    'message',
    'file',
  ]);
});

test('[E11] the response of the e-mail client', () => {
  expect(emailResponseSchema.parse({ status: 200, text: 'OK' })).toEqual({
    status: 200,
    text: 'OK',
  });
  expect(emailResponseSchema.safeParse({ status: 0, text: 'Network Error' }).success).toBe(true);
  expect(emailResponseSchema.safeParse({ status: '200', text: 'OK' }).success).toBe(false);
});

test('the response of the contact endpoint, with or without invalid fields', () => {
  for (const status of contactStatuses) {
    const answer = { contact_form_id: 1, status, message: 'A sentence.' };
    expect(contactResponseSchema.parse(answer).invalid_fields).toEqual([]);
  }
});

test('rejects a job with a reversed salary range or dates', () => {
  const result = jobSchema.safeParse({
    path: '/a-job',
    title: 'React Developer',
    headTitle: 'A job: an open position',
    headDescription: 'What there is to do.',
    summary: 'A job.',
    description: ['A job.'],
    responsibilities: ['a', 'b', 'c'],
    skills: ['a', 'b', 'c'],
    welcomeSkills: [],
    benefits: ['a', 'b', 'c'],
    employmentType: 'FULL_TIME',
    hours: 36,
    salary: { min: 2, max: 1 },
    location: { label: 'Here', remote: { allowed: false, states: [] } },
    start: 'Soon',
    contact: 1,
    datePosted: '2026-11-02',
    validThrough: '2026-10-02',
  });
  expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual([
    'salary.max',
    'validThrough',
  ]);
});
