import { expect, test } from 'vitest';
import { jsonLd } from './json-ld.ts';

const text = jsonLd({ '@type': 'WebSite', name: 'Ends </script><script>early' });

test('no text can end the script element that holds it', () => {
  expect(text).not.toContain('<');
});

test('it is the same thing when read, with the vocabulary that it is written in', () => {
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Ends </script><script>early',
  });
});
