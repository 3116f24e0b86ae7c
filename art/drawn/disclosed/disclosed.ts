import type { Drawing } from '../drawing.ts';
import { folderNarrow, folderWide, signed } from './folder.ts';
import { keysNarrow, keysWide } from './keys.ts';
import { bankbook, certificate, marginSize } from './margin.ts';

const shared = { scene: 'drawn/disclosed', focus: [0.5, 0.5] } as const;
const folder =
  'A form headed “Disclosure of a supplier” in an open folder, filled in with green pen, and a round red stamp across it.';
const keys =
  'A key cabinet with five hooks: fourteen keys to the street door, three to the closet, two to the bank, three to the safe.';
/** Addition to the alternative text of a picture for phones. */
const upright = 'Drawn upright.';

/** Disclosures of the firm about itself: the folder, the keys, the signature. */
export const disclosed: readonly Drawing[] = [
  {
    ...shared,
    name: 'who-folder',
    alt: folder,
    narrow: 'who-folder-narrow',
    firstScreen: true,
    width: 1500,
    height: 1040,
    markup: folderWide,
  },
  {
    ...shared,
    name: 'who-folder-narrow',
    alt: `${folder} ${upright}`,
    firstScreen: true,
    width: 900,
    height: 1120,
    markup: folderNarrow,
  },
  {
    ...shared,
    name: 'who-keys',
    alt: keys,
    narrow: 'who-keys-narrow',
    width: 1500,
    height: 880,
    markup: keysWide,
  },
  {
    ...shared,
    name: 'who-keys-narrow',
    alt: `${keys} ${upright}`,
    width: 800,
    height: 1260,
    markup: keysNarrow,
  },
  {
    ...shared,
    name: 'who-signed',
    alt: 'Ruth Aldous, signed in green pen, and beside it the firm’s round red stamp with its name and the year 2006.',
    alpha: true,
    maxWidth: 960,
    width: 1000,
    height: 420,
    markup: signed,
  },
  {
    ...shared,
    name: 'who-bankbook',
    alt: 'A green savings book of 2025, and a page of sums from it with a check mark beside the last one.',
    alpha: true,
    maxWidth: 768,
    ...marginSize,
    markup: bankbook,
  },
  {
    ...shared,
    name: 'who-certificate',
    alt: 'A certificate of insurance under a paper clip, signed, with a red seal on two ribbons.',
    alpha: true,
    maxWidth: 768,
    ...marginSize,
    markup: certificate,
  },
];
