import type { CSSProperties } from 'react';
import type { Item } from './items.ts';
import { TickBox } from './tick-box.tsx';

export interface RoomMarkCopy {
  /** Prefix of the button's accessible name. */
  mark: string;
  inList: string;
  close: string;
  facts: { maker: string; material: string; size: string };
  ask: { title: string; link: string };
  put: string;
}

type Shown = Pick<Item, 'id' | 'title' | 'remark' | 'x' | 'y'> & Partial<Item>;

interface RoomMarkProps {
  /** Without a price it is not for sale. */
  item: Shown;
  number: number;
  copy: RoomMarkCopy;
  /** True once hydrated. */
  ready: boolean;
  open: boolean;
  /** True while its row in the list is hovered. */
  pointed: boolean;
  onBench: boolean;
  onToggle: (id: string, open: boolean) => void;
  onMove: (id: string) => void;
}

type Placed = CSSProperties & Record<'--x' | '--y', string>;

/** A number on an item in the picture, and the card that it opens. */
export function RoomMark(props: RoomMarkProps) {
  const { item, number, copy, ready, open, pointed, onBench, onToggle, onMove } = props;
  const { id, title, remark, x, y, price } = item;
  const style: Placed = { '--x': `${x}%`, '--y': `${y}%`, anchorName: `--mark-${id}` };
  const facts = (['maker', 'material', 'size'] as const).flatMap((name) => {
    const text = item[name];
    return text ? [{ name, text }] : [];
  });
  return (
    <li>
      <button
        type="button"
        id={`mark-${id}`}
        className="wicket-mark"
        popoverTarget={`card-${id}`}
        aria-expanded={open}
        data-highlighted={pointed || undefined}
        data-selected={onBench || undefined}
        style={style}
      >
        <span className="sr-only">{copy.mark} </span>
        <span aria-hidden="true">{number}</span>
        <span className="sr-only">{title}</span>
      </button>
      <div
        id={`card-${id}`}
        popover="auto"
        role="dialog"
        aria-labelledby={`name-${id}`}
        className="wicket-card"
        style={{ positionAnchor: `--mark-${id}` } as CSSProperties}
        onToggle={(event) => onToggle(id, event.newState === 'open')}
      >
        <p id={`name-${id}`} className="wicket-name font-display">
          {title}
        </p>
        <p className="wicket-remark">{remark}</p>
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
            <p className="wicket-deeds">
              <b>${price}</b>
              <TickBox
                id={id}
                name={title}
                where="card"
                copy={copy}
                ready={ready}
                checked={onBench}
                onMove={onMove}
              />
            </p>
            <a
              href={`#thing-${id}`}
              className="wicket-to-list"
              onClick={({ currentTarget }) =>
                currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              }
            >
              {copy.inList}
            </a>
          </>
        )}
        <button
          type="button"
          className="wicket-close"
          popoverTarget={`card-${id}`}
          popoverTargetAction="hide"
        >
          <span aria-hidden="true">×</span>
          <span className="sr-only">{copy.close}</span>
        </button>
      </div>
    </li>
  );
}
