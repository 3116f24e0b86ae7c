import fc from 'fast-check';
import { headerText } from './texts.ts';

/** Hosts that no browser sends, and that some parsers fail on. */
export const oddHosts = [
  '1.1.1.1.1',
  'a.1',
  '4294967296',
  '0x100000000',
  '1.2.3.256',
  'a:99999',
  'a:b',
  'a b',
  'a@b',
  'a/b',
  'a?b',
  'a#b',
  'a\\b',
  '[',
  '[::1',
  '[::g]',
  '%',
  '%00',
  '\u00ad',
  '<a>',
  '^',
  '|',
] as const;

/** A valid or an invalid Host header. */
export const host = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('localhost', 'site.test:4321', '[::1]:4321', 'SITE.test'),
  },
  fc.constantFrom(
    ...oddHosts,
    'xn--',
    'xn--a-0',
    '',
    '.',
    '..',
    '*',
    '127.1',
    'a:',
    'x'.repeat(300),
  ),
  headerText,
);
