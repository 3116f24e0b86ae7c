import { box, disc, shape, stroke, text } from '../svg.ts';
import { hand, inks, sheet, strike, tick } from './kit.ts';

const priceLines = [
  ['A day on the vans, this plan', '$3,900'],
  ['Nine pages and their words', '$6,800'],
  ['Sweep days: the round, by town', '$11,400'],
  ['Typing in 2,140 cards', '$2,700'],
  ['A login for customers', '$4,600'],
  ['Reminders by text message', '$3,200'],
  ['Five strangers, launch, a month', '$4,100'],
] as const;

/** The plan with a price on each line, two of them struck. 760 by 860. */
export function plan(): string {
  return (
    sheet(760, 860, inks.white) +
    text(56, 104, 50, 'Quimby & Niece', { face: 'display', weight: 800 }) +
    text(56, 152, 34, 'What it would be, and what each line costs', { fill: inks.pencil }) +
    priceLines
      .map(([words, price], i) => {
        const y = 232 + i * 66;
        return (
          text(56, y, 35, words, { weight: 500 }) +
          text(704, y, 35, price, { weight: 600, anchor: 'end' }) +
          stroke(`M56 ${y + 22}H704`, '#d9d4c7', 2)
        );
      })
      .join('') +
    strike(46, 418, 356) +
    hand(416, 432, 33, 'Bea types.', { fill: inks.red, weight: 600 }) +
    strike(612, 418, 98) +
    strike(46, 484, 664) +
    text(56, 730, 36, 'Fixed', { face: 'display', weight: 700 }) +
    text(704, 730, 44, '$29,400', { face: 'display', weight: 800, anchor: 'end' }) +
    stroke('M480 746H704M480 754H704', inks.ink, 3) +
    hand(60, 816, 44, 'Josie Quimby', { weight: 600 }) +
    hand(430, 816, 40, 'Feb 29') +
    stroke('M56 830H340M420 830H600', inks.pencil, 2)
  );
}

/** Drawn with a pencil on the back of an envelope: towns as a round. 820 by 600. */
export function sketch(): string {
  const towns = [
    [140, 320, 'Bethel', 'Sep 3–6', 28, 2],
    [290, 180, 'Randolph', 'Sep 9–13', -8, 52],
    [470, 170, 'Chelsea', 'Sep 16', 4, -64],
    [610, 300, 'Tunbridge', 'Sep 17', 22, -6],
    [430, 430, 'Royalton', 'Sep 18–20', -50, -72],
  ] as const;
  return (
    sheet(820, 600, '#e9dcc0') +
    stroke('M0 0L410 150L820 0', '#d3c4a2', 4) +
    stroke('M0 600L330 330M820 600L490 330', '#d3c4a2', 3) +
    stroke(
      'M140 320Q180 190 290 180T470 170Q610 190 610 300T430 430Q190 440 140 320',
      inks.pencil,
      5,
      'stroke-dasharray="2 13"',
    ) +
    towns
      .map(
        ([x, y, town, days, dx, dy]) =>
          disc(x, y, 14, '#e9dcc0', `stroke="${inks.pencil}" stroke-width="5"`) +
          hand(x + dx, y + dy, 37, town, { fill: inks.pencil, weight: 600 }) +
          hand(x + dx, y + dy + 38, 34, days, { fill: inks.pencil }),
      )
      .join('') +
    stroke('M60 250v-90h44v60M60 160q4 -26 22 -30q-14 -20 4 -36', inks.pencil, 5) +
    stroke('M40 300q10 -50 70 -80l30 30', inks.pencil, 5) +
    hand(58, 80, 40, 'Not “book a sweep”.', { fill: inks.pencil }) +
    hand(214, 564, 44, '“When are you in our town?”', { fill: inks.red, weight: 600 })
  );
}

