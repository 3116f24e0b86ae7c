import type { PictureName } from '../../media/picture-name.ts';

/** Frame of the contact sheet. */
export interface RollFrame {
  number: number;
  /** Numbers of roll and frame: `412-17`. */
  id: string;
  img: PictureName;
  /** The photographers selected it for printing. */
  isPrinted: boolean;
  /** The photographers ringed it: it was published. */
  isPublished: boolean;
}

/** Picture names of the frames, in order. Written out, so that a copied home includes their files. */
const pictureNames = [
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

const printedFrames: readonly number[] = [3, 8, 12, 17, 22, 24];
const publishedFrames: readonly number[] = [8, 17];

/** Roll 412, twenty-four frames. */
export const roll: readonly RollFrame[] = pictureNames.map((img, index) => {
  const number = index + 1;
  return {
    number,
    id: `412-${number}`,
    img,
    isPrinted: printedFrames.includes(number),
    isPublished: publishedFrames.includes(number),
  };
});
