import type { Drawing } from '../drawing.ts';
import { bagels } from './bagels.ts';
import { cellos } from './cellos.ts';
import { inn } from './inn.ts';
import { lights } from './lights.ts';
import { plow } from './plow.ts';
import { radio } from './radio.ts';
import { strip } from './strip.ts';
import { swim } from './swim.ts';
import { tomatoes } from './tomatoes.ts';

const site = (name: string, alt: string, markup: () => string, more: object = {}): Drawing => ({
  name: `weighed-${name}`,
  scene: 'drawn/weighed',
  alt,
  focus: [0.5, 0.5],
  width: 1600,
  height: 1000,
  markup,
  ...more,
});

/** Websites of a firm that weighs them, what a phone and a slow wire make of them, and type from very near. */
export const weighed: readonly Drawing[] = [
  site(
    'bagels',
    'A bagel shop’s website: four bagels on a floured board, and how many are left this morning',
    bagels,
    { firstScreen: true },
  ),
  site(
    'swim',
    'A swimming hole’s website: a waterfall between shale walls, and in large letters: open',
    swim,
  ),
  site(
    'radio',
    'A night radio’s website: 91.3 over a lit mast on a hill, and what is on until morning',
    radio,
  ),
  site(
    'cellos',
    'A website of two cello makers: the sound hole of a cello by lamplight, grain under varnish',
    cellos,
  ),
  site(
    'tomatoes',
    'A seed house’s website: red, yellow and black tomatoes from close by, one of them cut open',
    tomatoes,
    { focus: [0.72, 0.55], fullBleed: true },
  ),
  site(
    'inn',
    'An inn’s website as it was found: a lake at sunset under an offer, a cookie notice and a chat',
    inn,
  ),
  site(
    'strip',
    'Two film strips of twelve frames: an inn’s old website stays white until the ninth, its new one is there in the second',
    strip,
    { width: 2880, height: 760, fullBleed: true },
  ),
  site(
    'lights',
    'The word “no” on a screen from so near that every dot is a red, a green and a blue light',
    lights,
    { width: 2024, height: 1232, fullBleed: true, focus: [0.5, 0.5] },
  ),
  site(
    'plow',
    'A snow plow service’s website on a phone: a plow with its lights on, one large button, four roads',
    plow,
    { width: 720, height: 1800, focus: [0.5, 0.3] },
  ),
];
