import { chance } from '../posters/forms.ts';
import { board } from '../svg.ts';
import { isoBoard, isoDefs } from './iso.ts';

const ink = '#14213d';

/** A column of the book: lines of names and numbers, and boxes that somebody paid for. */
function column(x: number, w: number, tall: number, roll: () => number, ringed: boolean): string {
  let all = '';
  let y = 0.35;
  let count = 0;
  while (y < tall - 0.3) {
    count += 1;
    const ad = ringed ? count === 9 : roll() > 0.93;
    if (ad) {
      const h = ringed ? 0.86 : 0.5 + roll() * 0.9;
      if (y + h > tall - 0.2) break;
      const fill = ringed ? '#fff8dc' : roll() > 0.6 ? ink : '#fff0b3';
      const words = fill === ink ? '#ffd02e' : ink;
      all += `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" stroke="${ink}" stroke-width=".03"/>`;
      all += `<rect x="${x + w * 0.12}" y="${y + h * 0.16}" width="${w * (0.5 + roll() * 0.25)}" height="${Math.min(0.15, h * 0.22)}" fill="${words}"/>`;
      for (let k = 0; k < 3; k += 1)
        all += `<rect x="${x + w * 0.12}" y="${y + h * (0.48 + k * 0.14)}" width="${w * (0.4 + roll() * 0.34)}" height=".045" fill="${words}" opacity=".7"/>`;
      all += `<circle cx="${x + w * 0.82}" cy="${y + h * 0.68}" r="${Math.min(0.15, h * 0.2)}" fill="${ringed ? '#ef5a3c' : words}"/>`;
      if (ringed)
        all += `<g fill="none" stroke="#e0391c" stroke-width=".055" stroke-linecap="round"><path d="M${x + w * 0.9} ${y - 0.16}C${x + w * 0.2} ${y - 0.4} ${x - 0.35} ${y} ${x - 0.28} ${y + h * 0.6}C${x - 0.2} ${y + h + 0.36} ${x + w * 0.9} ${y + h + 0.35} ${x + w + 0.22} ${y + h * 0.6}C${x + w + 0.4} ${y + 0.05} ${x + w * 0.7} ${y - 0.25} ${x + w * 0.32} ${y - 0.2}"/></g>`;
      y += h + 0.12;
    } else {
      const name = w * (0.25 + roll() * 0.3);
      const strong = roll() > 0.82;
      all += `<rect x="${x}" y="${y}" width="${name}" height="${strong ? 0.07 : 0.05}" fill="${ink}" opacity="${strong ? 0.95 : 0.72}"/><path d="M${x + name + 0.06} ${y + 0.045}H${x + w - 0.36}" stroke="${ink}" stroke-width=".02" stroke-dasharray=".02 .05" opacity=".6"/><rect x="${x + w - 0.3}" y="${y}" width=".3" height=".05" fill="${ink}" opacity=".72"/>`;
      y += 0.125;
    }
  }
  return all;
}

function page(roll: () => number, left: boolean): string {
  const [w, tall] = [5.2, 6.6];
  const columns = [0, 1, 2]
    .map((k) => column(0.4 + k * 1.55, 1.35, tall, roll, !left && k === 1))
    .join('');
  const head = `<rect x=".4" y=".12" width="1.1" height=".11" fill="${ink}"/><rect x="${w - 0.9}" y=".12" width=".45" height=".11" fill="${ink}"/>`;
  const curve = left ? 'url(#spineL)' : 'url(#spineR)';
  return `<rect width="${w}" height="${tall}" fill="#ffd748"/><rect width="${w}" height="${tall}" fill="${curve}"/>${head}${columns}`;
}

/** The county's phone book, open where the ad stood. */
export function book(): string {
  const iso = isoBoard(30, 650, 108);
  const roll = chance(21);
  // The pages lie on the table: x goes along the lines, y down the page.
  const lay = (x: number, y: number, z: number, content: string) =>
    iso.on('ground', [y, -x, z], content);
  const sheets = Array.from({ length: 22 }, (_, i) => {
    const z = i * 0.024;
    const slip = 0.1 * (1 - i / 22);
    return lay(
      0 - slip,
      0 + slip * 0.4,
      z,
      `<rect width="${10.4 + slip * 2}" height="6.6" fill="${i % 2 ? '#f6c52a' : '#d99a12'}"/>`,
    );
  }).join('');
  const top = 22 * 0.024;
  const pencil = lay(
    8.2,
    6.75,
    0.3,
    '<g transform="rotate(-19)"><rect x=".12" y=".22" width="3.5" height=".2" fill="#5a3400" opacity=".3"/><path d="M0 .1L.42 -.02V.22Z" fill="#f3d8a8"/><path d="M0 .1L.14 .06V.14Z" fill="#e0391c"/><rect x=".42" y="-.02" width="2.9" height=".24" fill="#e0391c"/><rect x=".42" y="-.02" width="2.9" height=".08" fill="#ff8a70"/><rect x=".42" y=".15" width="2.9" height=".07" fill="#a82410"/><rect x="3.32" y="-.02" width=".16" height=".24" fill="#d9e4ec"/><rect x="3.48" y="-.02" width=".22" height=".24" rx=".06" fill="#f7a48f"/></g>',
  );
  const tabs = ['#ef5a3c', '#2f7fd6', '#1f8a63', '#fbf8f0']
    .map((fill, k) =>
      lay(
        10.4,
        0.8 + k * 1.4,
        top - 0.1 - k * 0.1,
        `<rect x="-.05" width=".34" height=".9" rx=".08" fill="${fill}"/>`,
      ),
    )
    .join('');
  return board(
    1800,
    1200,
    `<g opacity=".3">${lay(0.5, 0.9, 0, '<rect width="10.9" height="6.5" rx=".1" fill="#0b2a49"/>')}</g>${tabs}${sheets}${lay(0, 0, top, page(roll, true))}${lay(5.2, 0, top, page(roll, false))}${lay(5.17, 0, top, '<rect width=".06" height="6.6" fill="#8a5a00" opacity=".55"/>')}${pencil}`,
    `${isoDefs}<linearGradient id="spineL"><stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset=".72" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#7d4d00" stop-opacity=".5"/></linearGradient><linearGradient id="spineR"><stop offset="0" stop-color="#7d4d00" stop-opacity=".42"/><stop offset=".2" stop-color="#fff" stop-opacity=".25"/><stop offset="1" stop-color="#7d4d00" stop-opacity=".06"/></linearGradient>`,
  );
}
