import { darker, lighter } from '../colour.ts';
import { block, flat, type Iso, leftWall } from './iso.ts';

const leaf = (a: number, b: number, turn: number, long: number, fill: string) => {
  const [ex, ey] = [a + Math.cos(turn) * long, b + Math.sin(turn) * long * 0.55 + long * 0.34];
  const [mx, my] = [
    a + Math.cos(turn) * long * 0.55,
    b + Math.sin(turn) * long * 0.3 - long * 0.34,
  ];
  return `<path d="M${a} ${b}Q${mx} ${my} ${ex} ${ey}Q${mx + long * 0.06} ${my + long * 0.28} ${a} ${b}Z" fill="${fill}"/>`;
};

/** A fan palm with its ring of fronds. */
export function palm(iso: Iso, x: number, y: number, tall = 2.2, colour = '#2f9e6b'): string {
  const [a, b] = iso.at([x, y, 0]);
  const [c, e] = iso.at([x + 0.1, y - 0.1, tall]);
  const u = iso.unit;
  const bark = `<path d="M${a - 0.09 * u} ${b}Q${a} ${(b + e) / 2} ${c - 0.05 * u} ${e}L${c + 0.05 * u} ${e}Q${a + 0.14 * u} ${(b + e) / 2} ${a + 0.1 * u} ${b}Z" fill="#a06a35"/>`;
  const rings = Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="M${a + (c - a) * (i / 6) - 0.06 * u} ${b + (e - b) * ((i + 0.5) / 6.4)}h${0.13 * u}" stroke="#7d4f24" stroke-width="${0.035 * u}"/>`,
  ).join('');
  const back = [3.5, 4.1, 4.7, 5.3, 5.9]
    .map((t) => leaf(c, e, t, 0.72 * u, darker(colour, 0.28)))
    .join('');
  const front = [-0.35, 0.25, 0.9, 1.57, 2.2, 2.9, 3.4]
    .map((t, i) => leaf(c, e, t, 0.78 * u, i > 2 ? lighter(colour, 0.16) : colour))
    .join('');
  const pool = `<ellipse cx="${a + 0.62 * u}" cy="${b + 0.05 * u}" rx="${0.66 * u}" ry="${0.26 * u}" fill="#5a3400" opacity=".22"/>`;
  return pool + bark + rings + back + front;
}

/** A car along x or along y. */
export function car(iso: Iso, x: number, y: number, colour: string, along: 'x' | 'y'): string {
  const [w, d] = along === 'x' ? [1.25, 0.6] : [0.6, 1.25];
  const shade = flat(iso, x + 0.12, y - 0.1, w, d, '#5a3400', 0, 'opacity=".25"');
  const wheel = (u: number, v: number) => {
    const [a, b] = iso.at([u, v, 0.1]);
    const [rx, ry] = [0.105 * iso.unit, 0.125 * iso.unit];
    return `<ellipse cx="${a}" cy="${b}" rx="${rx}" ry="${ry}" fill="#14213d"/><ellipse cx="${a}" cy="${b}" rx="${rx * 0.45}" ry="${ry * 0.45}" fill="#d9e4ec"/>`;
  };
  const cab =
    along === 'x'
      ? { x: x + 0.32, y: y + 0.06, w: 0.62, d: 0.48 }
      : { x: x + 0.06, y: y + 0.32, w: 0.48, d: 0.62 };
  const body = block(iso, { x, y, z: 0.09, w, d, h: 0.22 }, colour, false);
  const glass = leftWall(iso, { ...cab, z: 0.31, h: 0.2 });
  const wheels =
    along === 'x'
      ? wheel(x + 0.28, y + d) + wheel(x + 0.98, y + d)
      : wheel(x + w, y + 0.28) + wheel(x + w, y + 0.98);
  return (
    shade +
    body +
    wheels +
    block(iso, { ...cab, z: 0.31, h: 0.2 }, '#cfeaf8', false) +
    glass(0.04, 0.03, cab.w - 0.08, 0.14, '#14385e', 'opacity=".75"') +
    flat(iso, cab.x, cab.y, cab.w, cab.d, lighter(colour, 0.25), 0.51)
  );
}

/** Draws a person, no larger than a thumb: a coat, a head, hair, a shade on the ground. */
export function person(
  iso: Iso,
  x: number,
  y: number,
  coat: string,
  skin = '#a8683f',
  hair = '#2a1a14',
): string {
  const [a, b] = iso.at([x, y, 0]);
  const u = iso.unit;
  return (
    `<ellipse cx="${a + 0.18 * u}" cy="${b}" rx="${0.26 * u}" ry="${0.09 * u}" fill="#5a3400" opacity=".28"/>` +
    `<path d="M${a - 0.075 * u} ${b}v${-0.26 * u}h${0.15 * u}v${0.26 * u}h${-0.055 * u}v${-0.2 * u}h${-0.04 * u}v${0.2 * u}Z" fill="#14213d"/>` +
    `<path d="M${a - 0.13 * u} ${b - 0.2 * u}q${-0.02 * u} ${-0.36 * u} ${0.13 * u} ${-0.37 * u}q${0.15 * u} ${0.01 * u} ${0.13 * u} ${0.37 * u}Z" fill="${coat}"/>` +
    `<path d="M${a} ${b - 0.57 * u}q${0.15 * u} ${0.01 * u} ${0.13 * u} ${0.37 * u}h${-0.12 * u}Z" fill="${darker(coat, 0.22)}"/>` +
    `<circle cx="${a}" cy="${b - 0.66 * u}" r="${0.105 * u}" fill="${skin}"/>` +
    `<path d="M${a - 0.11 * u} ${b - 0.65 * u}a${0.11 * u} ${0.115 * u} 0 0 1 ${0.22 * u} 0q${-0.04 * u} ${-0.07 * u} ${-0.12 * u} ${-0.06 * u}q${-0.07 * u} 0 ${-0.1 * u} ${0.06 * u}Z" fill="${hair}"/>`
  );
}

/** The searchlight on its trailer. The lamp's mouth is at `z` 1.25; `lean` is how far it leans to the right, in degrees. */
export function searchlight(iso: Iso, x: number, y: number, lean = 24): string {
  const [a, b] = iso.at([x + 0.55, y + 0.45, 1.2]);
  const u = iso.unit;
  const drum = `<g transform="translate(${a} ${b}) rotate(${lean})"><path d="M${-0.46 * u} ${0.06 * u}V${0.5 * u}A${0.46 * u} ${0.2 * u} 0 0 0 ${0.46 * u} ${0.5 * u}V${0.06 * u}Z" fill="#f4f7fa"/><path d="M${0.08 * u} ${0.06 * u}V${0.7 * u}A${0.46 * u} ${0.2 * u} 0 0 0 ${0.46 * u} ${0.5 * u}V${0.06 * u}Z" fill="#b9c8d6"/><path d="M${-0.46 * u} ${0.24 * u}A${0.46 * u} ${0.2 * u} 0 0 0 ${0.46 * u} ${0.24 * u}v${0.09 * u}A${0.46 * u} ${0.2 * u} 0 0 1 ${-0.46 * u} ${0.33 * u}Z" fill="#ef5a3c"/><ellipse cy="${0.05 * u}" rx="${0.46 * u}" ry="${0.2 * u}" fill="#14385e"/><ellipse cy="${0.05 * u}" rx="${0.4 * u}" ry="${0.165 * u}" fill="#fff9df"/></g>`;
  const wheel = (u: number, v: number) => {
    const [p, q] = iso.at([u, v, 0.2]);
    return `<ellipse cx="${p - 0.05 * iso.unit}" cy="${q - 0.03 * iso.unit}" rx="${0.17 * iso.unit}" ry="${0.21 * iso.unit}" fill="#060d1c"/><ellipse cx="${p}" cy="${q}" rx="${0.17 * iso.unit}" ry="${0.21 * iso.unit}" fill="#14213d"/><ellipse cx="${p}" cy="${q}" rx="${0.085 * iso.unit}" ry="${0.11 * iso.unit}" fill="#d9e4ec"/><ellipse cx="${p}" cy="${q}" rx="${0.03 * iso.unit}" ry="${0.04 * iso.unit}" fill="#14213d"/>`;
  };
  return (
    flat(iso, x + 0.3, y - 0.2, 1.5, 1, '#5a3400', 0, 'opacity=".25"') +
    block(iso, { x: x - 0.5, y: y + 0.4, z: 0.16, w: 0.5, d: 0.08, h: 0.07 }, '#14213d', false) +
    block(iso, { x, y, z: 0.16, w: 1.15, d: 0.9, h: 0.26 }, '#ef5a3c', false) +
    leftWall(iso, { x, y, z: 0.16, w: 1.15, d: 0.9, h: 0.26 })(0.06, 0.09, 1.03, 0.07, '#fff3c9') +
    wheel(x + 0.25, y + 0.92) +
    wheel(x + 0.88, y + 0.92) +
    block(iso, { x: x + 0.08, y: y + 0.3, z: 0.42, w: 0.12, d: 0.3, h: 0.62 }, '#14385e', false) +
    drum +
    block(iso, { x: x + 0.96, y: y + 0.3, z: 0.42, w: 0.12, d: 0.3, h: 0.56 }, '#14385e', false)
  );
}
