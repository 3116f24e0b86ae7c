import { palette } from '../palette.ts';
import { board, box, disc, gradient, lines, shape, stroke, text } from '../svg.ts';
import { phone, statusBar, tick } from './devices.ts';

const navy = '#1d3557';

/** Northwharf: berths for the night, on a map of the harbor. */
function berths(): string {
  const pier = (y: number, name: string, free: readonly number[]) => {
    const boats = Array.from({ length: 7 }, (_, i) => {
      const x = 44 + i * 33;
      const open = free.includes(i);
      const picked = name === 'C' && i === 4;
      const slot = (top: number, tag: number) => {
        const taken = !open || tag === 1;
        return taken
          ? shape(`M${x} ${top + 8}q8 -12 16 0v24h-16z`, '#fffdf8', 'opacity=".95"')
          : box(x - 1, top, 18, 33, 5, picked ? palette.vermilion : '#9ed3b4');
      };
      return slot(y - 40, 0) + slot(y + 14, 1);
    }).join('');
    return `${box(30, y - 4, 250, 12, 2, '#b99a6b')}${text(16, y + 8, 15, name, { weight: 700, fill: navy })}${boats}`;
  };
  const sheet = `${box(0, 436, 300, 220, 26, '#fffdf8')}${box(130, 446, 40, 4, 2, palette.line)}${text(22, 486, 22, 'Berth C5, tonight', { face: 'display', weight: 680, fill: navy })}${text(22, 510, 14, 'Up to 34 ft · 7 ft deep · shore power', { fill: palette.muted })}${text(278, 486, 20, '$42', { anchor: 'end', weight: 680, fill: navy })}${box(18, 534, 264, 52, 14, palette.vermilion)}${text(150, 566, 16.5, 'Take this berth', { anchor: 'middle', weight: 650, fill: '#fff' })}${text(150, 610, 13, 'Free until noon tomorrow', { anchor: 'middle', fill: palette.muted })}`;
  return `${box(0, 0, 300, 640, 0, '#bfdbe4')}${shape('M0 0H300V96Q220 118 150 104T0 112Z', '#e6e2d1')}${statusBar('6:40', navy)}${text(22, 82, 20, 'Northwharf', { face: 'display', weight: 680, fill: navy })}${text(278, 82, 13.5, '7 free tonight', { anchor: 'end', weight: 600, fill: navy })}${pier(176, 'A', [1, 5])}${pier(276, 'B', [0, 3, 6])}${pier(376, 'C', [2, 4])}${sheet}`;
}

/** Orchard Valley Transit: the next buses from this stop, large. */
function buses(): string {
  const rows = [
    ['7', 'Hospital', 'in 3 min', palette.field],
    ['2', 'Mill Street', 'in 9 min', '#24557a'],
    ['7', 'Hospital', 'in 18 min', palette.field],
    ['11', 'Orchard Hill', '8:05', '#8a4a1f'],
  ] as const;
  const list = rows
    .map(([line, to, wait, colour], i) => {
      const y = 216 + i * 80;
      return `${box(18, y, 264, 70, 14, i ? '#fff' : '#e3efe6')}${box(32, y + 15, 46, 40, 10, colour)}${text(55, y + 43, 21, line, { anchor: 'middle', weight: 700, fill: '#fff' })}${text(92, y + 42, 17, to, { weight: 600 })}${text(268, y + 42, 17, wait, { anchor: 'end', weight: 680, fill: i ? palette.ink : palette.field })}`;
    })
    .join('');
  const foot = `${box(18, 548, 264, 58, 14, palette.sky)}${text(34, 572, 14, 'No smartphone?', { weight: 650, fill: navy })}${text(34, 593, 13.5, 'Text your stop’s number to 555-0161', { fill: navy })}`;
  return `${box(0, 0, 300, 640, 0, '#f3f1ea')}${statusBar('7:42')}${text(22, 92, 14, 'Stop 418', { weight: 600, fill: palette.muted })}${text(22, 124, 27, 'Town green', { face: 'display', weight: 680 })}${tick(31, 160, 9, palette.field)}${text(50, 165, 14, 'All lines on time', { weight: 600, fill: palette.field })}${text(278, 165, 13, '4 s ago', { anchor: 'end', fill: palette.muted })}${stroke('M18 190H282', palette.line, 1.5)}${list}${foot}`;
}

