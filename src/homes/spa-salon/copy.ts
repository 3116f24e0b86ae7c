import { firm } from './firm.ts';
import { staff } from './staff.ts';

/** Residue of a tub of 80 gallons, in grams; it is 2.3 grams a liter. */
const layers = [
  { title: 'Bicarbonate', text: 'makes it feel soft, and scales the kettle', grams: 202 },
  { title: 'Sulfate', text: 'a long way from the smell it is blamed for', grams: 197 },
  { title: 'Calcium', text: 'this is what the hill is made of', grams: 100 },
  { title: 'Chloride', text: 'table salt’s better half', grams: 86 },
  { title: 'Sodium', text: 'the other half', grams: 69 },
  { title: 'Silica', text: 'why your hair is odd tonight', grams: 23 },
  { title: 'Magnesium', text: 'what everybody asks about', grams: 20 },
] as const;
const grams = layers.reduce((sum, layer) => sum + layer.grams, 0);

/** Copy of `/home-spa-salon`; those of the afternoon and of the request are in files of their own. */
export const copy = {
  hero: {
    degrees: '128°',
    heading: 'is too hot. We wait.',
    text: 'The well at Elbow comes up hotter than anyone can bear. No machine cools it. It runs down seven basins, and we put people in where it is right.',
    address: 'Bend Road, Thermopolis, Wyoming',
    action: { title: 'Add up an afternoon', link: '#afternoon' },
    secondaryAction: { title: 'Follow the water', link: '#water' },
  },
  aboutCoolingWater: {
    id: 'water',
    degrees: '128° to 61°',
    heading: 'Downhill is the only thermostat.',
    text: [
      'A driller looking for oil hit the water in 1912 and swore. It has not stopped since. From the bent pipe at the top to the river it takes two hours and forty minutes and loses sixty-seven degrees.',
      'Its crust keeps the record. What is too hot for anything to live in stays bone; amber grows in hot, olive in lukewarm. You can read the temperature from the door.',
    ],
    pictures: { wide: 'elbow-row', narrow: 'elbow-row-narrow' },
    basins: [
      {
        degrees: '128°',
        title: 'Eggs.',
        text: 'Too hot for you, too cold for them.',
        position: { x: 10.6, y: 12.6 },
      },
      {
        degrees: '121°',
        title: 'Stones.',
        text: 'They lie here overnight.',
        position: { x: 22.4, y: 22.4 },
      },
      {
        degrees: '113°',
        title: 'Mud,',
        text: 'hung in a pail until it is as hot.',
        position: { x: 33.8, y: 31 },
      },
      {
        degrees: '108°',
        title: 'Feet.',
        text: 'The rest of you waits.',
        position: { x: 45.2, y: 38.6 },
      },
      {
        degrees: '104°',
        title: 'The long basin.',
        text: 'Twenty minutes, then out. We count.',
        position: { x: 55.4, y: 41.5 },
      },
      {
        degrees: '98°',
        title: 'The still one.',
        text: 'You cannot tell where you end.',
        position: { x: 73.4, y: 52 },
      },
      {
        degrees: '88°',
        title: 'Pails,',
        text: 'for the salt, and for dogs that ask.',
        position: { x: 84.2, y: 56.6 },
      },
    ],
  },
  process: {
    id: 'room',
    degrees: '79° in the room',
    heading: 'Three rooms, all the same',
    img: 'elbow-room',
    minutes: [
      { time: 'Before', text: 'Three hooks. Take off what you like, under the wool nobody knows.' },
      {
        time: 'Minute 1',
        text: 'A hand lies between your shoulder blades and does nothing at all.',
      },
      { time: 'Minute 2', text: 'One question: where not?' },
      { time: 'After that', text: 'No pan pipes. You will hear the pail.' },
      {
        time: 'The last five',
        text: 'You are left alone. The door is not locked, and it does not creak.',
      },
    ],
  },
  aboutMinerals: {
    degrees: '2.3 grams a liter',
    heading: 'Boil one tub dry.',
    text: 'It takes a day, and we did it once, for the county fair. This is what was left on the bottom, each layer as thick as it weighs. What it does for you we cannot prove. It is hot, you lie down, and the telephone is in a locker.',
    img: 'elbow-core',
    caption:
      'Out of the lip of basin four, drilled in 1998 for the drain. An inch of it is nine years.',
    layers,
    unit: 'g',
    total: {
      figure: `${grams} grams,`,
      text: 'or a pound and a half of hill for every eighty gallons.',
    },
  },
  team: {
    id: 'hands',
    degrees: '92° at the fingertips',
    heading: 'Choose hands by weight.',
    text: 'Light, medium and deep mean nothing until it is too late. So each of us leaned a thumb on the kitchen scale, the way we lean on a back. A ring is a pound.',
    unit: 'lb',
    people: staff,
    action: { title: 'Ask for one of them by name', link: '#come' },
  },
  aboutFreeBath: {
    degrees: '$0',
    heading: 'Across the river it is free.',
    text: [
      'When the Shoshone and the Arapaho gave up the big spring in 1896, it was agreed that part of its water would stay free for whoever came. It still is: the State Bath House, twenty minutes, bring a towel.',
      'Go there first. If you want quiet after that, or somebody’s thumbs, come over the bridge.',
    ],
  },
  booking: {
    id: 'come',
    degrees: 'By candle after five',
    heading: 'Come as you are. Leave slower.',
    text: 'Ione answers between the mud and the mail, on the same day when we are open. On Mondays and Tuesdays we scrub, and the telephone hears us do it.',
    pictures: { background: 'spa-candles', portrait: 'elbow-towel' },
    phone: firm.contacts.phone,
    rules: [
      {
        title: 'A soak by itself',
        text: '$18, any hour, towel and wool robe with it. You need not ask.',
      },
      { title: 'If you cannot come', text: 'Say so by nine that morning. After that it is half.' },
      {
        title: 'Not the hot ones',
        text: 'With a heart that a doctor watches, or pregnant: basins six and seven alone, and ask the doctor about those.',
      },
    ],
  },
} as const;
