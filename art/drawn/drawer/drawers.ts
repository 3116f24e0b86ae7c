import type { Drawing } from '../drawing.ts';
import { drawerTall, drawerWide } from './drawer.ts';
import { film } from './film.ts';

/** The drawer with the five old phones, and what they film. */
export const drawers: readonly Drawing[] = [
  {
    name: 'drawer-clock',
    scene: 'drawn/drawer',
    alt: 'An oak drawer from above, lined with green felt: five old phones in five compartments, one cracked, one with one bar',
    focus: [0.5, 0.45],
    width: 2000,
    height: 860,
    narrow: 'drawer-clock-tall',
    firstScreen: true,
    markup: drawerWide,
  },
  {
    name: 'drawer-clock-tall',
    scene: 'drawn/drawer',
    alt: 'An oak drawer from above: four old phones side by side on green felt, a fifth lying across below them beside a cable',
    focus: [0.5, 0.4],
    width: 900,
    height: 860,
    firstScreen: true,
    markup: drawerTall,
  },
  {
    name: 'drawer-film',
    scene: 'drawn/drawer',
    alt: 'One page on one slow phone at five moments: nothing, a cookie note, a bar, a heading, and after 31 seconds the page',
    focus: [0.5, 0.5],
    width: 1980,
    height: 830,
    markup: film,
  },
];
