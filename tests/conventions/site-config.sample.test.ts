import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteConfig } from '../site.config.ts';

/** Returns the configuration in a file as it is written there. */
const configIn = (file: string) => {
  const [, config = ''] = readFileSync(file, 'utf8').split(
    'export const siteConfig: SiteConfig = ',
  );
  return config.split('\n').filter((line) => !line.trim().startsWith('//'));
};

test('code is tested with the configuration of the sample firm', () => {
  expect(configIn('tests/site.config.ts').join('\n')).toContain(siteConfig.company.legalName);
  expect(configIn('tests/site.config.ts')).toEqual(configIn('site.config.ts'));
});
