import { paintWith } from './canvas.ts';
import { facing, type Lamp } from './light.ts';
import { lookAt } from './look-at.ts';
import { type NightName, records } from './nights/records.ts';
import { noise } from './noise.ts';
import { threadsOf } from './threads.ts';
import type { WovenPicture } from './view.ts';
import { noSpot } from './yarn.ts';

const ends = 44;
const picks = 105;
const lamp: Lamp = {
  from: [0.5, -0.6, 0.65],
  pool: [0.5, 0.5, 1],
  strength: 1.35,
  dark: 0,
  ambient: 0.02,
};

/** Yarn wound round a card from dusk at the top to dawn: what a night is made of before it is woven. */
function paint(name: NightName, width: number, height: number): Uint8Array {
  const pitch = height / picks;
  const draft = records[name].draft(216, picks);
  const varied = name === 'the-lights-went' || name === 'green-in-the-north';
  // A column of the cloth in which much happens, or several.
  const column = name === 'the-lights-went' ? 23 : 71;
  const threads = threadsOf(
    {
      over: () => false,
      warp: () => '#000000',
      weft: (pick) => draft.weft(pick, column + (varied ? 9 * Math.floor(pick / 13) : 0)),
    },
    ends,
    picks,
  );
  const spot = noSpot();
  return paintWith(width, height, (px, py, light) => {
    const x = px / width;
    // Wound by hand: no turn lies quite level.
    const v = py / pitch + 0.55 * noise(x * 3, py / 60, 31) + (x - 0.5) * 0.6;
    lookAt(threads, px / pitch + 4, v, spot);
    const across = 2 * x - 1;
    const bend = across ** 9 * 2.6;
    const fall = 0.28 + 1.5 * Math.exp(-(((py / height - 0.38) / 0.5) ** 2));
    const lit =
      lamp.ambient +
      facing(lamp, bend + spot.slopeX * 0.4, spot.slopeY * 0.55) * fall * lamp.strength;
    light.red = spot.red * lit;
    light.green = spot.green * lit;
    light.blue = spot.blue * lit;
  });
}

const alts: Record<NightName, string> = {
  'high-water': 'Yarn on a card from dark teal to foam and back.',
  nothing: 'Gray yarn on a card, all of one fleece.',
  breaths: 'Red yarn on a card with pale turns that grow rare and then stop.',
  'the-lights-went': 'Black yarn on a card, amber for as long as one window was lit.',
  'everybody-uphill': 'Brown yarn on a card with a burst of orange.',
  'snow-until-morning': 'Slate-blue yarn on a card, white at its foot.',
  'green-in-the-north': 'Green yarn on a card, light and dark by turns.',
  'her-first-night': 'Plum, rose and cream yarn on a card in uneven bands.',
};

/** A card of yarn for each night. */
export const yarnCards: readonly WovenPicture[] = (Object.keys(alts) as NightName[]).map(
  (name) => ({
    name: `night-yarn-${name}`,
    scene: 'woven',
    alt: alts[name],
    focus: [0.5, 0.4],
    maxWidth: 600,
    width: 600,
    height: 2000,
    paint: (width, height) => paint(name, width, height),
  }),
);
