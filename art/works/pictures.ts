import { themes } from '../../src/themes/themes.ts';
import type { PictureSource } from '../picture-source.ts';
import { firms } from './firms.ts';
import { type Trade, trades, works } from './homes.ts';
import { reels } from './reels.ts';
import type { Sheet, Widths, Work } from './work.ts';

const held = {
  pins: 'pinned to a wall',
  tape: 'taped to a wall',
  clip: 'clipped to a wall',
} as const;

const drawn: Record<Sheet['arrangement'], string> = {
  strips: 'the whole page as three strips of outlines',
  letters: 'the page as one thin strip of outlines',
  fold: 'the first screen in outlines on twelve columns',
  back: 'two strips of outlines over a dark sheet',
  section: 'one section in outlines, the page small under it',
};

function sheetWords(trade: Trade, { arrangement, fixed, letters }: Sheet): string {
  const { name } = themes[trade].display.font;
  return `a sheet ${held[fixed]}: ${drawn[arrangement]}, “${letters}” in ${name}, seven swatches.`;
}

function widthsWords({ order, from }: Widths): string {
  const [first, ...rest] = order;
  const list = `${[first, ...rest.slice(0, -1)].join(', ')} and ${rest.at(-1)}`;
  const how = from === 'rail' ? 'hanging from one rail' : 'under one measured line';
  return `its page at ${list} pixels, ${how}, true to one scale.`;
}

/** First pictures of films: what stands there until one plays. */
const filmPictures: readonly PictureSource[] = reels.map(({ trade, shows }) => ({
  name: `works-${trade}-film`,
  scene: 'works',
  alt: `${firms[trade].brand.title}: ${shows}`,
  focus: [0.5, 0.5],
}));

const stills: readonly PictureSource[] = trades.flatMap((trade) => {
  const { screen, phones, sheet, widths }: Work = works[trade];
  const rows = [
    ['screen', screen.shows, screen.focus],
    ['phones', phones.shows, phones.focus],
    ['sheet', sheetWords(trade, sheet), undefined],
    ['widths', widthsWords(widths), [0.5, 0.4]],
  ] as const;
  return rows.map(([kind, words, focus = [0.5, 0.5] as const]) => ({
    name: `works-${trade}-${kind}`,
    scene: 'works',
    alt: `${firms[trade].brand.title}: ${words}`,
    focus,
  }));
});

/** Pictures of the sites that we made: the work, its making, its scale, and what moves. */
export const workPictures: readonly PictureSource[] = [...stills, ...filmPictures];
