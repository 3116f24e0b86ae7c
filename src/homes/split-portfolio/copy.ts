import { formatDollars } from '../../content/format-dollars.ts';
import { prices } from './find-cues.ts';
import type { Pair } from './pair.ts';
import { pairs } from './pairs.ts';
import type { FloorName } from './step-sounds.ts';

const stopLabel = 'Stop';
const [snow, horse, heart, castle, rain] = pairs;

/** Returns a sound with the text of its button. */
const soundProps = ({ sound, playLabel }: Pick<Pair, 'sound' | 'playLabel'>) => ({
  sound,
  playLabel,
  stopLabel,
});

const floors: Readonly<Record<FloorName, { title: string; stepLabel: string }>> = {
  gravel: { title: 'Gravel', stepLabel: 'Step on gravel' },
  oak: { title: 'Oak', stepLabel: 'Step on oak' },
  concrete: { title: 'Concrete', stepLabel: 'Step on concrete' },
  leaves: { title: 'Leaves', stepLabel: 'Step on leaves' },
  sand: { title: 'Sand', stepLabel: 'Step on sand' },
  steel: { title: 'Tread plate', stepLabel: 'Step on tread plate' },
  marble: { title: 'Marble', stepLabel: 'Step on marble' },
  salt: { title: 'Rock salt', stepLabel: 'Step on rock salt' },
};

