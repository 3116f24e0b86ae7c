import { pieceId } from '../piece-id.ts';
import { products } from '../products.ts';

/** What the cart knows of a thing beyond its line: its picture, and in millimeters how wide and high it is, and how much of the world the picture shows. */
export interface Piece {
  img: string;
  width: number;
  height: number;
  across: number;
  /** How many there are of the product, in all its glazes, where they are few. */
  left?: number | undefined;
}

/** The things of the shop in all their glazes, by the number that a line of the cart has. */
export type Pieces = Readonly<Record<string, Piece>>;

export const pieces: Pieces = Object.fromEntries(
  products.flatMap(({ id, size, across, glazes, left }) =>
    glazes.map(({ img }, at) => [
      pieceId(id, at),
      { img, width: size.width, height: size.height, across, left },
    ]),
  ),
);
