import type { Drawing } from '../drawing.ts';
import { core, coreTall, coreWide } from './core.ts';
import { narrow, narrowTall, narrowWide } from './narrow.ts';
import { room, roomTall, roomWide } from './room.ts';
import { row, tall, wide } from './row.ts';
import { towel, towelTall, towelWide } from './towel.ts';

const scene = 'drawn/elbow';

/** The spring of a bath house: its hill cut open, and the crust that its water leaves. */
export const elbow: readonly Drawing[] = [
  {
    name: 'elbow-row',
    scene,
    alt: 'A hill cut open: hot water from a bent pipe runs down seven basins to a river, its crust turning from bone to olive',
    focus: [0.5, 0.5],
    alpha: true,
    fullBleed: true,
    narrow: 'elbow-row-narrow',
    width: wide,
    height: tall,
    markup: row,
  },
  {
    name: 'elbow-row-narrow',
    scene,
    alt: 'Seven shelves of crust one under another, hot water falling from each to the next',
    focus: [0.5, 0.5],
    alpha: true,
    width: narrowWide,
    height: narrowTall,
    markup: narrow,
  },
  {
    name: 'elbow-core',
    scene,
    alt: 'A drill core of travertine: a hundred layers of bone, amber, rust and olive',
    focus: [0.5, 0.5],
    alpha: true,
    width: coreWide,
    height: coreTall,
    markup: core,
  },
  {
    name: 'elbow-room',
    scene,
    alt: 'A treatment room by one round lamp: a table under amber wool, a pail, a hat on a hook, a bare olive wall',
    focus: [0.68, 0.6],
    fullBleed: true,
    width: roomWide,
    height: roomTall,
    markup: room,
  },
  {
    name: 'elbow-towel',
    scene,
    alt: 'A bone towel with amber stripes on a brass hook, near enough to see its loops',
    focus: [0.5, 0.4],
    width: towelWide,
    height: towelTall,
    markup: towel,
  },
];
