import { palette as p } from '../palette.ts';
import { at, box, flatStroke, stroke } from '../svg.ts';
import { type Frame, gone, red, wood } from './frame.ts';
import {
  closet,
  door,
  flakes,
  lamps,
  middle,
  parcels,
  roofWindow,
  row,
  table,
} from './furniture.ts';
import { note } from './marks.ts';
import { bare, bench, place, standing, stool } from './people.ts';
import { type Extent, stores } from './shell.ts';

/** A sheet: how far the firm had spread, and what it drew into the house. */
export interface Year {
  extent: Extent;
  draw: (frame: Frame) => string;
}

const year2006: Year = {
  extent: { rooms: 1, sky: '#e9d9b8', land: '#c9a866' },
  draw: (f) => {
    const { left, walls, floor, eaves, right, letters } = f;
    return (
      lamps(f, 1) +
      place(left + 90, floor - 10, f.step * 1.2, 1, red) +
      stores(walls[0] + 20, floor - 10, walls[1] - walls[0] - 40) +
      stores(walls[1] + 20, floor - 10, right - walls[1] - 60) +
      note(f, left + 22, eaves + letters * 1.15, 'one room') +
      note(
        f,
        30,
        f.ridge + letters * 1.2,
        '22 steps',
        `M${left - 88} ${f.ridge + letters * 1.8}Q${left - 110} ${floor - 160} ${left - 76} ${floor + 60}`,
      )
    );
  },
};

const year2009: Year = {
  extent: { rooms: 1, snow: true, sky: '#c6d3d9', land: '#eef1f0' },
  draw: (f) => {
    const { left, walls, floor, step, right, letters } = f;
    const last = left + 14 + step * 1.84;
    return (
      lamps(f, 1) +
      row(left + 14, floor - 10, step * 0.92, [1, 8]) +
      closet(f, red) +
      bench(last + step * 0.06, floor - 10, step * 0.5, red, gone) +
      at(last + step * 0.3, floor - 128, stool(0, 0, red), 1, 180) +
      stores(walls[0] + 20, floor - 10, walls[1] - walls[0] - 40) +
      stores(walls[1] + 20, floor - 10, right - walls[1] - 60) +
      flakes(f) +
      note(f, f.width - 30, f.ridge + letters * 0.4, 'in the bank:', '', 'end') +
      note(f, f.width - 30, f.ridge + letters * 1.5, '$214', '', 'end')
    );
  },
};

const year2012: Year = {
  extent: { rooms: 2, sky: '#d9ead7', land: '#8fb58f' },
  draw: (f) => {
    const { left, walls, floor, eaves, step, right, letters } = f;
    const x = walls[0] + 14;
    const post = x + step * 1.98;
    return (
      lamps(f, 2) +
      row(left + 14, floor - 10, step * 0.92, [1, 8, 9]) +
      closet(f) +
      door(f, walls[0], red) +
      flatStroke(`M${post} ${eaves}V${floor - 10}M${post - 34} ${eaves + 12}h68`, red, 14) +
      row(x, floor - 10, step * 0.98, [2, 3, 0], red) +
      stores(walls[1] + 20, floor - 10, right - walls[1] - 60) +
      note(
        f,
        post,
        eaves - letters * 0.8,
        'post, $2,640',
        `M${post} ${eaves - letters * 0.55}V${eaves - 4}`,
        'middle',
      ) +
      note(
        f,
        30,
        f.ridge + letters * 1.2,
        'door, $400',
        `M${left - 60} ${f.ridge + letters * 1.8}Q${left} ${eaves - 30} ${walls[0] - 18} ${floor - 190}`,
      )
    );
  },
};

const year2017: Year = {
  extent: { rooms: 3, sky: '#f2dcc4', land: '#c77a3f' },
  draw: (f) => {
    const { left, walls, floor, eaves, step, letters, width } = f;
    return (
      lamps(f, 2) +
      row(left + 14, floor - 10, step * 0.92, [1, 8, 9]) +
      closet(f) +
      door(f, walls[0], p.ink) +
      row(walls[0] + 14, floor - 10, step, [2, 3, 4]) +
      stroke(
        `M${walls[1] - 8} ${eaves + 12}V${floor - 14}M${walls[1] + 8} ${eaves + 12}V${floor - 14}`,
        red,
        4,
        gone,
      ) +
      table(f, [7, 6, 5], red) +
      note(f, walls[1] + 26, eaves + letters * 1.15, 'wall out,') +
      note(f, walls[1] + 26, eaves + letters * 2.2, 'table in') +
      note(f, width - 30, f.ridge + letters, 'the winter we', '', 'end') +
      note(f, width - 30, f.ridge + letters * 2.1, 'sold nothing', '', 'end')
    );
  },
};

