import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-freelancer',
  group: 'home',
  order: 200,
  title: 'Freelancer',
  headTitle: 'Still Runs: Orrin Haas keeps old software running',
  description:
    'One man in Two Harbors, Minnesota, reads the payrolls, scales and catalogs that nobody dares to touch, writes down what they do, and leaves them running.',
  theme: 'freelancer',
  synonyms: [
    'legacy',
    'terminal',
    'command line',
    'console',
    'programmer',
    'calendar',
    'punched cards',
  ],
  picture: 'runs-desk',
};
