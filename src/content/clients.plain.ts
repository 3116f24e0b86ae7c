import { siteConfig } from '../../site.config.ts';
import type { Client } from './schema/client.ts';

const { founded } = siteConfig.company;

/** Clients, longest-standing first. The key names the drawn logo. */
export const clients: Client[] = [
  {
    name: '[name of your oldest client]',
    // [gap: year of their first invoice]
    since: founded,
    sentence: 'We made [what you made for them].',
  },
  {
    name: '[name of another client]',
    // [gap: year of their first invoice]
    since: founded,
    sentence: 'We look after [what you look after].',
  },
];
