import { SocialPosts } from '../../elements/social-posts/social-posts.tsx';

const posts = [
  {
    link: 'https://www.instagram.com/larkfield.example',
    img: '/media/ferry-landing-480.avif',
    alt: 'The landing at Harrow Point',
    text: 'Six in the morning. The landing is ours alone for twenty minutes.',
    likes: 214,
  },
  {
    link: 'https://www.instagram.com/larkfield.example',
    img: '/media/workshop-bench-480.avif',
    alt: 'A bench with tools',
    text: 'The bench after a week of estimates. It will be tidied on Friday.',
    likes: 168,
  },
  {
    link: 'https://www.instagram.com/larkfield.example',
    img: '/media/cafe-cup-480.avif',
    alt: 'A cup of coffee from the front',
    text: 'Downstairs they have a new cup. We tested it at length.',
    likes: 301,
  },
  {
    link: 'https://www.instagram.com/larkfield.example',
    img: '/media/letters-desk-480.avif',
    alt: 'Wooden letters on a desk',
    text: 'Choosing a typeface the slow way.',
    likes: 142,
  },
  {
    link: 'https://www.instagram.com/larkfield.example',
    img: '/media/workshop-evening-480.avif',
    alt: 'The workshop in the evening',
    text: 'The last one out turns off the lamp. Usually.',
    likes: 197,
  },
  {
    link: 'https://www.instagram.com/larkfield.example',
    img: '/media/living-niche-480.avif',
    alt: 'A vase in a niche',
    text: 'Found for a client who sells vases. Nobody wants to give it back.',
    likes: 256,
  },
  {
    link: 'https://www.instagram.com/larkfield.example',
    img: '/media/workshop-machine-480.avif',
    alt: 'A half-built machine',
    text: 'It counts deliveries. It also jams.',
    likes: 118,
  },
];

/** Pinned like photographs, in the startup look; three are enough. */
export function InstagramPrints() {
  return (
    <SocialPosts
      look="prints"
      label="Latest pictures, as prints"
      posts={posts}
      likesLabel="likes"
      most={3}
    />
  );
}
