import type { Tone } from '../../themes/tone.ts';
import type { Hero } from './demo-hero.tsx';
import { heroBesidePicture } from './hero-beside.tsx';
import { heroCoverPicture } from './hero-cover.tsx';

/** Page of a footer: its hero, and the tone of the section to try. */
interface FooterPage {
  hero: Hero;
  tone: Tone;
}

/** Pages of the footer collection, by the name of the footer. */
export const footerPages: Readonly<Record<string, FooterPage>> = {
  'one-line': { hero: { view: 'words', tone: 'paper', align: 'center' }, tone: 'highlight' },
  'address-book': {
    hero: { view: 'beside', tone: 'highlight', media: heroBesidePicture('letters-desk', 'circle') },
    tone: 'surface',
  },
  newsletter: {
    hero: {
      view: 'beside',
      tone: 'accent-tint',
      side: 'left',
      media: heroBesidePicture('clay-post-envelope', 'arch'),
    },
    tone: 'paper',
  },
  map: { hero: { view: 'words', tone: 'tint' }, tone: 'paper' },
  'latest-posts': {
    hero: {
      view: 'tiles',
      tone: 'paper',
      layout: 'wall',
      pictures: ['clay-post-hourglass', 'clay-post-steps', 'clay-post-key', 'clay-post-puzzle'],
    },
    tone: 'surface',
  },
  'office-hours': {
    hero: { view: 'cover', media: heroCoverPicture('workshop-evening', 'below') },
    tone: 'paper',
  },
  pictures: {
    hero: { view: 'words', tone: 'surface', pictures: ['workshop-machine'] },
    tone: 'deep-tint',
  },
  'big-type': { hero: { view: 'words', tone: 'paper' }, tone: 'ink' },
  people: {
    hero: { view: 'beside', tone: 'deep-tint', media: heroBesidePicture('workshop-door', 'bleed') },
    tone: 'paper',
  },
  directory: { hero: { view: 'words', tone: 'deep' }, tone: 'paper' },
  letter: { hero: { view: 'cover', media: heroCoverPicture('letterbox', 'above') }, tone: 'paper' },
  'closing-statement': {
    hero: { view: 'words', tone: 'accent', align: 'center' },
    tone: 'paper',
  },
};