export const copy = {
  hero: { pair: snow, action: { title: 'Have a scene spotted', link: '#scene' } },
  snow: soundProps(snow),
  gallerySeam: { id: 'pairs', heading: 'What one saw, and what it was' },
  horse: { pair: horse },
  hooves: soundProps(horse),
  heart: { pair: heart },
  beat: soundProps(heart),
  castle: { pair: castle },
  door: soundProps(castle),
  rain: { pair: rain },
  drops: soundProps(rain),
  galleryFloors: {
    id: 'floors',
    firstHalf: 'You saw somebody walk.',
    secondHalf: 'It was me, in eight pits.',
    img: 'foley-floors',
    leftText:
      'Nobody in an audience has ever looked at feet. They know who is coming all the same, how heavy, and whether there is a lie in it.',
    rightText:
      'I walk every part myself: forty pairs of shoes, eight floors, no running start. Heel and toe are two sounds, and between them lies the weight. Press a floor, or go over them with the arrow keys.',
  },
  galleryFloorsPads: { label: 'Eight floors to step on', names: floors, stopLabel },
  about: {
    id: 'gloves',
    firstHalf: 'You saw pigeons.',
    secondHalf: 'It was my old trade.',
    img: 'bench-gloves',
    text: [
      'I cut kid gloves in this room for eleven years, from 1986 until the work went abroad. Then a man who mixed films rented the floor, because it was quiet, and asked me what was rustling. It was me, folding.',
      'A glove-cutter’s ear is in her thumbs: good skin says nothing when you pull it. Tie two such gloves at the wrist, beat them on each other, and a pigeon goes up. Every bird in a hundred and forty-one pictures has been this pair.',
      'Desmond Achterberg records. He sits behind the old inspection window with his back to the picture, so that he believes only what he hears.',
    ],
  },
  bird: soundProps({ sound: 'bird', playLabel: 'Hear a pigeon' }),
  process: {
    id: 'script',
    firstHalf: 'The page says',
    secondHalf: 'the pencil says',
    slug: 'Scene 41. Ext. Farmyard. Night.',
    passes: [
      ['The reel, silent.', 'I keep my hands in my lap.'],
      [
        'The reel, with its sound.',
        'I take a pencil. What was recorded well on the day is left alone.',
      ],
      [
        'The reel, on my feet.',
        'I do it badly, from end to end. What I forget there nobody needs.',
      ],
    ],
    lines: [
      {
        line: 'She comes through the gate with a lantern',
        soundWords: 'gate',
        seconds: 4.5,
        initial: 'P',
        note: 'File drawer, short pull. Lunch pail for the lantern.',
      },
      {
        line: 'and crosses the yard, in snow to her ankles,',
        soundWords: 'snow to her ankles',
        seconds: 9.25,
        initial: 'F',
        note: 'Starch, nine squeezes. She is small: fill the pouch by half.',
      },
      {
        line: 'and stops.',
        soundWords: 'stops',
        seconds: 15,
        initial: 'F',
        note: 'One squeeze, held. Stopping has a sound.',
      },
      {
        line: 'The horse shifts its weight.',
        soundWords: 'shifts',
        seconds: 17.5,
        initial: 'P',
        note: 'One plunger, rolled over its rim.',
      },
      {
        line: 'She pulls off a mitten with her teeth',
        soundWords: 'mitten',
        seconds: 21,
        initial: 'M',
        note: 'Wool on kid, cuff wetted. The teeth are mine.',
      },
      {
        line: 'and lays her hand on its neck.',
        soundWords: 'hand',
        seconds: 25.75,
        initial: 'M',
        note: 'My palm along a bridle, with the nap.',
      },
      {
        line: 'They stand there.',
        seconds: 29,
        initial: '–',
        note: 'Nothing. I write that down, or somebody fills it.',
      },
    ],
    legend: [
      ['F', 'feet'],
      ['M', 'moves: cloth and skin'],
      ['P', 'props'],
      ['0+00', 'feet and frames'],
    ],
  },
  contact: { id: 'scene', firstHalf: 'Write what one sees.', secondHalf: 'Read what it will be.' },
  form: {
    submitLabel: 'Send the scene',
    commentLabel: 'The scene, as it stands in the script',
    details: [
      {
        kind: 'date',
        name: 'Picture lock',
        label: 'When the picture is locked',
        timeZone: 'America/New_York',
        minDaysAhead: 0,
        maxDaysAhead: 400,
      },
      {
        kind: 'choice',
        name: 'Length of the film',
        label: 'How long it is',
        options: ['A spot or a trailer', 'Up to 12 minutes', 'One reel', 'A feature', 'A game'],
      },
      {
        kind: 'choice',
        name: 'Sound from the day',
        label: 'What was recorded on the day',
        options: ['Nothing', 'Voices only', 'Everything, badly', 'Everything, well'],
      },
    ],
  },
  cueSheet: {
    title: 'Cue sheet',
    columns: ['Ft + fr', 'Seen', 'Made with'],
    sampleScene:
      'Dawn. She climbs through snow to the castle and lets her coat fall. A horse waits on the bridge. Pigeons go up; the letter is still in her glove.',
    sampleNotice: 'An example, until you write.',
    noCueText:
      'Nothing here that I have made before. Send it all the same; those are the good days.',
    oneCueText: 'One cue: {price}.',
    severalCuesText: '{count} cues: {price}. A page of script is reckoned as a minute.',
    printLabel: 'Print the sheet',
  },
  prices: {
    id: 'rates',
    firstHalf: 'You order',
    secondHalf: 'you pay',
    columns: ['What', 'Price'],
    rows: [
      {
        what: 'One cue of cloth or skin',
        note: 'a coat, a hand, a bed',
        price: formatDollars(prices.moves),
      },
      { what: 'One walk', note: 'from door to cut, any shoes', price: formatDollars(prices.feet) },
      {
        what: 'One prop',
        note: 'with a second to choose from',
        price: formatDollars(prices.props),
      },
      {
        what: 'A day on the floor',
        note: 'Desmond and me, about forty cues',
        price: formatDollars(prices.day),
      },
      {
        what: 'A reel, complete',
        note: 'twenty minutes, two days and the spotting',
        price: '$3,150',
      },
      {
        what: 'A feature of five reels',
        note: 'eleven days, and one for what you changed',
        price: '$15,400',
      },
    ],
    text: [
      'You get each cue as a file of its own, named by scene and shoe, at 48 kHz, dry, with a minute of the room.',
      'Half when the reel is spotted, half when it plays. One round of changes is in it; a second is $390 for the half day. Students of the region pay in groceries, of which I keep what squeaks.',
    ],
  },
  closing: {
    firstHalf: 'Nobody moves.',
    secondHalf: 'I record that, too.',
    text: 'At the end of each day we stand still for a minute. The editor lays it under everything, so that the quiet between two steps is the same quiet. This is the cutting room on a Thursday.',
  },
  room: soundProps({ sound: 'room', playLabel: 'Hear the room' }),
} as const;
