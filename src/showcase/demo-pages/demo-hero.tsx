import type { SizedPicture } from '../../media/sized-picture.ts';
import { HeroBeside } from './hero-beside.tsx';
import { HeroCover } from './hero-cover.tsx';
import { HeroTiles, tileSizes } from './hero-tiles.tsx';
import { HeroWords } from './hero-words.tsx';

type HeroProps<View extends (props: never) => unknown> = Omit<
  Parameters<View>[0],
  'heading' | 'lead'
>;

/** Hero of a demo page: one of four views, with its props. */
export type Hero =
  | ({ view: 'words' } & HeroProps<typeof HeroWords>)
  | ({ view: 'beside' } & HeroProps<typeof HeroBeside>)
  | ({ view: 'cover' } & HeroProps<typeof HeroCover>)
  | ({ view: 'tiles' } & HeroProps<typeof HeroTiles>);

/** Returns the picture that the page of a hero preloads; none where it begins with text. */
export function heroPicture(hero: Hero): SizedPicture | undefined {
  if (hero.view === 'words') return undefined;
  return hero.view === 'tiles' ? { name: hero.pictures[0], sizes: tileSizes } : hero.media;
}

interface DemoHeroProps {
  heading: string;
  lead: string;
  hero: Hero;
}

/** Hero of a demo page. */
export function DemoHero({ heading, lead, hero }: DemoHeroProps) {
  const copy = { heading, lead };
  switch (hero.view) {
    case 'words':
      return <HeroWords {...copy} {...hero} />;
    case 'beside':
      return <HeroBeside {...copy} {...hero} />;
    case 'cover':
      return <HeroCover {...copy} {...hero} />;
    case 'tiles':
      return <HeroTiles {...copy} {...hero} />;
  }
}
