import type { PostPicture } from '../../content/schema/post.ts';

/** Sets of six pictures with captions, for posts that have no pictures of their own. */
export const samplePictures: readonly (readonly PostPicture[])[] = [
  [
    { img: 'photo-main-street', caption: 'One umbrella, and every lamp twice.' },
    { img: 'photo-kerb', caption: 'Seen from the height of a shoe.' },
    { img: 'photo-alley', caption: 'One lamp is enough when everything under it is wet.' },
    { img: 'photo-pier', caption: 'The gull is the last thing before there is nothing.' },
    {
      img: 'photo-wires',
      caption: 'The minute in which wires are darker than the sky and no lamp is lit.',
    },
    { img: 'photo-road', caption: 'Fog does the cropping.' },
  ],
  [
    { img: 'workshop-bench', caption: 'A window before its picture is hung.' },
    { img: 'letterbox', caption: 'The flag is up: somebody has written.' },
    { img: 'workshop-machine', caption: 'From the height of a field mouse.' },
    { img: 'gate-lost', caption: 'What a redirect without a target feels like.' },
    { img: 'workshop-door', caption: 'The largest screen of the workshop faces the field.' },
    { img: 'workshop-evening', caption: 'The same machine when everybody has gone home.' },
  ],
  [
    {
      img: 'food-market',
      caption: 'The carrots kept their leaves, which is how one knows the day.',
    },
    { img: 'food-bread', caption: 'Everything that is in it stands around it.' },
    { img: 'food-pears', caption: 'Three, because two would look like a couple.' },
    { img: 'food-tea', caption: 'Count the biscuits before somebody comes.' },
    { img: 'cafe-beans', caption: 'No two beans lie the same way round.' },
    { img: 'food-salad', caption: 'The halves of the lemons look at one another.' },
  ],
  [
    {
      img: 'mountains-morning',
      caption: 'The nearest ridge is the darkest, which is the whole trick of distance.',
    },
    { img: 'mountains-valley', caption: 'One lit window, so that the eye has somewhere to go.' },
    { img: 'mountains-desert', caption: 'No two layers share a red.' },
    { img: 'mountains-cabin', caption: 'Two lit windows; smoke would have been too much.' },
    { img: 'mountains-dusk', caption: 'The sun is paler than the sky beside it.' },
    { img: 'mountains-night', caption: 'The moon does the work of a lamp.' },
  ],
];
