import type { PictureName } from '../../media/picture-name.generated.ts';

/** A frame of the contact sheet: its number, its small picture, and its pencil note. */
export interface RollFrame {
  number: number;
  /** As on the envelope: `412-17`. */
  id: string;
  media: PictureName;
  /** The photographers printed this one. */
  kept: boolean;
  /** And ringed it: it went to the magazine. */
  ringed: boolean;
}

/** Contact prints, in the order in which the frames were taken. By name: a copied home includes the files that it names. */
const prints = [
  'photo-roll-01',
  'photo-roll-02',
  'photo-roll-03',
  'photo-roll-04',
  'photo-roll-05',
  'photo-roll-06',
  'photo-roll-07',
  'photo-roll-08',
  'photo-roll-09',
  'photo-roll-10',
  'photo-roll-11',
  'photo-roll-12',
  'photo-roll-13',
  'photo-roll-14',
  'photo-roll-15',
  'photo-roll-16',
  'photo-roll-17',
  'photo-roll-18',
  'photo-roll-19',
  'photo-roll-20',
  'photo-roll-21',
  'photo-roll-22',
  'photo-roll-23',
  'photo-roll-24',
] as const satisfies readonly PictureName[];

const kept: readonly number[] = [3, 8, 12, 17, 22, 24];

/** Roll 412, twenty-four frames. */
export const roll: readonly RollFrame[] = prints.map((media, index) => {
  const number = index + 1;
  return {
    number,
    id: `412-${number}`,
    media,
    kept: kept.includes(number),
    ringed: number === 8 || number === 17,
  };
});
