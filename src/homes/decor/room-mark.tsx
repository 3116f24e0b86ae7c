import type { CSSProperties } from 'react';
import type { Item } from './items.ts';
import styles from './room-on-sale.module.css';
import { TickBox } from './tick-box.tsx';

export interface RoomMarkCopy {
  /** Prefix of the button's accessible name. */
  markPrefix: string;
  /** Text of the link to the item's row in the list. */
  listLink: string;
  closeLabel: string;
  /** Labels of the facts on a card. */
  facts: { maker: string; material: string; size: string };
  /** Link to the form, without script. */
  formLink: { title: string; link: string };
  /** Label of the checkbox. */
  selectLabel: string;
}

type MarkedItem = Pick<Item, 'id' | 'title' | 'remark' | 'x' | 'y'> & Partial<Item>;

interface RoomMarkProps {
  /** Without a price it is not for sale. */
  item: MarkedItem;
  number: number;
  copy: RoomMarkCopy;
  /** True once hydrated. */
  isReady: boolean;
  isOpen: boolean;
  /** True while its row in the list is hovered. */
  isHovered: boolean;
  isSelected: boolean;
  onToggleCard: (id: string, isOpen: boolean) => void;
  onToggleItem: (id: string) => void;
}

type MarkStyle = CSSProperties & Record<'--x' | '--y', string>;

/**
 * A number on an item in the picture, and the card that it opens.
 *
 * @internal
 */
export function RoomMark(props: RoomMarkProps) {
  const { item, number, copy, isReady, isOpen, isHovered, isSelected } = props;
  const { onToggleCard, onToggleItem } = props;
  const { id, title, remark, x, y, price } = item;
  const style: MarkStyle = { '--x': `${x}%`, '--y': `${y}%`, anchorName: `--mark-${id}` };
  const facts = (['maker', 'material', 'size'] as const).flatMap((name) => {
    const text = item[name];
    return text ? [{ name, text }] : [];
  });
  return (
    <li>
      <button
        type="button"
        id={`mark-${id}`}
        className={styles.mark}
        popoverTarget={`card-${id}`}
        aria-expanded={isOpen}
        data-highlighted={isHovered || undefined}
        data-selected={isSelected || undefined}
        style={style}
      >
        <span className="sr-only">{copy.markPrefix} </span>
        <span aria-hidden="true">{number}</span>
        <span className="sr-only">{title}</span>
      </button>
      <div
        id={`card-${id}`}
        popover="auto"
        role="dialog"
        aria-labelledby={`name-${id}`}
        className={styles.card}
        style={{ positionAnchor: `--mark-${id}` } as CSSProperties}
        onToggle={(event) => onToggleCard(id, event.newState === 'open')}
      >
        <p id={`name-${id}`} className={`${styles.name} font-display`}>
          {title}
        </p>
        <p className={styles.remark}>{remark}</p>
        {price && (
          <>
            <dl>
              {facts.map(({ name, text }) => (
                <div key={name}>
                  <dt>{copy.facts[name]}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.actions}>
              <b>${price}</b>
              <TickBox
                id={id}
                name={title}
                location="card"
                copy={copy}
                isReady={isReady}
                isChecked={isSelected}
                onToggleItem={onToggleItem}
              />
            </p>
            <a
              href={`#thing-${id}`}
              className={styles.listLink}
              onClick={({ currentTarget }) =>
                currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              }
            >
              {copy.listLink}
            </a>
          </>
        )}
        <button
          type="button"
          className={styles.close}
          popoverTarget={`card-${id}`}
          popoverTargetAction="hide"
        >
          <span aria-hidden="true">×</span>
          <span className="sr-only">{copy.closeLabel}</span>
        </button>
      </div>
    </li>
  );
}
