/** The firm's latest Instagram posts, newest first; `img` is the path of an encoded picture. */
export const instagramPosts = [
  {
    link: 'https://www.instagram.com/workshop.example',
    img: '/media/ferry-landing-768.avif',
    alt: 'A small green ferry at its wooden landing, mist on the water',
    text: 'Six in the morning. The landing is ours alone for twenty minutes.',
    likes: 214,
  },
  {
    link: 'https://www.instagram.com/workshop.example',
    img: '/media/workshop-bench-768.avif',
    alt: 'A browser window being put together on a workbench',
    text: 'The bench after a week of estimates. It will be tidied on Friday.',
    likes: 168,
  },
  {
    link: 'https://www.instagram.com/workshop.example',
    img: '/media/cafe-cup-768.avif',
    alt: 'A cup of coffee on a wooden counter, lamps out of focus behind it',
    text: 'Downstairs they have a new cup. We tested it at length.',
    likes: 301,
  },
  {
    link: 'https://www.instagram.com/workshop.example',
    img: '/media/letters-desk-768.avif',
    alt: 'Envelopes and a letter with a fountain pen on a desk',
    text: 'Some answers still go out by hand.',
    likes: 142,
  },
  {
    link: 'https://www.instagram.com/workshop.example',
    img: '/media/workshop-evening-768.avif',
    alt: 'The workshop at dusk with its lamps lit',
    text: 'The last one out turns off the lamp. Usually.',
    likes: 197,
  },
  {
    link: 'https://www.instagram.com/workshop.example',
    img: '/media/living-niche-768.avif',
    alt: 'Vases on the shelves of an arched niche',
    text: 'Found for a client who sells vases. Nobody wants to give it back.',
    likes: 256,
  },
  {
    link: 'https://www.instagram.com/workshop.example',
    img: '/media/workshop-machine-768.avif',
    alt: 'A machine built of a browser window, buttons and cogs in the grass',
    text: 'It counts deliveries. It also jams.',
    likes: 118,
  },
];
