import type { PictureSource } from '../../picture-source.ts';
import { of } from './row.ts';

const workshop = of('workshop', [
  {
    name: 'workshop-field',
    alt: 'A model field with an open workshop: a half-built machine made of a browser window, buttons and cogs, a crane, a tree and a lark.',
    focus: [0.45, 0.5],
    alpha: true,
    firstScreen: true,
  },
  {
    name: 'workshop-evening',
    alt: 'The workshop in the field at dusk, lamps lit inside, the half-built interface machine in front of it.',
    focus: [0.5, 0.5],
  },
]);

const field = of('field', [
  {
    name: 'workshop-machine',
    alt: 'The interface machine from low in the grass: a browser window on a green case with a red button, switches, sliders and cogs.',
    focus: [0.5, 0.5],
  },
  {
    name: 'letterbox',
    alt: 'A green letterbox by a field fence, its red flag up and letters sticking out, a lark on the fence.',
    focus: [0.55, 0.5],
  },
  {
    name: 'gate-lost',
    alt: 'A white field gate standing alone across a path with no fence beside it, and a signpost with three arrows.',
    focus: [0.3, 0.5],
  },
]);

const ferry = of('ferry', [
  {
    name: 'ferry-landing',
    alt: 'A small green and white ferry at a wooden landing with a ticket booth, still water and misty hills behind.',
    focus: [0.2, 0.55],
    fullBleed: true,
  },
  {
    name: 'ferry-booth',
    alt: 'The ticket booth on the landing, a phone with a timetable leaning on its counter, the ferry out on the water.',
    focus: [0.6, 0.5],
  },
]);

const indoors = of('indoors', [
  {
    name: 'workshop-bench',
    alt: 'A browser window being put together on a workbench, its picture still lying beside it among shavings and tools.',
    focus: [0.5, 0.55],
  },
  {
    name: 'career-stool',
    alt: 'A free place at the workbench: a red stool, a lamp, a notebook, a mug, and an apron on its hook in morning light.',
    focus: [0.5, 0.6],
  },
  {
    name: 'workshop-door',
    alt: 'The view from inside the shed through its open front to a field, a fence and pale hills in the morning.',
    focus: [0.5, 0.5],
  },
  {
    name: 'letters-desk',
    alt: 'A desk from above: two envelopes, a half-written letter with a fountain pen, stamps, a mug and a plant.',
    focus: [0.5, 0.5],
  },
]);

const asked = of('asked', [
  {
    name: 'faq-telephone',
    alt: 'A green wall telephone with a dial and a coiled cord; beside it a pad with seven rows of pencil strokes, and a lark on top.',
    focus: [1, 0.45],
    fullBleed: true,
    firstScreen: true,
    narrow: 'faq-telephone-narrow',
  },
  {
    name: 'faq-telephone-narrow',
    alt: 'A green wall telephone with a coiled cord, close beside it a pad with seven rows of pencil strokes, and a lark on top.',
    focus: [0.5, 0.5],
    firstScreen: true,
  },
  {
    name: 'faq-keys',
    alt: 'Two green rails with eight hooks: seven carry keys with paper tags, from Source to Logins, the eighth is empty.',
    focus: [0.5, 0.5],
  },
]);

const services = of('services', [
  {
    name: 'service-web',
    alt: 'A browser window raised like a barn wall, with a ladder, scaffolding and its last picture on ropes.',
    focus: [0.5, 0.5],
    alpha: true,
  },
  {
    name: 'service-shop',
    alt: 'A market stall whose back wall is a shop page; crates of fruit in front, parcels leaving on a belt.',
    focus: [0.5, 0.5],
    alpha: true,
  },
  {
    name: 'service-app',
    alt: 'A phone laid down as a garden bed in which app icons grow on stems, with a red watering can beside it.',
    focus: [0.5, 0.5],
    alpha: true,
  },
]);

const clay = of('clay', [
  {
    name: 'clay-startup',
    alt: 'An empty pale card among clay toys: three nested arches, steps, a cone, balls and a switch, on a peach ground.',
    focus: [0.65, 0.5],
  },
  {
    name: 'clay-feature-build',
    alt: 'A small clay crane lowering a pink block onto a stack of three.',
    focus: [0.5, 0.5],
  },
  {
    name: 'clay-feature-measure',
    alt: 'A clay pie chart with one coral slice pulled out, and three bars beside it.',
    focus: [0.5, 0.5],
  },
  {
    name: 'clay-feature-grow',
    alt: 'A coral flowerpot with a sprout whose leaves are round clay discs.',
    focus: [0.5, 0.5],
  },
  {
    name: 'clay-post-envelope',
    alt: 'Three clay envelopes standing one behind another, each with a round seal.',
    focus: [0.5, 0.5],
  },
  {
    name: 'clay-post-hourglass',
    alt: 'A clay hourglass with teal sand running through it.',
    focus: [0.5, 0.5],
  },
  {
    name: 'clay-post-steps',
    alt: 'Four clay steps rising to a small flag, with a ladder leaning against the highest.',
    focus: [0.5, 0.5],
  },
  {
    name: 'clay-post-plane',
    alt: 'A paper plane climbing past a clay cloud, leaving a trail of dots.',
    focus: [0.55, 0.45],
  },
  {
    name: 'clay-post-key',
    alt: 'A coral clay padlock with a yellow key lying in front of it.',
    focus: [0.5, 0.5],
  },
  {
    name: 'clay-post-telephone',
    alt: 'Two clay cups joined by a slack string: a toy telephone.',
    focus: [0.5, 0.5],
  },
  {
    name: 'clay-post-puzzle',
    alt: 'Three clay puzzle pieces lying together and a fourth held above its place.',
    focus: [0.5, 0.5],
  },
  {
    name: 'clay-post-lighthouse',
    alt: 'A striped clay lighthouse on a rock, its lamp lit.',
    focus: [0.5, 0.45],
  },
]);

/** Larkfield's own world, and the startup's clay. */
const drawer = of('drawer', [
  {
    name: 'drawer-clock',
    alt: 'An oak drawer with six compartments: five old phones, the third cracked, the fifth with one bar; in the last a cable and a tag “6”.',
    focus: [0.5, 0.45],
    alpha: true,
    firstScreen: true,
    narrow: 'drawer-clock-tall',
  },
  {
    name: 'drawer-sixth',
    alt: 'The end of the drawer: a yellow phone, and in the compartment beside it a coiled cable with a paper tag that says 6.',
    focus: [0.5, 0.5],
    narrow: 'drawer-sixth-tall',
  },
  {
    name: 'drawer-sixth-tall',
    alt: 'A corner of the drawer: a yellow phone on green felt, its cable coiled beside it, and in the coil a paper tag with a 6.',
    focus: [0.55, 0.5],
  },
  {
    name: 'drawer-clock-tall',
    alt: 'An oak drawer lined with green felt: four old phones side by side, a fifth lying below them beside its cable and a tag “6”.',
    focus: [0.5, 0.4],
    alpha: true,
    firstScreen: true,
  },
]);

export const larkfield: readonly PictureSource[] = [
  ...workshop,
  ...field,
  ...ferry,
  ...indoors,
  ...asked,
  ...services,
  ...clay,
  ...drawer,
];
