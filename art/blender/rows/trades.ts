import type { PictureSource } from '../../picture-source.ts';
import { of, row } from './row.ts';

/** Still lifes of one trade each. */
export const trades: readonly PictureSource[] = [
  ...of('gym', [
    row(
      'gym-kettlebell',
      'A black kettlebell with red bands in hard light from the left, chalk dust on the dark floor.',
    ),
    row('gym-kettlebells', 'Three kettlebells in a row, the middle one red, on a black floor.'),
    row('gym-dumbbells', 'Two black dumbbells with red ends lying in chalk dust.', 0.5, 0.6),
    row(
      'gym-plates',
      'Three barbell plates leaning one against another, the middle one red.',
      0.5,
      0.55,
    ),
    row('gym-rope', 'A coiled training rope with a red handle, from above.'),
  ]),
  ...of('iron', [
    row(
      'iron-bell',
      'A black kettlebell marked 24, chalk rubbed into its handle, in hard light from the left.',
      0.5,
      0.5,
      { alpha: true, firstScreen: true },
    ),
  ]),
  ...of('yoga', [
    row(
      'yoga-corner',
      'A half-unrolled sage mat in window light before a clay-coloured arch with an olive tree and grasses.',
      0.5,
      0.6,
    ),
    row(
      'yoga-mat',
      'The sage mat from above its end, a clay cushion and an olive tree behind it.',
      0.5,
      0.6,
    ),
    row(
      'yoga-cushions',
      'A round floor cushion with a pillow, folded blankets and a palm against a sage wall.',
      0.55,
      0.6,
    ),
    row(
      'yoga-stones',
      'Four balanced stones, a clay bowl and a vase of dried grasses against a blush wall.',
      0.45,
      0.6,
    ),
  ]),
  ...of('dental', [
    row(
      'dental-clay',
      'A smiling clay tooth with a calendar card, a dentist’s mirror and a coral toothbrush.',
      0.55,
      0.5,
    ),
    row('dental-tooth', 'A smiling clay tooth on a rose ground.'),
    row('dental-mirror', 'A dentist’s mirror and probe standing in a white block.'),
    row('dental-brush', 'Two toothbrushes in aqua and coral and a tube of paste, from above.'),
    row('dental-card', 'A clay calendar with one day ringed, a small smiling tooth beside it.'),
  ]),
  ...of('surgery', [
    row(
      'surgery-hand',
      'A raised coral hand of clay out of a white cuff, a molar and a glass with a dentist’s mirror beside it.',
      0.72,
      0.3,
      { fullBleed: true, firstScreen: true, narrow: 'surgery-hand-narrow' },
    ),
    row(
      'surgery-hand-narrow',
      'A raised coral hand of clay between a molar and a glass with a dentist’s mirror in it.',
      0.5,
      0.6,
      { firstScreen: true },
    ),
    row(
      'surgery-window',
      'An aqua dentist’s chair by a wide window in morning sun, a coral lamp over it, a coral stool before it.',
      0.5,
      0.55,
    ),
    row(
      'surgery-tray',
      'A tray from close by: a mirror, a probe, three cotton rolls, a glass of water and a small clay trout.',
      0.45,
      0.5,
    ),
  ]),
  ...of('brass', [
    row(
      'brass-rising',
      'Five piles of brass discs on white marble, each higher than the one before.',
      0.6,
      0.5,
    ),
    row('brass-scattered', 'Brass discs of three sizes on green marble, from above.'),
    row(
      'brass-balance',
      'A brass beam on a marble half-round: a pile of discs at one end, a marble ball at the other.',
    ),
    row(
      'vault-of-light',
      'A row of pale stone arches with sunlight between them, a brass ball on the floor.',
      0.5,
      0.55,
    ),
  ]),
  ...of('fashion', [
    row('fashion-dress-bone', 'A long bone-coloured slip dress on a wooden hanger.', 0.5, 0.4),
    row('fashion-dress-black', 'A long black slip dress on a wooden hanger.', 0.5, 0.4),
    row('fashion-rail', 'Four slip dresses on a black rail: bone, camel, black, oxblood.'),
    row('fashion-knits', 'Five folded pieces of ribbed knitwear in a pile.'),
    row('fashion-shoes', 'A pair of camel-coloured lace-up shoes.'),
    row('fashion-bag', 'An oxblood handbag with a round handle and a brass ring.'),
    row('fashion-scarf', 'An oxblood scarf that falls over a pale block, a dark bottle on top.'),
  ]),
  ...of('packaging', [
    row(
      'packaging-cordial',
      'Two bottles of cordial lettered Zita, yellow and red with striped labels, and lemons.',
    ),
    row(
      'packaging-tea',
      'A green tea carton, a pink tin and a red carton lettered Morrow, with plain round shapes.',
    ),
    row(
      'packaging-coffee',
      'Two coffee bags, blue and pale pink, on bright red, beans in front of them.',
    ),
    row(
      'packaging-soap',
      'Three soap boxes in violet, yellow and lilac, piled up, a bar of soap beside them.',
    ),
    row(
      'packaging-box',
      'An orange box with a pale letter h on a black circle, a small black box beside it.',
    ),
  ]),
  ...of('stage', [
    row(
      'stage-beams',
      'A dark hall with rows of seats, a stage with three glowing discs on its screen and beams of light.',
      0.5,
      0.45,
      { fullBleed: true },
    ),
    row(
      'stage-side',
      'The stage from the side, beams of coral, lavender and blue crossing above the seats.',
      0.5,
      0.45,
    ),
    row(
      'stage-badges',
      'Three conference badges on ribbons in coral, lavender and yellow, with names and roles.',
    ),
    row('stage-microphone', 'A microphone before a coral disc on a violet wall.', 0.5, 0.45),
  ]),
  ...of('papercut', [
    row(
      'papercut-collage',
      'Cut paper: rose, tomato and cobalt shapes with a black twig, cream ground free on the left.',
      0.68,
      0.5,
    ),
    row(
      'papercut-garden',
      'A paper garden: waves in cobalt, rose and tomato, twigs, flowers and a yellow sun.',
    ),
    row('papercut-arrow', 'Five paper bars that rise, and a large black arrow over them.'),
  ]),
  ...of('desk', [
    row(
      'desk-sunny',
      'A yellow desk from above: a camera, a black notebook, a pencil and a cup of coffee.',
    ),
    row(
      'desk-terminal',
      'A cream keyboard with green keys, a green notebook and a dark cup on a pale desk.',
    ),
    row(
      'desk-questions',
      'A half-folded map with a red route, a sheet with three lines, a pencil and a compass.',
    ),
    row(
      'desk-travel',
      'Two tickets, a brass compass, coins and a violet notebook on an orange table.',
    ),
  ]),
  ...of('harborcup', [
    row(
      'harborcup-mug',
      'A thick cream china mug full of black coffee, a raised bridge painted on it in cherry red.',
      0.46,
      0.5,
      { alpha: true, firstScreen: true },
    ),
    row(
      'harborcup-tower',
      'Seven mugs piled one on another in cream, cherry and coffee brown, leaning, on mustard yellow.',
    ),
    row(
      'harborcup-cherries',
      'A heap of wet tart cherries from very near, a few with their stems.',
      0.65,
      0.6,
      { fullBleed: true },
    ),
  ]),
  ...of('springs', [
    row(
      'springs-terraces',
      'Steaming terraces of pale and amber crust with pools of hot water; on a slab two stones, a candle and a towel.',
      0.75,
      0.55,
      { fullBleed: true, firstScreen: true },
    ),
  ]),
  ...of('gusset', [
    row(
      'thump-family',
      'A kraft bag, a red carton, a yellow tin and two jars on yellow, an apple with a flat foot printed on each.',
      0.5,
      0.55,
    ),
    row(
      'thump-tower',
      'Three jars of apple butter piled one on another before indigo, a short jar beside them, each label another color.',
    ),
    row(
      'thump-lids',
      'Jar lids from very near in plum, red, cream and green; the bar under each printed apple is cut off by the rim.',
      0.5,
      0.5,
      { fullBleed: true },
    ),
  ]),
];
