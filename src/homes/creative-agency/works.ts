import type { PictureName } from '../../media/pictures.ts';

/** One film on the wheel. */
export interface Work {
  id: string;
  title: string;
  year: number;
  /** Opening titles of a film, or a film in a shop window. */
  kind: 'Titles' | 'Window';
  client: string;
  /** Minutes and seconds: `1:30`. */
  length: string;
  img: PictureName;
  text: string;
  /** Effect of the film, in numbers. */
  figure: string;
}

export const works = [
  {
    id: 'thaw',
    title: 'Thaw',
    year: 2025,
    kind: 'Window',
    client: 'Aune Hardware, Grand Forks',
    length: '1:30',
    img: 'hush-frost',
    text: 'Frost lets go of the glass from the middle, until one sees the snow shovels. It begins again when the heater comes on.',
    figure: '31 of 100 stopped. Shovels were gone by the twentieth of January.',
  },
  {
    id: 'roe',
    title: 'What the River Kept',
    year: 2024,
    kind: 'Titles',
    client: 'Red River Public Television, Fargo',
    length: '1:12',
    img: 'hush-roe',
    text: 'Sturgeon came back to the Red after a hundred years. The eggs turn round, one after the other, and look.',
    figure: 'Quiet after 11 seconds; one child asked, loudly, if they could see us.',
  },
  {
    id: 'lane',
    title: 'Lane Four',
    year: 2024,
    kind: 'Window',
    client: 'Hatlestad Pools, Minot',
    length: '1:30',
    img: 'hush-pool',
    text: 'June on the floor of a pool, shown on Main Street from December to March, when the sun sets before five.',
    figure: '44 of 100 stopped. It is still our best, and it sold two pools.',
  },
  {
    id: 'wire',
    title: 'The Year of the Wire',
    year: 2023,
    kind: 'Titles',
    client: 'Nodak Farm Power Cooperative',
    length: '0:48',
    img: 'hush-wire',
    text: 'A lamp is lit so slowly that one sees it think. The first word is on the screen when it is as bright as it was in 1937.',
    figure: 'Quiet after 9 seconds. Somebody’s grandmother said “there.”',
  },
  {
    id: 'better',
    title: 'Better One or Two',
    year: 2023,
    kind: 'Window',
    client: 'Lakeside Eye, Bemidji',
    length: '1:30',
    img: 'hush-rings',
    text: 'Two sets of rings that cannot agree. They hold still; it is the eye that moves.',
    figure: '52 of 100 stopped. Two sat down on the curb, so we made it slower.',
  },
  {
    id: 'bubble',
    title: 'Held Breath',
    year: 2022,
    kind: 'Titles',
    client: 'Forks Chamber Ballet',
    length: '1:50',
    img: 'hush-soap',
    text: 'A skin of soap as large as the house curtain. It thins, goes black and is gone; that second the curtain rises.',
    figure: 'Quiet after 16 seconds. On the third night nobody clapped, which was right.',
  },
  {
    id: 'signed',
    title: 'The Notary',
    year: 2022,
    kind: 'Titles',
    client: 'Tamarack Features, Duluth',
    length: '1:54',
    img: 'hush-ink',
    text: 'One signature, from the inside of the pen. The names of the cast are in the ink before it lands.',
    figure: 'Quiet after 23 seconds. We had put the joke too early.',
  },
  {
    id: 'friday',
    title: 'Wet Friday',
    year: 2021,
    kind: 'Window',
    client: 'Bison Cab, Moorhead',
    length: '1:30',
    img: 'hush-traffic',
    text: 'It rains in the window of the dispatch office only when it is dry outside. A gauge on the roof decides.',
    figure: '17 of 100 stopped, and 9 of them took a cab.',
  },
  {
    id: 'totality',
    title: 'Two Minutes Four',
    year: 2021,
    kind: 'Titles',
    client: 'Great Plains Star House',
    length: '2:04',
    img: 'hush-eclipse',
    text: 'The eclipse of 2017 as it was over Nebraska, second for second, on a dome. It opens every show there.',
    figure: 'Quiet after 6 seconds. We cannot take credit; it was the moon.',
  },
] as const satisfies readonly Work[];
