import { execFileSync } from 'node:child_process';

/** Answers of an owner to `npm run adopt`. */
const answers = {
  name: 'Tide & Crumb',
  'legal-name': 'Tide & Crumb Web, Lda.',
  description: 'We build and look after online shops for bakeries on the coast of Portugal.',
  founded: '2024',
  url: 'https://www.tidecrumb.test',
  email: 'ola@tidecrumb.test',
  phone: '+351 21 555 0143',
  street: 'Rua da Bica 14',
  city: 'Lisbon',
  'postal-code': '1200-054',
  country: 'PT',
  language: 'de',
  currency: 'EUR',
  'time-zone': 'Europe/Lisbon',
  opens: '10:00',
  closes: '18:30',
  accent: '#0b6e75',
};

/**
 * Makes a copied project the site of an owner, by default without samples: some 30 pages.
 *
 * @param otherAnswers answers that replace those above, or are added to them
 * @returns the output of the command
 */
export function adoptCopy(folder: string, otherAnswers: Record<string, string> = {}): string {
  const options = Object.entries({ ...answers, ...otherAnswers }).map(
    ([name, answer]) => `--${name}=${answer}`,
  );
  return execFileSync(process.execPath, ['scripts/adopt.ts', '--yes', ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
}
