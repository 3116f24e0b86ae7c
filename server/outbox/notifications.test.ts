import { expect, test } from 'vitest';
import type { LeadsSettings } from '../leads-config/schema.ts';
import { createNotifications, type LeadToAnnounce } from './notifications.ts';

const settings: LeadsSettings = {
  mailTo: {
    contact: ['office@site.test'],
    'job-application': ['jobs@site.test', 'Ann <ANN@site.test>'],
    '/shop/*': ['shop@site.test'],
    '/shop/returns/*': ['returns@site.test', 'Office <Office@site.test>'],
    '/page/career': ['ann@site.test'],
  },
  webhooks: [
    { name: 'all', format: 'slack', url: 'https://a.test' },
    { name: 'bookings', format: 'zapier', url: 'https://a.test', forms: ['appointment'] },
    { name: 'messages', format: 'zapier', url: 'https://a.test', forms: ['contact'] },
    { name: 'shop', format: 'zapier', url: 'https://a.test', pages: ['/shop/*'] },
  ],
};

const lead: LeadToAnnounce = { form: 'contact', page: '/page/contact-us', hasAppointment: false };
const rows = (facts: Partial<LeadToAnnounce>, own = settings) =>
  createNotifications(
    ['owner@site.test', 'second@site.test'],
    own,
  )({ ...lead, ...facts }).map(({ kind, recipient }) => `${kind} ${recipient}`);
const mails = (facts: Partial<LeadToAnnounce>, own = settings) =>
  rows(facts, own).filter((row) => !row.startsWith('webhook'));
const webhooks = (facts: Partial<LeadToAnnounce>) =>
  rows(facts).filter((row) => row.startsWith('webhook'));

test('without settings every recipient of MAIL_TO gets a mail of his own', () => {
  expect(rows({}, { mailTo: {}, webhooks: [] })).toEqual([
    'contact-company owner@site.test',
    'contact-company second@site.test',
  ]);
});

test('recipients follow the kind of lead; MAIL_TO gets those for which nothing stands there', () => {
  expect(mails({})).toEqual(['contact-company office@site.test']);
  expect(mails({ form: 'job-application' })).toEqual([
    'application-company jobs@site.test',
    'application-company Ann <ANN@site.test>',
  ]);
  expect(mails({ form: 'subscribe', page: '' })).toEqual([
    'subscription-company owner@site.test',
    'subscription-company second@site.test',
  ]);
});

test('recipients of kind and page get one mail each, nobody two', () => {
  expect(mails({ form: 'job-application', page: '/page/career/' })).toEqual([
    'application-company jobs@site.test',
    'application-company Ann <ANN@site.test>',
  ]);
  expect(mails({ page: '/shop/returns/new' })).toEqual([
    'contact-company office@site.test',
    'contact-company returns@site.test',
  ]);
});

test.each([
  ['/shop', 'shop@site.test'],
  ['/shop/', 'shop@site.test'],
  ['/shop/lamps/one', 'shop@site.test'],
  ['/shop/returns', 'returns@site.test'],
  ['/shopping', 'owner@site.test'],
  ['', 'owner@site.test'],
])('of the patterns the longest one that fits counts: %j', (page, recipient) => {
  expect(mails({ form: 'message', page })[0]).toBe(`contact-company ${recipient}`);
});

test('an appointment goes to its own recipients, otherwise to those of its form', () => {
  expect(mails({ hasAppointment: true })).toEqual(['contact-company office@site.test']);
  const own = { ...settings, mailTo: { ...settings.mailTo, appointment: ['desk@site.test'] } };
  expect(mails({ hasAppointment: true }, own)).toEqual(['contact-company desk@site.test']);
  expect(mails({}, own)).toEqual(['contact-company office@site.test']);
});

test('webhooks are chosen by kind and by page', () => {
  expect(webhooks({})).toEqual(['webhook all', 'webhook messages']);
  expect(webhooks({ hasAppointment: true })).toEqual([
    'webhook all',
    'webhook bookings',
    'webhook messages',
  ]);
  expect(webhooks({ form: 'comment', page: '/shop/lamp' })).toEqual([
    'webhook all',
    'webhook shop',
  ]);
});
