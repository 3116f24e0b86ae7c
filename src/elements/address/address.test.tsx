import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Address } from './address.tsx';

test('each line stands by itself, links below them', () => {
  const html = renderToStaticMarkup(
    <Address lines={['4 Tender Lane', 'Sturgeon Bay, WI 54235']} className="italic">
      <a href="tel:+19205550118">(920) 555-0118</a>
    </Address>,
  );
  expect(html).toBe(
    '<address class="italic"><span class="block">4 Tender Lane</span><span class="block">Sturgeon Bay, WI 54235</span><a href="tel:+19205550118">(920) 555-0118</a></address>',
  );
});