/** Five strangers, five things to do. 820 by 700. */
export function strangers(): string {
  const tasks = ['Find town', 'Take a day', 'Change it', 'Find price', 'Call'];
  const people = ['Age 71', 'Gloves', 'Reader', 'Tenant', 'Hurry'];
  const bad = new Set(['0-2', '1-2', '2-2', '3-3', '4-2']);
  return (
    sheet(820, 700, inks.white) +
    text(44, 92, 44, 'Five strangers, March 28', { face: 'display', weight: 800 }) +
    people
      .map((who, i) => text(262 + i * 121, 152, 34, who, { anchor: 'middle', fill: inks.pencil }))
      .join('') +
    tasks
      .map(
        (task, row) =>
          text(44, 224 + row * 86, 37, task, { weight: 600 }) +
          stroke(`M44 ${256 + row * 86}H776`, '#d9d4c7', 2) +
          people
            .map((_, i) => {
              const [x, y] = [262 + i * 121, 212 + row * 86];
              return bad.has(`${i}-${row}`)
                ? stroke(`M${x - 17} ${y - 17}l34 34M${x + 17} ${y - 17}l-34 34`, inks.red, 8)
                : disc(x, y, 16, '#1f5e45');
            })
            .join(''),
      )
      .join('') +
    hand(44, 662, 37, '“Change” looked like a title. It is a button now.', { fill: inks.pen })
  );
}

/** The first thing that works, on a telephone. 460 by 860, round corners come from the page. */
export function phone(): string {
  const day = (y: number, words: string, left: string, open: boolean) =>
    box(34, y, 392, 98, 16, open ? '#fffdf8' : '#e4dfd2') +
    text(58, y + 43, 36, words, { weight: 700, fill: open ? inks.ink : '#6d756f' }) +
    text(58, y + 81, 33, left, { fill: '#4f5b54' }) +
    (open
      ? shape(`M382 ${y + 34}l14 14l-14 14`, 'none', `stroke="${inks.red}" stroke-width="6"`)
      : '');
  return (
    box(0, 0, 460, 860, 44, inks.ink) +
    box(14, 14, 432, 832, 32, '#f6f3ec') +
    box(14, 14, 432, 180, 32, '#1f5e45') +
    box(14, 120, 432, 74, 0, '#1f5e45') +
    text(40, 96, 30, 'quimby-and-niece.example', { fill: '#fffdf8' }) +
    text(40, 162, 50, 'Randolph', { face: 'display', weight: 800, fill: '#fffdf8' }) +
    text(40, 250, 37, 'We are in your town:', { weight: 600 }) +
    day(276, 'Mon, Sep 9', 'full', false) +
    day(386, 'Tue, Sep 10', '3 chimneys left', true) +
    day(496, 'Wed, Sep 11', '7 chimneys left', true) +
    day(606, 'Thu, Sep 12', '11 chimneys left', true) +
    box(34, 736, 392, 76, 38, inks.red) +
    text(230, 787, 37, 'Smoke? Call', {
      anchor: 'middle',
      weight: 700,
      fill: '#ffffff',
    })
  );
}

/** The strip that a launch leaves behind. 540 by 760. */
export function launch(): string {
  const log = [
    ['8:30', 'Backup, restored'],
    ['9:00', 'Live'],
    ['9:07', 'Bethel, one flue'],
    ['9:31', 'Randolph, two'],
    ['10:00', 'Coffee'],
    ['11:15', 'Asked: a swift?'],
  ] as const;
  return (
    sheet(540, 760, inks.white) +
    text(36, 108, 45, 'Tuesday, April 23', { face: 'display', weight: 800 }) +
    stroke('M36 134H504', inks.ink, 4) +
    log
      .map(
        ([time, what], i) =>
          text(36, 208 + i * 80, 37, time, { weight: 700, fill: i === 1 ? inks.red : inks.ink }) +
          text(158, 208 + i * 80, 36, what, { weight: i === 1 ? 800 : 400 }) +
          tick(476, 192 + i * 80, i === 1 ? inks.red : inks.pencil, 4),
      )
      .join('') +
    hand(38, 704, 42, 'Nine days taken by five.', { weight: 600 })
  );
}
