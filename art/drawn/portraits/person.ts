import type { clothes } from './clothes.ts';
import type { hairs } from './hair.ts';

/** One portrait as choices. The board is 400 by 400; light comes from the left. */
export type Person = {
  readonly skin: string;
  readonly hair: string;
  readonly hairstyle: keyof typeof hairs;
  /** Color of a scarf, turban or cap in the hair's place. */
  readonly headwear?: string;
  readonly ground: string;
  readonly clothes: keyof typeof clothes;
  /** Main garment, then the one under or on it. */
  readonly cloth: readonly [outer: string, inner: string];
  /** Half width of the jaw in px: 30 narrow to 58 square. */
  readonly jaw: number;
  /** Lower end of the chin, 244 to 260. */
  readonly chin: number;
  readonly mouth: 'smile' | 'grin' | 'calm' | 'crooked';
  readonly beard?: 'full' | 'stubble' | 'moustache' | 'goatee';
  readonly glasses?: 'round' | 'square' | 'half';
  readonly extras?: readonly (
    | 'lines'
    | 'earrings'
    | 'freckles'
    | 'pencil'
    | 'hearing-aid'
    | 'lipstick'
  )[];
  /** Tilt of the head in degrees. */
  readonly tilt?: number;
};
