import { at, board, box } from '../svg.ts';
import { cornerSign, cut, hoist, night, roof, van, wideAttic } from './house.ts';
import { c } from './kit.ts';
import {
  atticThings,
  cellar,
  counterRoom,
  packingRoom,
  room,
  sensorCellar,
  stockCellar,
} from './rooms.ts';

export const wideSize = { width: 2880, height: 1640 };
export const narrowSize = { width: 1000, height: 2290 };

const wall = 20;

/** The house with its two rooms side by side, from street to yard. */
export function wideScene(): string {
  const { width, height } = wideSize;
  const ground = 1220;
  const left = 760;
  const floor = ground - room.height;
  const right = left + 2 * room.width + wall;
  const below = ground + wall;
  return (
    box(0, 0, width, height, 0, c.night) +
    night(width, ground, [2660, 560]) +
    box(0, ground, width, height - ground, 0, c.soil) +
    box(0, ground, width, 26, 0, c.stone) +
    at(left, floor - wall, roof(right - left, 540, wideAttic)) +
    atticThings(left + 420, floor - wall) +
    box(left, floor, right - left, room.height, 0, c.wall) +
    at(left, floor, counterRoom) +
    at(left + room.width + wall, floor, packingRoom) +
    at(left, below, sensorCellar) +
    at(left + room.width + wall, below, stockCellar) +
    cut(
      `M${left} ${floor - 90}V${below + cellar.height}H${right}V${floor - 90}M${left} ${floor - wall / 2}H${right}M${left} ${ground + wall / 2}H${right}M${left + room.width + wall / 2} ${floor}V${floor + 120}M${left + room.width + wall / 2} ${below}V${below + cellar.height}`,
      wall,
    ) +
    at(430, ground, cornerSign()) +
    at(right + 130, floor - 130, hoist(36)) +
    at(2270, ground, van())
  );
}

/** The same shop in a narrow house: its rooms lie over one another. */
export function narrow(): string {
  const { width, height } = narrowSize;
  const [left, right] = [250, 250 + room.width];
  const ground = 1540;
  const shop = ground - room.height;
  const back = shop - wall - room.height;
  const below = ground + wall;
  return board(
    width,
    height,
    box(0, 0, width, height, 0, c.night) +
      night(width, ground, [120, 150]) +
      box(0, ground, width, height - ground, 0, c.soil) +
      box(0, ground, width, 26, 0, c.stone) +
      at(left, back - wall, roof(right - left, 500)) +
      atticThings(left + 150, back - wall) +
      at(left, back, packingRoom) +
      at(left, shop, counterRoom) +
      at(left, below, stockCellar) +
      at(left, below + cellar.height + wall, sensorCellar) +
      cut(
        `M${left} ${back - 90}V${below + 2 * cellar.height + wall}H${right}V${back - 90}M${left} ${back - wall / 2}H${right}M${left} ${shop - wall / 2}H${right}M${left} ${ground + wall / 2}H${right}M${left} ${below + cellar.height + wall / 2}H${right}`,
        wall,
      ) +
      `<g transform="translate(136 ${back - 110}) scale(-0.8 0.8)">${hoist(110)}</g>` +
      at(112, ground, cornerSign(), 0.52),
  );
}

export const wide = () => board(wideSize.width, wideSize.height, wideScene());

export const nearSize = { width: 680, height: 410 };

/** A part of the wide section, nearer. */
export const near = (x: number, y: number, wide: number) => () => {
  const scale = nearSize.width / wide;
  return board(nearSize.width, nearSize.height, at(-x * scale, -y * scale, wideScene(), scale));
};