/** Bellwether: a hail claim from the field, three photographs. */
function claim(): string {
  const photo = (x: number, y: number, picture: string) =>
    `<clipPath id="p${x}"><rect x="${x}" y="${y}" width="82" height="82" rx="12"/></clipPath><g clip-path="url(#p${x})">${picture}</g>${tick(x + 70, y + 14, 9, palette.field)}`;
  const corn = (x: number, y: number) =>
    `${box(x, y, 82, 82, 0, '#bcd6de')}${shape(`M${x} ${y + 48}h82v34h-82z`, '#8a9c4e')}${[10, 30, 50, 70].map((d) => stroke(`M${x + d} ${y + 78}v-42q-9 -2 -12 8M${x + d} ${y + 48}q8 -5 12 5`, '#4c6a2b', 4)).join('')}`;
  const leaf = (x: number, y: number) =>
    `${box(x, y, 82, 82, 0, '#d9cfae')}${shape(`M${x + 10} ${y + 70}C${x + 6} ${y + 30} ${x + 40} ${y + 8} ${x + 74} ${y + 10}C${x + 76} ${y + 48} ${x + 50} ${y + 76} ${x + 10} ${y + 70}Z`, '#5f8f47')}${disc(x + 36, y + 46, 8, '#d9cfae')}${disc(x + 54, y + 30, 6, '#d9cfae')}${disc(x + 50, y + 54, 4, '#d9cfae')}`;
  const stone = (x: number, y: number) =>
    `${box(x, y, 82, 82, 0, '#6f5a43')}${disc(x + 40, y + 40, 24, '#e8f1f4')}${disc(x + 33, y + 33, 9, '#fff')}${box(x, y + 68, 82, 14, 0, '#f0c24d')}${[8, 20, 32, 44, 56, 68].map((d) => stroke(`M${x + d} ${y + 69}v6`, palette.ink, 1.6)).join('')}`;
  const map = `${box(18, 356, 264, 112, 14, '#dfe6c8')}${shape('M18 420Q90 392 160 408T282 384V470H18Z', '#cdd9ab')}${shape('M110 376L214 366L226 438L122 450Z', palette.vermilion, 'opacity=".25"')}${stroke('M110 376L214 366L226 438L122 450Z', palette.vermilion, 3)}${text(168, 414, 15, 'Field 7', { anchor: 'middle', weight: 650 })}`;
  return `${statusBar('2:15')}${text(22, 92, 14, 'Bellwether · Claim 2 of 2', { weight: 600, fill: palette.muted })}${lines(22, 126, 25, 30, ['Hail, Tuesday,', 'about 1:30 pm'], { face: 'display', weight: 680 })}${text(22, 196, 14.5, 'Three photographs', { weight: 600 })}${text(278, 196, 13.5, '3 of 3', { anchor: 'end', fill: palette.field, weight: 600 })}${photo(18, 210, corn(18, 210))}${photo(109, 210, leaf(109, 210))}${photo(200, 210, stone(200, 210))}${text(22, 342, 14.5, 'Where', { weight: 600 })}${text(278, 342, 13.5, '11.4 acres', { anchor: 'end', fill: palette.muted })}${map}${lines(22, 498, 13.5, 20, ['No signal here. It is saved, and goes out', 'by itself when the network is back.'], { fill: palette.muted })}${box(18, 548, 264, 54, 14, palette.field)}${text(150, 581, 16.5, 'Send the claim', { anchor: 'middle', weight: 650, fill: '#fff' })}`;
}

const apps = { berths, buses, claim } as const;

/** One of the three as large as an upright picture allows: on a phone, three at once cannot be read. */
export function appPhone(app: keyof typeof apps): string {
  const hills = `${box(0, 0, 900, 1125, 0, 'url(#sky)')}${shape('M0 800Q240 690 480 770T900 730V1125H0Z', '#b9d2c0')}${shape('M0 940Q260 850 520 920T900 890V1125H0Z', '#9cc0a8')}`;
  return board(
    900,
    1125,
    `${hills}${phone(220, 66, 1.53, apps[app]())}`,
    gradient('sky', '#f4efe2', palette.sky),
  );
}

/** Three apps on three phones. */
export function appPhones(): string {
  const hills = `${box(0, 0, 1600, 1200, 0, 'url(#sky)')}${disc(300, 250, 150, '#fff', 'opacity=".5"')}${shape('M0 820Q300 700 640 800T1240 760T1600 820V1200H0Z', '#b9d2c0')}${shape('M0 960Q380 850 760 940T1600 920V1200H0Z', '#9cc0a8')}`;
  return board(
    1600,
    1200,
    `${hills}${phone(110, 150, 1.42, berths())}${phone(587, 96, 1.42, buses())}${phone(1064, 150, 1.42, claim())}`,
    gradient('sky', '#f4efe2', palette.sky),
  );
}
