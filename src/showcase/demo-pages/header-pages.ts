import type { ComponentProps } from 'react';
import type { Tone } from '../../themes/tone.ts';
import type { Hero } from './demo-hero.tsx';
import type { DemoNotes } from './demo-notes.tsx';
import type { DemoPicture } from './demo-picture.tsx';
import { heroBesidePicture } from './hero-beside.tsx';
import { heroCoverPicture } from './hero-cover.tsx';

type Picture = Pick<ComponentProps<typeof DemoPicture>, 'img' | 'layout' | 'tone'>;
type Notes = Pick<ComponentProps<typeof DemoNotes>, 'layout' | 'tone'>;

/** Page about a header alone: its hero, the tone of the section to try, a picture and notes. */
interface HeaderPage {
  hero: Hero;
  tone: Tone;
  picture: Picture;
  notes: Notes;
  /** The notes come before the picture. */
  notesFirst?: boolean;
}

/**
 * Pages of headers that are shown alone, by the name of the header. A header in use, over the page of
 * a trade, has a page file of its own.
 */
export const headerPages: Readonly<Record<string, HeaderPage>> = {
  'center-navigation': {
    hero: { view: 'words', tone: 'paper', align: 'center' },
    tone: 'tint',
    picture: { img: 'ui-ferry-timetable', layout: 'band', tone: 'paper' },
    notes: { layout: 'columns', tone: 'surface' },
  },
  'hamburger-menu-half': {
    hero: { view: 'cover', media: heroCoverPicture('ferry-landing', 'above') },
    tone: 'paper',
    picture: { img: 'ferry-booth', layout: 'inset', tone: 'deep-tint' },
    notes: { layout: 'steps', tone: 'paper' },
  },
  'hamburger-menu-modern': {
    hero: { view: 'words', tone: 'accent' },
    tone: 'ink',
    picture: { img: 'career-stool', layout: 'band', tone: 'paper' },
    notes: { layout: 'columns', tone: 'tint' },
  },
  'header-disable-fixed': {
    hero: { view: 'cover', media: heroCoverPicture('gate-lost', 'above') },
    tone: 'paper',
    picture: { img: 'workshop-door', layout: 'inset', tone: 'paper' },
    notes: { layout: 'steps', tone: 'deep-tint' },
    notesFirst: true,
  },
  'header-responsive-sticky': {
    hero: { view: 'beside', tone: 'deep-tint', media: heroBesidePicture('ui-app-phones', 'bleed') },
    tone: 'deep',
    picture: { img: 'ui-ferry-staff', layout: 'inset', tone: 'highlight' },
    notes: { layout: 'ledger', tone: 'paper' },
    notesFirst: true,
  },
  'header-with-push': {
    hero: {
      view: 'tiles',
      tone: 'deep-tint',
      layout: 'wall',
      pictures: ['workshop-bench', 'workshop-door', 'career-stool', 'workshop-machine'],
    },
    tone: 'paper',
    picture: { img: 'workshop-field', layout: 'inset', tone: 'tint' },
    notes: { layout: 'columns', tone: 'deep' },
  },
  'left-menu-classic': {
    hero: {
      view: 'tiles',
      tone: 'paper',
      layout: 'edges',
      pictures: ['living-sofa', 'living-niche', 'living-vases', 'living-clay'],
    },
    tone: 'accent-tint',
    picture: { img: 'living-vases', layout: 'band', tone: 'paper' },
    notes: { layout: 'steps', tone: 'surface' },
    notesFirst: true,
  },
  'left-menu-modern': {
    hero: { view: 'cover', media: heroCoverPicture('living-bottle', 'below') },
    tone: 'paper',
    picture: { img: 'living-evening', layout: 'inset', tone: 'ink' },
    notes: { layout: 'columns', tone: 'paper' },
  },
  'mobile-menu-classic': {
    hero: {
      view: 'beside',
      tone: 'accent-tint',
      side: 'left',
      media: heroBesidePicture('clay-post-telephone', 'arch'),
    },
    tone: 'paper',
    picture: { img: 'clay-post-steps', layout: 'inset', tone: 'accent-tint' },
    notes: { layout: 'columns', tone: 'tint' },
    notesFirst: true,
  },
  'mobile-menu-full-screen': {
    hero: { view: 'cover', media: heroCoverPicture('workshop-evening', 'night') },
    tone: 'ink',
    picture: { img: 'letterbox', layout: 'band', tone: 'deep' },
    notes: { layout: 'ledger', tone: 'paper' },
    notesFirst: true,
  },
  'mobile-menu-modern': {
    hero: { view: 'words', tone: 'deep' },
    tone: 'paper',
    picture: { img: 'clay-feature-build', layout: 'inset', tone: 'deep-tint' },
    notes: { layout: 'steps', tone: 'deep' },
  },
  'transparent-header': {
    hero: { view: 'cover', media: heroCoverPicture('living-evening', 'below') },
    tone: 'ink',
    picture: { img: 'living-bottle', layout: 'inset', tone: 'paper' },
    notes: { layout: 'ledger', tone: 'surface' },
  },
  'white-header': {
    hero: { view: 'beside', tone: 'tint', media: heroBesidePicture('service-shop', 'cutout') },
    tone: 'surface',
    picture: { img: 'ferry-booth', layout: 'band', tone: 'paper' },
    notes: { layout: 'columns', tone: 'ink' },
    notesFirst: true,
  },
};
