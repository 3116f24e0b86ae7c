import type { Shot } from './shot.ts';
import { benchShots, kitchenShots } from './shots-inside.ts';

const rangefinder = '35 mm rangefinder';
const six = '6×7 on a tripod';

const rainShots: readonly Shot[] = [
  {
    id: '412-17',
    picture: 'photo-main-street',
    essay: 'rain',
    title: 'Headlights, Western Avenue',
    place: 'Muskegon, at Third Street',
    hour: 'Tuesday, 9:52 pm',
    camera: rangefinder,
    lens: '60 mm',
    exposure: '1/30 at f/2, film pushed two stops',
    story:
      'I had been waiting for the traffic light to change. It did not matter in the end: a car came out of the parking lot behind him, and for about a second he was the darkest thing on the street.',
  },
  {
    id: '412-8',
    picture: 'photo-laundry',
    essay: 'rain',
    title: 'Open twenty-four hours',
    place: 'Coin laundry, Muskegon',
    hour: 'Tuesday, 9:20 pm',
    camera: rangefinder,
    lens: '35 mm',
    exposure: '1/15 at f/2.8, leaning on a meter',
    story:
      'Somebody had left half a load on the table and gone for change. She came back, saw me across the street, and waved me in out of the rain. I took the picture first.',
  },
  {
    id: '412-22',
    picture: 'photo-alley',
    essay: 'rain',
    title: 'Behind the theater',
    place: 'Alley off Jefferson Street',
    hour: 'Tuesday, 10:15 pm',
    camera: rangefinder,
    lens: '35 mm',
    exposure: '1/8 at f/2, breath held',
    story:
      'The lamp is over the stage door. The same man with the same umbrella walked through; I think he had begun to wonder about me.',
  },
  {
    id: '412-3',
    picture: 'photo-wires',
    essay: 'rain',
    title: 'Four lines and a drum',
    place: 'Third Street',
    hour: 'Tuesday, 8:04 pm',
    camera: rangefinder,
    lens: '50 mm',
    exposure: '1/125 at f/5.6',
    story: 'Before the rain, and before the lamps. One person is already home.',
  },
  {
    id: '412-12',
    picture: 'photo-shelter',
    essay: 'rain',
    title: 'The 14 had gone',
    place: 'Bus stop, Third Street',
    hour: 'Tuesday, 9:38 pm',
    camera: rangefinder,
    lens: '50 mm',
    exposure: '1/15 at f/2',
    story:
      'I had heard the bus leave. The next one was at eleven, so nobody came, and I stayed for twenty minutes to be sure of it.',
  },
  {
    id: '412-24',
    picture: 'photo-kerb',
    essay: 'rain',
    title: 'Upside down',
    place: 'Western Avenue, from the gutter',
    hour: 'Tuesday, 10:31 pm',
    camera: rangefinder,
    lens: '28 mm',
    exposure: '1/8 at f/2, camera on the ground',
    story: 'Last frame. My knees were wet by then, so there was no reason not to lie down.',
  },
];

const fogShots: readonly Shot[] = [
  {
    id: '388-5',
    picture: 'photo-pier',
    essay: 'fog',
    title: 'As far as it goes',
    place: 'Fishing pier, Muskegon Lake',
    hour: 'November 9, 7:25 am',
    camera: six,
    lens: '80 mm',
    exposure: '2 seconds at f/16',
    story:
      'Two seconds, and the gull sat for all of it. There is somebody on the bench at the end, I was told later. I did not see him then and I do not see him now.',
  },
  {
    id: '388-2',
    picture: 'photo-farm',
    essay: 'fog',
    title: 'One window',
    place: 'Farm on Maple Island Road',
    hour: 'November 9, 6:50 am',
    camera: '6×17 panoramic',
    lens: '105 mm',
    exposure: '1 second at f/11',
    story:
      'I knocked afterwards with a print, in March. It was her sewing room; she had been up since four with a wedding dress that was not going well.',
  },
  {
    id: '389-1',
    picture: 'photo-road',
    essay: 'fog',
    title: 'Somebody with time',
    place: 'Holton Road, mile nine',
    hour: 'November 9, 8:10 am',
    camera: six,
    lens: '180 mm',
    exposure: '1/30 at f/8',
    story:
      'He slowed down, asked if I had broken down, and drove on. In the frame he is still a quarter of a mile away and has not decided yet.',
  },
  {
    id: '388-9',
    picture: 'photo-boat',
    essay: 'fog',
    title: 'Tied to nothing much',
    place: 'Snug Harbor',
    hour: 'November 10, 8:40 am',
    camera: '6×6 reflex',
    lens: '80 mm',
    exposure: '1/60 at f/8, from a ladder',
    story:
      'The ladder belongs to the harbor. The boat belongs to a man who has not rowed since 2016 and bails it every Sunday.',
  },
  {
    id: '388-7',
    picture: 'photo-piles',
    essay: 'fog',
    title: 'What the ice left',
    place: 'Old car ferry dock',
    hour: 'November 10, 7:55 am',
    camera: six,
    lens: '110 mm',
    exposure: '4 seconds at f/22',
    story:
      'A ferry to Milwaukee left from here until 1970. I counted the piles again this spring and there are two fewer.',
  },
];

/** All frames, in the order of the page. */
export const shots: readonly Shot[] = [...rainShots, ...fogShots, ...benchShots, ...kitchenShots];
