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

/** Three by two, with what was written under each when it is pointed at. */
export function InstagramTiles() {
  return (
    <div className="grid gap-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="text-h3 font-bold">@larkfield</h3>
        <p className="mt-2 text-muted">
          Benches, boats, and the bakery downstairs. No screenshots.
        </p>
      </div>
      <div className="lg:col-span-8">
        <SocialPosts
          look="tiles"
          label="Latest pictures, as tiles"
          posts={posts}
          likesLabel="likes"
        />
      </div>
    </div>
  );
}
