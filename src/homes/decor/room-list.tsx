import type { MouseEvent } from 'react';
import type { Item } from './items.ts';
import styles from './room-list.module.css';
import { TickBox } from './tick-box.tsx';

interface RoomListProps {
  items: readonly Item[];
  copy: {
    markPrefix: string;
    listHeading: string;
    listText: string;
    footnote: string;
    selectLabel: string;
    formLink: { title: string; link: string };
  };
  /** True once hydrated. */
  isReady: boolean;
  /** Id of the item whose card is open. */
  openId: string;
  /** Ids of the selected items. */
  bench: readonly string[];
  /** Called on hover of a row, to highlight its mark. */
  onHover: (id: string) => void;
  /** Opens the card of an item at its mark. */
  onShow: (id: string) => void;
  onToggleItem: (id: string) => void;
}

/** Replaces the spaces in a size by no-break spaces. */
const addNoBreakSpaces = (size: string) => size.replaceAll(/ (?=×|in\.|ft\.)|(?<=×) /g, '\u00a0');

/**
 * The items of the room as a price list; each number links to its mark in the picture.
 *
 * @internal
 */
export function RoomList(props: RoomListProps) {
  const { items, copy, isReady, openId, bench, onHover, onShow, onToggleItem } = props;
  const showCard = (event: MouseEvent, id: string) => {
    event.preventDefault();
    onShow(id);
  };
  return (
    <div className={styles.list}>
      <h3 className={styles.listHeading}>{copy.listHeading}</h3>
      <p className={styles.listText}>{copy.listText}</p>
      <ol>
        {items.map(({ id, title, maker, material, size, price }, index) => (
          <li
            key={id}
            id={`thing-${id}`}
            data-open={openId === id || undefined}
            data-selected={bench.includes(id) || undefined}
            onPointerEnter={() => onHover(id)}
            onPointerLeave={() => onHover('')}
            onFocus={() => onHover(id)}
            onBlur={() => onHover('')}
          >
            <a
              href={`#mark-${id}`}
              data-replay-until="island"
              className={styles.number}
              onClick={(event) => showCard(event, id)}
            >
              <span className="sr-only">
                {copy.markPrefix} {title}
              </span>
              <span aria-hidden="true">{index + 1}</span>
            </a>
            <p className={styles.line}>
              <b>{title}</b> <span>${price}</span>
            </p>
            <p className={styles.production}>
              {maker}; {material}; {addNoBreakSpaces(size)}
            </p>
            <TickBox
              id={id}
              name={title}
              location="list"
              copy={copy}
              isReady={isReady}
              isChecked={bench.includes(id)}
              onToggleItem={onToggleItem}
            />
          </li>
        ))}
      </ol>
      <p className={styles.foot}>{copy.footnote}</p>
    </div>
  );
}
