import { fromNearer } from '../../woven/view.ts';
import type { TracedPicture } from '../picture.ts';
import type { Print } from '../print.ts';
import { cardTray, overTheTray } from './card-tray.ts';
import { beforeThePile, diskettes } from './diskettes.ts';
import { emptyDock, fromTheChair } from './empty-dock.ts';
import { harborView } from './harbor-view.ts';
import { alongTheKeys, keyboard } from './keyboard.ts';
import { overThePrint, printClose } from './print-close.ts';
import { acrossTheDesk, yardOffice } from './yard-office.ts';

const scene = 'traced';
const daylight: Print = { exposure: 0.35, contrast: 1.12, saturation: 1.08, grain: 0.008 };
const desk =
  'Green-bar paper runs over a desk to its edge; beyond the window a red ore boat lies at the dock.';

/** Pictures of `/home-freelancer`: the yard office of Orrin Haas, its window and its desk. */
export const stillRuns: readonly TracedPicture[] = [
  {
    name: 'runs-desk',
    scene,
    alt: desk,
    focus: [0.5, 1],
    fullBleed: true,
    firstScreen: true,
    narrow: 'runs-desk-narrow',
    width: 2880,
    height: 1354,
    camera: acrossTheDesk(0.09, 2880 / 1354),
    tracing: { samples: 10 },
    build: async (draft) => yardOffice(await harborView('dock', draft), 0.09),
    print: daylight,
  },
  {
    name: 'runs-desk-narrow',
    scene,
    alt: fromNearer(desk),
    focus: [0.5, 1],
    firstScreen: true,
    maxWidth: 1280,
    width: 1280,
    height: 1178,
    camera: acrossTheDesk(0.1, 1280 / 1178),
    build: async (draft) => yardOffice(await harborView('dock', draft), 0.1),
    print: daylight,
  },
  {
    name: 'runs-keys',
    scene,
    alt: 'Ivory keys of an old terminal keyboard from near, a dark green RETURN key among gray ones.',
    focus: [1, 0.6],
    fullBleed: true,
    maxWidth: 2400,
    width: 2400,
    height: 1080,
    camera: alongTheKeys,
    tracing: { samples: 16 },
    build: keyboard,
    print: { exposure: 0.4, contrast: 1.15, grain: 0.01, lights: [0.985, 1, 1.015] },
  },
  {
    name: 'runs-cards',
    scene,
    alt: 'A steel drawer full of punched cards with a felt-pen line drawn slantwise over their edges.',
    focus: [0.5, 0.5],
    width: 1500,
    height: 2000,
    camera: overTheTray,
    build: cardTray,
    print: { exposure: 0.95, contrast: 1.08, saturation: 1.05, grain: 0.01 },
  },
  {
    name: 'runs-print',
    scene,
    alt: 'Close view of a dot-matrix run log on green-bar paper, line after line of payrolls that ended OK.',
    focus: [0.12, 0.75],
    width: 2000,
    height: 1400,
    camera: overThePrint,
    build: printClose,
    tracing: { samples: 64, smoothing: 0 },
    print: { exposure: 1.05, contrast: 1.14, grain: 0.006 },
  },
  {
    name: 'runs-diskettes',
    scene,
    alt: 'A tall, crooked pile of black diskettes on a windowsill; the label on top says catalog, 3 of 17.',
    focus: [0.45, 0.5],
    width: 1500,
    height: 2000,
    camera: beforeThePile,
    build: diskettes,
    print: { exposure: 0.45, contrast: 1.02, grain: 0.01 },
  },
  {
    name: 'runs-empty-dock',
    scene,
    alt: 'The same window from the chair: the dock is empty, field glasses lie on the sill, a boat is far out.',
    focus: [0.3, 0.5],
    fullBleed: true,
    width: 2880,
    height: 1200,
    camera: fromTheChair,
    build: async (draft) => emptyDock(await harborView('lake', draft)),
    print: { exposure: 0.15, contrast: 1.15, saturation: 1.06, grain: 0.008 },
  },
];
