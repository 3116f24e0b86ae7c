import type { Lettering } from './canvas.ts';
import { curtain, tallWord, wideWord } from './hush/curtain.ts';

/** A film whose end is its beginning. */
export interface Film {
  readonly name: string;
  readonly source: string;
  /** Pixels that are drawn, and pixels of the file. */
  readonly drawn: readonly [number, number];
  readonly shown: readonly [number, number];
  /** Frames a second. What has fewer than 24 is filled up with what lies between two of them. */
  readonly rate: number;
  readonly frames: number;
  readonly kilobits: number;
  readonly lettering?: Lettering;
}

/** Films of one home each. */
export const films: readonly Film[] = [
  {
    name: 'hush',
    source: curtain,
    drawn: [512, 288],
    shown: [1280, 720],
    rate: 6,
    frames: 96,
    kilobits: 260,
    lettering: wideWord,
  },
  {
    name: 'hush-tall',
    source: curtain,
    drawn: [288, 512],
    shown: [720, 1280],
    rate: 6,
    frames: 96,
    kilobits: 230,
    lettering: tallWord,
  },
];
