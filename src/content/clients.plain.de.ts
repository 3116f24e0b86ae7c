import { siteConfig } from '../../site.config.ts';
import type { Client } from './schema/client.ts';

const { founded } = siteConfig.company;

/** Clients, longest-standing first. The key names the drawn logo. */
export const clients: Client[] = [
  {
    name: '[Name Ihres ältesten Kunden]',
    // [gap: Jahr der ersten Rechnung]
    since: founded,
    sentence: 'Von uns: [was Sie dort gemacht haben].',
  },
  {
    name: '[Name eines anderen Kunden]',
    // [gap: Jahr der ersten Rechnung]
    since: founded,
    sentence: 'Wir betreuen [was Sie dort betreuen].',
  },
];
