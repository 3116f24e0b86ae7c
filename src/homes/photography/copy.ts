import { addressLines } from '../../content/address-lines.ts';
import { details } from './contact-details.ts';
import { essays } from './essays.ts';
import { firm } from './firm.ts';
import { roll } from './roll.ts';
import { shots } from './shots.ts';

export const copy = {
  hero: {
    frames: roll,
    heading: 'We show you the whole roll.',
    lead: 'Ines Hoekstra and Theo Brandt, photographers in Muskegon, Michigan. With every job you get every frame: the six that are good, the eighteen that are not, and a grease pencil.',
    hint: 'This is roll 412, one rainy Tuesday. Red is our pencil. Press a frame: white is yours.',
    stripLabel: 'Roll 412, frames {from} to {to}',
    markLabel: 'Mark frame {number}',
    keptLabel: 'Printed by us.',
    edge: 'WHOLE ROLL 400',
    links: [
      { title: 'What we kept', link: '#work' },
      { title: 'What a day costs', link: '#fees' },
    ],
  },
  heroTally: {
    none: 'You have not marked anything yet.',
    one: 'One frame is marked.',
    several: '{count} frames are marked.',
    link: { title: 'Send us your marks', link: '#ask' },
  },
  work: {
    id: 'work',
    heading: 'Twenty frames out of some six hundred',
    text: 'Four essays. Two were commissioned, one was a wet evening, one is breakfast. Open a frame for what happened, and go as near as you like: the grain is real, and so is the rain.',
  },
  workWall: {
    essays: essays.map(({ name, title }) => ({
      name,
      title,
      count: shots.filter(({ essay }) => essay === name).length,
    })),
    copy: {
      label: 'Twenty frames',
      legend: 'Which essay',
      all: 'All of it',
      shown: '{count} of {all} frames on the wall.',
      markLabel: 'Mark {title}',
      openLabel: 'Enlarge:',
      notes: {
        place: '{number} of {count}',
        roll: 'Roll',
        camera: 'Camera',
        exposure: 'Exposure',
        taken: 'Taken',
        mark: 'Mark this frame',
        unmark: 'Take the mark off',
        keys: 'Arrows turn, Home and End jump, + and - enlarge, 0 is whole again, Esc closes.',
      },
    },
  },
  team: {
    id: 'two',
    heading: 'Neither of us likes being photographed',
    people: [
      {
        name: 'Ines Hoekstra',
        role: 'Towns, weather, night',
        text: 'Eleven years at the Chronicle’s photo desk, until there was no desk. She works alone, on foot, mostly after supper, and owns four pairs of rubber boots. Editors send her where nothing is going to happen.',
        media: 'photo-coat',
        caption: 'Theo’s portrait of Ines: where she sat a minute ago.',
      },
      {
        name: 'Theo Brandt',
        role: 'Trades, tools, rooms where work is done',
        text: 'A pattern maker’s son, and for six years a bad pattern maker. He photographs shops, foundries, kitchens and boatyards with a camera the size of a breadbox, and asks what everything is for before he sets it up.',
        media: 'photo-apron',
        caption: 'Ines’s portrait of Theo: he is on the other side of the door.',
      },
    ],
  },
  process: {
    id: 'day',
    heading: 'What a day looks like',
    text: 'Ten hours, of which the shutter is open for about four seconds. This one was for a farm magazine, in November.',
    media: 'photo-farm',
    caption: 'One window, Maple Island Road, ten minutes to seven.',
    units: { none: 'no frames', several: 'frames' },
    hours: [
      { hour: '5:30', text: 'Drive out. Fog, which nobody ordered.', frames: 0 },
      {
        hour: '6:40',
        text: 'The house from the road, before anyone is up who would wave.',
        frames: 9,
      },
      {
        hour: '8:00',
        text: 'Coffee at the kitchen table. The camera stays in the bag; that is the rule.',
        frames: 0,
      },
      { hour: '9:15', text: 'Milking parlor, hands, buckets, one calf with opinions.', frames: 84 },
      { hour: '12:00', text: 'Lunch. We pay for ours.', frames: 0 },
      { hour: '1:00', text: 'The same things again, now that nobody notices us.', frames: 61 },
      {
        hour: '3:30',
        text: 'Last light on the machine shed. This is usually the picture.',
        frames: 38,
      },
      {
        hour: '8:00 pm',
        text: 'Negatives hung up to dry. You get the sheets on Thursday.',
        frames: 0,
      },
    ],
    sum: '192 frames, five of them yours for good. You see all 192.',
  },
  pricesPrints: {
    id: 'prints',
    media: 'photo-pier',
    heading: 'Prints, at the size they are',
    text: 'Silver gelatin from the negative, made by Ines on Thursdays, signed on the back in pencil. Any frame of the wall can be had; mark it, and say a size below. They leave in a flat box within three weeks, unframed.',
    caption: '“As far as it goes,” frame 388-5.',
    scale:
      'Everything on this wall is to scale; the switch is two and three quarters by four and a half inches.',
    columns: { size: 'Inches', edition: 'How many', price: 'Price' },
    sizes: [
      { title: '6 × 9', width: 9, height: 6, price: '$90', edition: 'as many as are wanted' },
      { title: '8 × 12', width: 12, height: 8, price: '$160', edition: 'as many as are wanted' },
      { title: '12 × 18', width: 18, height: 12, price: '$340', edition: '25, numbered' },
      { title: '20 × 30', width: 30, height: 20, price: '$780', edition: '8, numbered' },
    ],
  },
  pricesFees: {
    id: 'fees',
    heading: 'What it costs, without a call',
    days: [
      {
        title: 'A day',
        price: '$1,450',
        text: 'Ten hours with the drive, one of us, all film, all contact sheets. Five scans finished, each further one $60.',
      },
      {
        title: 'Half a day',
        price: '$850',
        text: 'Five hours and two scans. Inside of Muskegon County; beyond it the drive eats the saving.',
      },
      {
        title: 'Both of us',
        price: '$2,500',
        text: 'For foundries, harvests and anything with a whistle. We disagree in front of you, which is free.',
      },
    ],
    licenses: {
      heading: 'A license for a picture that exists',
      text: 'Per frame, not exclusive, with our names beside it. Newspapers of this county pay half; schools pay with a printed copy.',
      columns: ['Use', 'One issue', 'One year', 'For good'],
      rows: [
        { title: 'Editorial, inside', prices: ['$220', '$480', '$900'] },
        { title: 'Editorial, cover', prices: ['$650', '$1,200', 'ask'] },
        { title: 'A website', prices: ['$180', '$420', '$780'] },
        { title: 'Advertising, one state', prices: ['$900', '$2,100', 'ask'] },
        { title: 'Book, up to 5,000', prices: ['$260', '$260', '$540'] },
      ],
    },
    refusals: {
      heading: 'Not for any money',
      items: [
        'Weddings of friends',
        'Food that has been sprayed',
        'Anybody who has said no',
        'Skies from another day',
        'Drones over a funeral',
      ],
    },
  },
  contact: {
    id: 'ask',
    heading: 'Write on the back of one.',
    text: 'Say what is to be photographed, or which frame you would like to own. Theo answers before ten in the morning, Ines after ten at night. Between the two you wait half a day at most.',
    phone: firm.contacts.phone,
    address: [...addressLines(firm.address), 'Ring twice: the darkroom is slow to open.'],
  },
  contactLetter: {
    frames: [
      ...shots.map(({ id, title, picture }) => ({
        id,
        title,
        thumb: `/media/${picture}-480.avif`,
      })),
      ...roll
        .filter(({ kept }) => !kept)
        .map(({ id, number, media }) => ({
          id,
          title: `Frame ${number} of the sheet`,
          thumb: `/media/${media}-480.avif`,
        })),
    ],
    details,
    copy: {
      heading: 'On your light table',
      none: 'Nothing yet. Ring a frame on the sheet or the wall and it lies here, on this device alone.',
      remove: 'Take off:',
      line: 'Frames I marked:',
      submitLabel: 'Send it',
      commentLabel: 'Your message, with the frames that you marked',
    },
  },
} as const;
