import type { MouseEvent } from 'react';
import type { Item } from './items.ts';
import { TickBox } from './tick-box.tsx';
import './room-list.css';

interface RoomListProps {
  items: readonly Item[];
  copy: {
    mark: string;
    listHeading: string;
    listText: string;
    foot: string;
    put: string;
    ask: { title: string; link: string };
  };
  /** True once hydrated. */
  ready: boolean;
  /** Id of the item whose card is open. */
  open: string;
  bench: readonly string[];
  /** Called on hover of a row, to highlight its mark. */
  onPoint: (id: string) => void;
  /** Opens the card of an item at its mark. */
  onShow: (id: string) => void;
  onMove: (id: string) => void;
}

/** Replaces the spaces in a size by no-break spaces. */
const unbroken = (size: string) => size.replaceAll(/ (?=×|in\.|ft\.)|(?<=×) /g, '\u00a0');

/** The items of the room as a price list; each number links to its mark in the picture. */
export function RoomList(props: RoomListProps) {
  const { items, copy, ready, open, bench, onPoint, onShow, onMove } = props;
  const show = (event: MouseEvent, id: string) => {
    event.preventDefault();
    onShow(id);
  };
  return (
    <div className="wicket-list">
      <h3 className="wicket-list-heading">{copy.listHeading}</h3>
      <p className="wicket-list-text">{copy.listText}</p>
      <ol>
        {items.map(({ id, title, maker, material, size, price }, index) => (
          <li
            key={id}
            id={`thing-${id}`}
            data-open={open === id || undefined}
            data-selected={bench.includes(id) || undefined}
            onPointerEnter={() => onPoint(id)}
            onPointerLeave={() => onPoint('')}
            onFocus={() => onPoint(id)}
            onBlur={() => onPoint('')}
          >
            <a href={`#mark-${id}`} className="wicket-number" onClick={(event) => show(event, id)}>
              <span className="sr-only">
                {copy.mark} {title}
              </span>
              <span aria-hidden="true">{index + 1}</span>
            </a>
            <p className="wicket-line">
              <b>{title}</b> <span>${price}</span>
            </p>
            <p className="wicket-made">
              {maker}; {material}; {unbroken(size)}
            </p>
            <TickBox
              id={id}
              name={title}
              where="list"
              copy={copy}
              ready={ready}
              checked={bench.includes(id)}
              onMove={onMove}
            />
          </li>
        ))}
      </ol>
      <p className="wicket-foot">{copy.foot}</p>
    </div>
  );
}
