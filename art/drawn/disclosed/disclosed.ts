import type { Drawing } from '../drawing.ts';
import { folderWide } from './folder.ts';
import { bankbook, certificate, marginSize } from './margin.ts';

const shared = { scene: 'drawn/disclosed', focus: [0.5, 0.5] } as const;

/** Disclosures of the firm about itself: the folder, and papers from it. */
export const disclosed: readonly Drawing[] = [
  {
    ...shared,
    name: 'who-folder',
    alt: 'A form headed “Disclosure of a supplier” in an open folder, filled in with green pen, and a round red stamp across it.',
    firstScreen: true,
    width: 1500,
    height: 1040,
    markup: folderWide,
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
