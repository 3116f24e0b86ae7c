import { expect, it } from 'vitest';
import { posterPieces } from '../../../src/homes/marketing-agency/copy.ts';
import { piecesOf } from './tuesday.ts';

it('a try of the poster has as many pieces as its page says', () => {
  expect({ 1: piecesOf(1), 3: piecesOf(3), 5: piecesOf(5) }).toEqual(posterPieces);
});
