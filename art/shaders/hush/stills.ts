import type { Still } from '../still.ts';
import { curtain, tallWord, wideWord } from './curtain.ts';
import { eclipse, traffic, wire } from './glows.ts';
import { ink, pool, soap } from './liquids.ts';
import { frost, rings, roe } from './patterns.ts';
import { beam, street, track } from './places.ts';

const scene = 'shaders';

/** A frame of one work, for the wheel. */
const work = (name: string, alt: string, source: string): Still => ({
  name: `hush-${name}`,
  scene,
  alt,
  focus: [0.5, 0.5],
  width: 2000,
  height: 1660,
  source,
});

/** The frost again, as it thaws. */
const thaw = (index: number, alt: string): Still => ({
  name: `hush-thaw-${index}`,
  scene,
  alt,
  focus: [0.5, 0.5],
  maxWidth: 1440,
  width: 1440,
  height: 810,
  source: frost,
  time: index * 0.28,
});

/** The sound of a room on the edge of a film. */
const sound = (name: string, alt: string, hushed: number): Still => ({
  name: `hush-track-${name}`,
  scene,
  alt,
  focus: [0.5, 0],
  maxWidth: 640,
  width: 640,
  height: 2000,
  source: track(hushed),
});

/** Pictures of a studio that films light: the first frames of its film, works for its wheel, and where they are seen. */
export const hushStills: readonly Still[] = [
  {
    name: 'hush-curtain',
    scene,
    alt: 'A curtain of green and violet aurora from below; four black letters stand before it and throw shade into the fog.',
    focus: [0.5, 0.5],
    narrow: 'hush-curtain-tall',
    fullBleed: true,
    firstScreen: true,
    width: 2880,
    height: 1620,
    source: curtain,
    lettering: wideWord,
  },
  {
    name: 'hush-curtain-tall',
    scene,
    alt: 'The same aurora upright: two black letters over two, and long violet shade below them.',
    focus: [0.5, 0.5],
    fullBleed: true,
    firstScreen: true,
    width: 1125,
    height: 2000,
    source: curtain,
    lettering: tallWord,
  },
  work(
    'frost',
    'Fern frost on a window at night, a warm lamp and a red light blurred behind the glass.',
    frost,
  ),
  work(
    'roe',
    'Fish eggs lit from behind, orange and full, each with a black eye and a curled body inside.',
    roe,
  ),
  work('pool', 'The tiled floor of a swimming pool under a bright net of sunlight.', pool),
  work(
    'wire',
    'The glowing coil of a light bulb, seen from so near that it is as thick as an arm.',
    wire,
  ),
  work('rings', 'Blue and red rings about two black dots that flicker where they cross.', rings),
  work(
    'soap',
    'A skin of soap in pink, yellow and green, with a black patch where it is about to burst.',
    soap,
  ),
  work('ink', 'A cloud of black ink that has just fallen into milk.', ink),
  work(
    'traffic',
    'Brake lights and street lamps as large soft coins of red, amber and white behind drops on a pane.',
    traffic,
  ),
  work(
    'eclipse',
    'A total eclipse: a black disc, a white corona and one bead of sun at the upper right.',
    eclipse,
  ),
  thaw(1, 'A hole as large as a plate has thawed into the frost.'),
  thaw(
    2,
    'The frost has drawn back to the edges of the pane, and the street is clear in the middle.',
  ),
  thaw(3, 'Only the corners of the pane are still white.'),
  sound('before', 'A minute of sound, wide and ragged for forty-one seconds, then thin.', 41),
  sound(
    'after',
    'The same minute: the sound is thin after fourteen seconds, but for one cough.',
    14,
  ),
  {
    name: 'hush-street',
    scene,
    alt: 'A closed store at night in the snow: aurora fills its window, and three people in long coats stand before it.',
    focus: [0.66, 0.5],
    fullBleed: true,
    width: 2880,
    height: 1400,
    source: street,
  },
  {
    name: 'hush-beam',
    scene,
    alt: 'The beam of a projector, green and violet with dust in it, over the heads of a dark theater.',
    focus: [0.5, 0.4],
    width: 1500,
    height: 2000,
    source: beam,
  },
];
