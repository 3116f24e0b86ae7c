import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CostTable } from './cost-table.tsx';

test('a table of costs ends with their sum', () => {
  const rows = [
    { title: 'Paper', cents: 1250 },
    { title: 'Stamps', cents: 7 },
  ];
  const table = <CostTable heading="Costs" rows={rows} total="Together" className="costs" />;
  expect(renderToStaticMarkup(table)).toBe(
    [
      '<table class="costs"><caption>Costs</caption><tbody>',
      '<tr><th scope="row">Paper</th><td>$12.50</td></tr>',
      '<tr><th scope="row">Stamps</th><td>$0.07</td></tr></tbody>',
      '<tfoot><tr><th scope="row">Together</th><td>$12.57</td></tr></tfoot></table>',
    ].join(''),
  );
});
