import { expect, test } from 'vitest';
import { jsonLd } from './json-ld.ts';

const text = jsonLd({ '@type': 'WebSite', name: 'Ends </script><script>early' });

test('escapes text that could end the script element', () => {
  expect(text).not.toContain('<');
});

test('parses back to the same data, with the schema.org context', () => {
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Ends </script><script>early',
  });
});
