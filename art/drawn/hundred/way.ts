import { adBudgetExample } from '../../../src/company/digital-marketing/ad-budget-example.ts';
import { costOf } from '../../../src/company/digital-marketing/ad-budget-sums.ts';
import { palette as p } from '../palette.ts';
import { at, board, box, shape, stroke, text } from '../svg.ts';
import { type Lane, lanePath, lanes } from './lanes.ts';
import { face, hundredOn, waves } from './note.ts';
import { coins, stove, telephone, things } from './things.ts';

export const wideSize = { width: 2880, height: 1210 };
export const narrowSize = { width: 1000, height: 1950 };

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** As the ledger names it; what the hundred was for says what came of it. */
const labelOf = ({ id, title, clicks }: Lane['way']): string =>
  id === 'called' ? `${clicks[0]} calls, ${adBudgetExample.jobs[0]} jobs` : title.toLowerCase();

const calls = [true, false, false, true, false];

const amount = (x: number, y: number, { way }: Lane, anchor: 'middle' | 'start', small = 38) =>
  text(x, y, 62, dollars(costOf(way, 0)), {
    face: 'display',
    weight: 800,
    anchor,
    fill: way.id === 'called' ? '#a83512' : p.ink,
  }) + text(x, y + 52, small, labelOf(way), { anchor, weight: 500 });

/** Along Main Street, from left to right. */
export function wide(): string {
  const [edge, foot] = [64, 985];
  const all = lanes(4);
  const deep = all[0]?.to ?? 0;
  const columns = [870, 1158, 1446, 1734, 2022, 2310, 2610];
  const ends = [770, 720, 770, 730, 766, 810, 640];
  const strips = all.map((lane, i) => {
    const [along, end] = [columns[i] ?? 0, ends[i] ?? 0];
    return (
      shape(lanePath(lane, 'right', [0, edge], along, end), lane.colour) +
      stroke(
        `M0 ${edge + lane.to}H${along - 90}`,
        p.paper,
        2,
        'stroke-opacity="0.45" stroke-dasharray="2 10"',
      )
    );
  });
  const stands = all.map(({ way, ...lane }, i) => {
    const x = columns[i] ?? 0;
    const draw = way.id === 'called' ? undefined : things[way.id];
    return at(x, foot, draw ? draw() : '') + amount(x, 1078, { way, ...lane }, 'middle');
  });
  const last = columns.at(-1) ?? 0;
  const called =
    calls.map((job, i) => at(last - 140 + i * 70, 716, telephone(job))).join('') +
    at(last - 84, foot, stove(60)) +
    at(last + 84, foot, stove(60));
  return board(
    wideSize.width,
    wideSize.height,
    box(0, foot - 12, wideSize.width, 8, 0, p.ink) +
      strips.join('') +
      at(0, edge, waves(792, deep)) +
      stroke(`M806 ${edge + 10}V${edge + deep - 10}`, p.paper, 4, 'stroke-dasharray="1 15"') +
      hundredOn(84, edge + deep / 2 + 78, 226) +
      at(700, edge + deep / 2, face(300)) +
      stands.join('') +
      called +
      at(150, foot, coins(), 1.15) +
      text(120, 1078, 62, '$0.18', { face: 'display', weight: 800 }) +
      text(120, 1130, 38, 'change', { weight: 500 }),
  );
}

/** Down a phone, from top to bottom. */
export function narrow(): string {
  const [edge, right] = [50, 404];
  const all = lanes(3.1);
  const deep = all[0]?.to ?? 0;
  const rows = [430, 640, 850, 1055, 1260, 1465, 1660];
  const strips = all.map((lane, i) =>
    shape(
      lanePath(lane, 'down', [0, edge], rows[i] ?? 0, lane.way.id === 'called' ? 240 : right),
      lane.colour,
    ),
  );
  const stands = all.map((lane, i) => {
    const row = rows[i] ?? 0;
    if (lane.way.id === 'called') return amount(right + 230, row + 150, lane, 'start');
    return (
      at(right + 76, row + 70, things[lane.way.id](), 0.68) +
      amount(right + 190, row - 6, lane, 'start')
    );
  });
  const last = rows.at(-1) ?? 0;
  const foot = last + 250;
  return board(
    narrowSize.width,
    narrowSize.height,
    box(0, foot - 6, narrowSize.width, 6, 0, p.ink) +
      strips.join('') +
      at(edge, 0, waves(deep, 240)) +
      stroke(`M${edge + 8} 252H${edge + deep - 8}`, p.paper, 4, 'stroke-dasharray="1 15"') +
      hundredOn(edge + 32, 160, 110) +
      stands.join('') +
      calls.map((job, i) => at(280 + i * 84, last + 24, telephone(job), 1.1)).join('') +
      at(310, foot, stove(16)) +
      at(500, foot, stove(16)),
  );
}
