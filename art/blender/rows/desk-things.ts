import type { PictureSource } from '../../picture-source.ts';
import { of, row } from './row.ts';

/** One row for each glaze of a thing; all stand alone, so that a shelf can be put under them. */
function inGlazes(thing: string, glazes: Readonly<Record<string, string>>) {
  return Object.entries(glazes).map(([glaze, words]) =>
    row(`shop-${thing}-${glaze}`, words, 0.5, 0.6, { alpha: true, maxWidth: 1400 }),
  );
}

/** Clay things for the desk, in two glazes each. */
export const deskThings: readonly PictureSource[] = of('shop_clay', [
  ...inGlazes('lighthouse', {
    persimmon:
      'Clay lighthouse in bands of persimmon and white, with an ink-blue gallery and foot.',
    celadon:
      'Clay lighthouse in bands of pale green and white, with a dark green gallery and foot.',
  }),
  ...inGlazes('telephone', {
    persimmon:
      'Two clay cups lying on their sides, one orange, one pale green, joined by a dark string.',
    cobalt:
      'Two clay cups lying on their sides, one cobalt blue, one yellow, joined by a white string.',
  }),
  ...inGlazes('bell', {
    ochre: 'Round yellow counter bell of clay on a dark foot, with an orange button.',
    cobalt: 'Round cobalt-blue counter bell of clay on a white foot, with a pink button.',
  }),
  ...inGlazes('switch', {
    porcelain: 'White clay wall switch standing on an orange foot, its orange lever up.',
    plum: 'Plum-colored clay wall switch standing on a yellow foot, its yellow lever up.',
  }),
  ...inGlazes('clock', {
    celadon: 'Pale green clay alarm clock with dark green bells, its hands at ten past ten.',
    persimmon: 'Orange clay alarm clock with plum-colored bells, its hands at ten past ten.',
  }),
  ...inGlazes('hourglass', {
    cobalt:
      'Solid clay hourglass in a cobalt-blue frame, the lower half light blue, the upper white.',
    ochre: 'Solid clay hourglass in a yellow frame, the lower half orange, the upper white.',
  }),
  ...inGlazes('calendar', {
    rose: 'Two clay dice, pink and white, in a plum-colored tray with a row of twelve dots.',
    cobalt: 'Two clay dice, cobalt blue and white, in a pale green tray with a row of twelve dots.',
  }),
  ...inGlazes('cairn', {
    sand: 'Four flat clay stones, sand, white and light blue, piled up by size.',
    plum: 'Four flat clay stones, plum, pink and orange, piled up by size.',
  }),
  ...inGlazes('anchor', {
    cobalt: 'Cobalt-blue clay anchor with a white stock and ring, upright on a sand-colored foot.',
    oxblood: 'Dark red clay anchor with a pink stock and ring, upright on a white foot.',
  }),
  ...inGlazes('padlock', {
    ochre: 'Yellow clay padlock with a dark shackle, closed.',
    pine: 'Dark green clay padlock with a pale green shackle, closed.',
  }),
  ...inGlazes('pencil-pot', {
    sky: 'Fluted light-blue clay pot with a cobalt rim and three clay pencils in it.',
    rose: 'Fluted pink clay pot with a dark red rim and three clay pencils in it.',
  }),
  ...inGlazes('stairs', {
    pine: 'Four clay steps in two greens, with a card standing on each of three.',
    persimmon: 'Four clay steps in orange and pink, with a card standing on each of three.',
  }),
  ...inGlazes('snail', {
    sand: 'Sand-colored clay snail with an orange shell, its head up.',
    celadon: 'Pale green clay snail with a cobalt-blue shell, its head up.',
  }),
  ...inGlazes('mug', {
    porcelain: 'White clay mug with a blue handle and band, filled to the rim with brown clay.',
    oxblood: 'Dark red clay mug with a yellow handle and band, filled to the rim with pale clay.',
  }),
  ...inGlazes('locomotive', {
    pine: 'Dark green clay locomotive with yellow wheels and roof.',
    oxblood: 'Dark red clay locomotive with white wheels and roof.',
  }),
  ...inGlazes('tug', {
    oxblood: 'Clay tugboat with a dark red hull, a white cabin and a dark funnel.',
    cobalt: 'Clay tugboat with a cobalt-blue hull, a white cabin and a yellow funnel.',
  }),
  ...inGlazes('cactus', {
    pine: 'Dark green clay cactus with two arms and an orange flower, in a pink pot.',
    celadon: 'Pale green clay cactus with two arms and a pink flower, in a sand-colored pot.',
  }),
  ...inGlazes('lark', {
    sand: 'Sand-colored clay bird with plum-colored wings on a plum-colored block.',
    sky: 'Light-blue clay bird with cobalt wings on a cobalt-blue block.',
  }),
]);
