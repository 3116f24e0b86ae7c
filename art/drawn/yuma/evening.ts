import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board } from '../svg.ts';
import { type Iso, isoBoard, isoDefs } from './iso.ts';
import { type Shop, shop } from './shop.ts';
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

/**
 * The searchlight at work between two rows of houses, cut out: the page draws its light, a cone whose tip is
 * in the lamp, and the ground.
 */
export function evening(): string {
  const roll = chance(17);
  const [width, height] = [2000, 900];
  const lamp = { x: 1000, y: 287 };
  const [westGround, eastGround] = [isoBoard(330, 470, 96), isoBoard(1690, 470, 96)];
  const row = (iso: Iso, houses: readonly Shop[]) => {
    const sorted = [...houses].sort((a, b) => a.x + a.y - b.x - b.y);
    return sorted.map((build) => shop(iso, build, roll)).join('');
  };
  const west = row(westGround, [
    { x: -4.2, y: 0.4, w: 2.2, d: 2.2, h: 2.6, colour: '#2f7fd6', lit: 0.4 },
    { x: -1.2, y: -2.2, w: 2.3, d: 2, h: 2, colour: '#fbf8f0', lit: 0.45 },
    { x: -1.6, y: 2.4, w: 2.2, d: 2, h: 1.7, colour: '#7cc6f2', lit: 0.5, roof: 'gable' },
    { x: 1.2, y: 0.2, w: 2.4, d: 2, h: 1.9, colour: '#f7a48f', lit: 0.5 },
  ]);
  const east = row(eastGround, [
    { x: -2.6, y: -0.6, w: 2.2, d: 2, h: 1.8, colour: '#fbf8f0', lit: 0.4, roof: 'gable' },
    { x: 0.4, y: -3.4, w: 2.3, d: 2.2, h: 3, colour: '#ef5a3c', lit: 0.35 },
    { x: 0.2, y: 0.8, w: 2.4, d: 2, h: 2.2, colour: '#2f7fd6', lit: 0.5 },
    { x: 3, y: -1.6, w: 2.2, d: 2.2, h: 2.6, colour: '#7cc6f2', lit: 0.4 },
  ]);
  const moths = Array.from({ length: 30 }, () => {
    const k = roll();
    const [x, y] = [lamp.x + (roll() - 0.5) * (100 + 340 * k), lamp.y - 20 - k * 270];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l-7 -5l2 6Zm0 0l7 -6l-1 7Z" fill="#8a6a1c" opacity="${(0.4 + roll() * 0.5).toFixed(2)}"/>`;
  }).join('');
  const stones = Array.from(
    { length: 260 },
    () =>
      `<ellipse cx="${(roll() * width).toFixed(0)}" cy="${(640 + roll() * 260).toFixed(0)}" rx="${(2 + roll() * 4).toFixed(1)}" ry="${(1 + roll() * 1.6).toFixed(1)}" fill="${roll() > 0.5 ? '#0d2340' : '#6b7fa6'}" opacity=".5"/>`,
  ).join('');
  const palms = palm(westGround, 4.6, 2.4, 2.8) + palm(eastGround, -2.4, 3, 3.2);
  const glow = `<ellipse cx="${lamp.x + 60}" cy="${lamp.y + 240}" rx="560" ry="200" fill="url(#glow)"/>`;
  const beside = dusk(person(isoBoard(1240, 600, 190), 0, 0, '#fbf8f0', '#a8683f'));
  return board(
    width,
    height,
    `${stones}${dusk(west + east + palms)}${glow}${searchlight(isoBoard(lamp.x, lamp.y + 173, 150), -0.55, -0.45, 0)}${beside}${moths}`,
    `${isoDefs}<radialGradient id="glow"><stop offset="0" stop-color="#ffe9a3" stop-opacity=".55"/><stop offset="1" stop-color="#ffe9a3" stop-opacity="0"/></radialGradient>`,
  );
}
