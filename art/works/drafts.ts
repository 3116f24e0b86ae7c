import type { Browser } from '@playwright/test';
import { themes } from '../../src/themes/themes.ts';
import { firms } from './firms.ts';
import { type Trade, trades, works } from './homes.ts';
import type { Board } from './markup/board.ts';
import { sheetMarkup, sheetStyle } from './markup/sheet.ts';
import { phoneMarkup, slabStyle, takeOf, windowMarkup } from './markup/slabs.ts';
import { widthsMarkup, widthsStyle, widthsTakes } from './markup/widths.ts';
import { measure } from './measure.ts';
import { measureFace } from './measure-face.ts';
import type { Scene } from './scene.ts';
import type { Take } from './take.ts';
import type { Work } from './work.ts';

/** A picture before it is taken: what it needs of the page, and how it is laid out. */
interface Draft {
  readonly name: string;
  readonly trade: Trade;
  readonly takes: readonly Take[];
  readonly board: (browser: Browser, trade: Trade) => Board | Promise<Board>;
}

function sceneDraft(trade: Trade, kind: 'screen' | 'phones', scene: Scene): Draft {
  const { ground, camera, slabs, body = 'dark' } = scene;
  const piece = kind === 'screen' ? 'window' : 'phone';
  const [width, height] = kind === 'screen' ? [1500, 1000] : [1200, 1500];
  const draw = (slab: Scene['slabs'][number]) =>
    kind === 'screen' ? windowMarkup(trade, slab) : phoneMarkup(trade, slab, body);
  return {
    name: `works-${trade}-${kind}`,
    trade,
    takes: slabs.map((slab) => takeOf(trade, slab, piece)),
    board: () => ({
      look: themes[trade],
      width,
      height,
      ground,
      ...(camera && { camera }),
      style: slabStyle,
      body: slabs.map(draw).join(''),
    }),
  };
}

function widthsDraft(trade: Trade, { widths }: Work): Draft {
  const { ground, shape } = widths;
  return {
    name: `works-${trade}-widths`,
    trade,
    takes: widthsTakes(trade, widths),
    board: () => ({
      look: themes[trade],
      width: shape[0],
      height: shape[1],
      ground,
      style: widthsStyle,
      body: widthsMarkup(trade, widths),
    }),
  };
}

function sheetDraft(trade: Trade, { sheet }: Work): Draft {
  const { letters, wall, notes } = sheet;
  return {
    name: `works-${trade}-sheet`,
    trade,
    takes: [],
    board: async (browser) => {
      const wire = await measure(browser, trade);
      const y = (at: string) => wire.sections.find(({ id }) => `#${id}` === at)?.y ?? 0;
      const made = {
        look: themes[trade],
        wire,
        face: await measureFace(browser, themes[trade], letters),
        firm: firms[trade].brand.title,
        path: `/home-${trade}`,
        letters,
        notes: notes.map(({ at, text }) => ({ y: y(at), text })),
      };
      const hung = sheetMarkup(sheet, made);
      return { look: themes[trade], ground: wall, style: sheetStyle, ...hung };
    },
  };
}

/** Every picture of a work, in the order of their list. */
export const drafts: readonly Draft[] = trades.flatMap((trade) => {
  const work: Work = works[trade];
  return [
    sceneDraft(trade, 'screen', work.screen),
    sceneDraft(trade, 'phones', work.phones),
    sheetDraft(trade, work),
    widthsDraft(trade, work),
  ];
});
