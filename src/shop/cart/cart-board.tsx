import type { CSSProperties } from 'react';
import { filled } from '../../content/filled.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import type { Pieces } from '../till/piece.ts';
import './cart-board.css';

interface CartBoardProps {
  lines: readonly CartItem[];
  pieces: Pieces;
  /** Said over a row of more pieces than are drawn, with `{count}`. */
  more: string;
}

/** So many of one thing are drawn; the rest is said. */
const drawn = 4;

/** Room beside a thing, in millimeters. */
const gap = 24;

/** All that is in the cart on one board, to one scale, which is as large as the board allows. */
export function CartBoard({ lines, pieces, more }: CartBoardProps) {
  const rows = lines.flatMap(({ id, quantity, title }) => {
    const piece = pieces[id];
    return piece ? [{ id, quantity, title, ...piece, count: Math.min(quantity, drawn) }] : [];
  });
  const wide = rows.reduce((sum, { width, count }) => sum + (width + gap) * count, 0);
  const tall = Math.max(120, ...rows.map(({ height }) => height));
  return (
    <div aria-hidden="true" className="cart-board">
      <div
        className="cart-things"
        style={{ '--total': Math.max(wide, 420), '--tall': tall } as CSSProperties}
      >
        {rows.map(({ id, img, width, height, across, count, quantity }) => (
          <span
            key={id}
            className="cart-row"
            style={{ '--wide': width + gap, '--high': height, '--across': across } as CSSProperties}
          >
            {Array.from({ length: count }, (_, at) => (
              <span key={at} className="cart-piece">
                <img src={`/media/${img}-768.avif`} alt="" width={768} height={768} />
              </span>
            ))}
            {quantity > drawn && (
              <span className="cart-more">{filled(more, { count: quantity })}</span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