const year2020: Year = {
  extent: { rooms: 3, sky: '#e3ecd2', land: '#a9c08a' },
  draw: (f) => {
    const { left, walls, floor, eaves, step, letters } = f;
    const rope = Math.max(left - 118, 62);
    return (
      lamps(f, 2) +
      [0, 1].map((i) => bare(left + 14 + i * step * 0.92, floor - 10, step * 0.92)).join('') +
      closet(f) +
      standing(walls[0] - 78, floor - 10, 8) +
      door(f, walls[0], p.ink) +
      [0, 1, 2].map((i) => bare(walls[0] + 14 + i * step, floor - 10, step)).join('') +
      table(f, []) +
      parcels(f) +
      standing(walls[1] + 4, floor - 10, 3) +
      stroke(`M${left - 40} ${eaves + 62}H${rope}V${floor + 10}`, red, 5) +
      at(
        rope,
        floor + 10,
        stroke('M-26 26Q0 -26 26 26', red, 5) +
          box(-34, 24, 68, 40, 8, red) +
          box(-22, 8, 24, 20, 2, '#f0a184') +
          box(2, 12, 20, 16, 2, wood.plank),
      ) +
      note(f, 30, f.ridge + letters * 0.9, 'heaviest:') +
      note(
        f,
        30,
        f.ridge + letters * 2,
        '41 lb of cheese',
        `M${rope - 16} ${f.ridge + letters * 2.6}V${eaves + 40}`,
      ) +
      note(f, walls[0] + 22, eaves + letters * 1.15, 'at home')
    );
  },
};

const year2026: Year = {
  extent: { rooms: 3, attic: true, sky: p.sky, land: '#8fa98c' },
  draw: (f) => {
    const { left, right, walls, floor, eaves, step, letters, ground } = f;
    const up = step * 0.98;
    const start = middle(f) - up * 2.5;
    const shaft = right - 12;
    const room = Math.min(84, f.width - shaft - 18);
    return (
      lamps(f, 2) +
      row(left + 14, floor - 10, step * 0.92, [1, 8, 9]) +
      closet(f) +
      door(f, walls[0], p.ink) +
      row(walls[0] + 14, floor - 10, step, [2, 3]) +
      bench(walls[0] + 22 + step * 2, floor - 10, step * 0.62, red, gone) +
      table(f, [7, 6, 5, 4]) +
      row(start, eaves - 7, up, [10, 11, 12, 13, 14], red) +
      roofWindow(f, -1) +
      roofWindow(f, 1) +
      box(
        shaft,
        eaves - 6,
        room,
        ground - eaves + 16,
        4,
        p.surface,
        `stroke="${red}" stroke-width="9"`,
      ) +
      stroke(`M${shaft + room / 2} ${eaves}V${floor + 30}`, red, 4) +
      box(shaft + 14, floor + 30, room - 28, 104, 4, red) +
      note(
        f,
        f.width - 30,
        f.ridge + letters * 1.2,
        'elevator',
        `M${shaft + room / 2} ${f.ridge + letters * 1.8}V${eaves - 22}`,
        'end',
      ) +
      note(f, walls[0] + 26 + step * 2, floor - 130, 'free') +
      note(
        f,
        30,
        f.ridge + letters * 1.2,
        'five of us,',
        `M${f.left - 10} ${f.ridge + letters * 2.8}Q${f.left + 90} ${eaves - 90} ${start - 6} ${eaves - 50}`,
      ) +
      note(f, 30, f.ridge + letters * 2.3, 'one flight up')
    );
  },
};

/** The six sheets, by the year on them. */
export const years: Readonly<Record<number, Year>> = {
  2006: year2006,
  2009: year2009,
  2012: year2012,
  2017: year2017,
  2020: year2020,
  2026: year2026,
};
