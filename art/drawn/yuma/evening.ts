import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box } from '../svg.ts';
import { flat, isoBoard, isoDefs } from './iso.ts';
import { shop } from './shop.ts';
import { palm, person, searchlight } from './things.ts';

const ramp = ['#091730', '#12305c', '#27528c', '#4f7fb8', '#8fb4da'] as const;

/** Colours as they are an hour after sunset: blue by their light, with a rest of their own; lamps stay lit. */
function dusk(svg: string): string {
  return svg.replace(/#[0-9a-f]{6}\b/gi, (colour) => {
    if (['#ffe9a3', '#fff9df'].includes(colour)) return colour;
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
    const place = Math.min(3.99, ((0.3 * r + 0.59 * g + 0.11 * b) / 255) * 3.1);
    const low = Math.floor(place);
    const night = mix(ramp[low] ?? ramp[0], ramp[low + 1] ?? ramp[4], place - low);
    return mix(night, colour, 0.1);
  });
}

/** The searchlight at work over the roofs of the town. */
export function evening(): string {
  const roll = chance(17);
  const iso = isoBoard(640, 900, 96);
  const houses = [
    { x: -6.4, y: -2, w: 2.4, d: 2.2, h: 4.2, colour: '#2f7fd6', lit: 0.4 },
    { x: -3.4, y: -3.4, w: 2.2, d: 2.2, h: 2.6, colour: '#fbf8f0', lit: 0.35 },
    { x: -0.4, y: -5, w: 2.3, d: 2.2, h: 5, colour: '#ef5a3c', lit: 0.35 },
    { x: 2.6, y: -6.4, w: 2.2, d: 2.2, h: 3.2, colour: '#7cc6f2', lit: 0.4 },
    { x: -5, y: 1.8, w: 2.2, d: 2, h: 1.7, colour: '#7cc6f2', lit: 0.5, roof: 'gable' as const },
    { x: -1.8, y: -0.4, w: 2.4, d: 2, h: 1.9, colour: '#f7a48f', lit: 0.5 },
    { x: 1.4, y: -2.4, w: 2.2, d: 2, h: 1.7, colour: '#fbf8f0', lit: 0.4, roof: 'gable' as const },
    { x: 4.4, y: -3.4, w: 2.4, d: 2, h: 2.4, colour: '#2f7fd6', lit: 0.5 },
  ].sort((a, b) => a.x + a.y - b.x - b.y);
  const lampAt: [number, number] = [470, 1390];
  const [lx, ly] = [lampAt[0] + 4, lampAt[1] - 190];
  const beam = `<path d="M${lx - 66} ${ly - 6}L${lx + 250} -60H${lx + 760}L${lx + 66} ${ly + 34}Z" fill="url(#beam)"/><path d="M${lx - 30} ${ly}L${lx + 400} -60H${lx + 610}L${lx + 40} ${ly + 20}Z" fill="url(#beam)" opacity=".7"/>`;
  const moths = Array.from({ length: 46 }, () => {
    const k = roll();
    const [x, y] = [lx + k * 505 + (roll() - 0.5) * (90 + 380 * k), ly - k * 1240];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l-7 -5l2 6Zm0 0l7 -6l-1 7Z" fill="#fff6d2" opacity="${(0.4 + roll() * 0.5).toFixed(2)}"/>`;
  }).join('');
  const sand = dusk(
    flat(iso, -30, -30, 60, 60, '#d99600') +
      [-3.2, 2.8].map((k) => flat(iso, -30, k + 3, 60, 1.1, '#b87a00')).join(''),
  );
  const stones = Array.from(
    { length: 420 },
    () =>
      `<ellipse cx="${(roll() * 1200).toFixed(0)}" cy="${(1150 + roll() * 550).toFixed(0)}" rx="${(2 + roll() * 4).toFixed(1)}" ry="${(1 + roll() * 1.6).toFixed(1)}" fill="${roll() > 0.5 ? '#0d2340' : '#6b7fa6'}" opacity=".5"/>`,
  ).join('');
  const glow = `<ellipse cx="${lx + 90}" cy="${ly + 220}" rx="560" ry="230" fill="url(#glow)"/>`;
  const drawn = houses.map((build) => shop(iso, build, roll)).join('');
  const front = palm(iso, -3, 4.4, 3.2) + palm(iso, 5.6, 0, 3.6) + palm(iso, 3.4, 1.1, 2.4);
  return board(
    1200,
    1700,
    `${box(0, 0, 1200, 1700, 0, 'url(#night)')}${sand}${dusk(drawn)}${stones}${dusk(front)}${glow}${beam}${searchlight(isoBoard(...lampAt, 150), -0.55, -0.45)}${dusk(person(isoBoard(760, 1500, 190), 0, 0, '#fbf8f0', '#a8683f'))}${moths}`,
    `${isoDefs}<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b2040"/><stop offset="1" stop-color="#1d4c80"/></linearGradient><linearGradient id="beam" x1=".1" y1="1" x2=".75" y2="0"><stop offset="0" stop-color="#fff6d2" stop-opacity=".92"/><stop offset=".5" stop-color="#ffe9a3" stop-opacity=".42"/><stop offset="1" stop-color="#ffe9a3" stop-opacity="0"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#ffe9a3" stop-opacity=".55"/><stop offset="1" stop-color="#ffe9a3" stop-opacity="0"/></radialGradient>`,
  );
}
