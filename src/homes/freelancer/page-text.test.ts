// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { linesOf, programsIn } from './page-text.ts';

function page(html: string): Element {
  const root = document.createElement('section');
  root.innerHTML = html;
  return root;
}

test('each block is a line, and what holds blocks is none', () => {
  const root = page('<h2>Rates</h2><ul><li><p>One</p></li><li>Two <b>and</b>\n three</li></ul>');
  expect(linesOf(root)).toEqual(['Rates', 'One', 'Two and three']);
});

test('cells of a row and pieces of a summary stay apart', () => {
  const root = page(
    '<table><tbody><tr><th>A day</th><td>$780</td></tr></tbody></table><details><summary><b>SCALE</b><i>1989</i></summary></details>',
  );
  expect(linesOf(root)).toEqual(['A day  $780', 'SCALE  1989']);
});

test('a listing keeps its lines', () => {
  expect(linesOf(page('<pre>10 REM\n20 END</pre>'))).toEqual(['10 REM', '20 END']);
});

test('forms, drawings and what says so are not read', () => {
  const root = page(
    '<p>Seen</p><form><p>No</p></form><div data-console-ignore><p>No</p></div><p aria-hidden="true">No</p><p hidden>No</p>',
  );
  expect(linesOf(root)).toEqual(['Seen']);
});

test('programs are found with their first day', () => {
  const root = page(
    '<details data-program="SCALE" data-since="1989-11-20"><summary>SCALE</summary><p>Weighs.</p></details>',
  );
  expect(programsIn(root)).toEqual([
    { name: 'SCALE', since: '1989-11-20', lines: ['SCALE', 'Weighs.'] },
  ]);
});
