'use client';
import { useRef, useState } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { BenchBar, type BenchCopy } from './bench-bar.tsx';
import type { Item } from './items.ts';
import { keepInSight } from './keep-in-sight.ts';
import { RoomList } from './room-list.tsx';
import { RoomMark, type RoomMarkCopy } from './room-mark.tsx';
import { useBench } from './use-bench.ts';
import './room-on-sale.css';

interface RoomOnSaleProps {
  /** Picture of the room, with an aspect ratio of 2:1. */
  picture: PictureRecord;
  items: readonly Item[];
  /** Item that has a mark but no price. */
  notForSale: Pick<Item, 'id' | 'title' | 'remark' | 'x' | 'y'>;
  copy: RoomMarkCopy & {
    /** Name of the picture with its marks. */
    frame: string;
    /** Hint for a window that shows only a part of the room. */
    slide: string;
    listHeading: string;
    listText: string;
    foot: string;
    bench: BenchCopy;
  };
}

/**
 * Picture of a room with numbered marks that open the card of an item, one at a time; the same items are in a list
 * below. Cards are native popovers and need no script. Selected items are written into the form on the
 * page.
 */
export function RoomOnSale({ picture, items, notForSale, copy }: RoomOnSaleProps) {
  const ready = useHydrated();
  const room = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');
  const [pointed, setPointed] = useState('');
  const { bench, full, move } = useBench(items);

  const partsOf = (id: string) => ({
    mark: room.current?.querySelector<HTMLElement>(`#mark-${id}`),
    card: room.current?.querySelector<HTMLElement>(`#card-${id}`),
  });
  const show = (id: string) => {
    const { mark, card } = partsOf(id);
    mark?.focus();
    card?.showPopover();
  };
  const toggled = (id: string, isOpen: boolean) => {
    setOpen((before) => {
      if (isOpen) return id;
      return before === id ? '' : before;
    });
    const { mark, card } = partsOf(id);
    if (isOpen && mark && card) keepInSight(mark, card);
  };
  const shared = { copy, ready, onToggle: toggled, onMove: move };
  return (
    <div ref={room} className="wicket-room">
      <p className="wicket-slide">{copy.slide}</p>
      <section className="wicket-view" aria-label={copy.frame}>
        <div className="wicket-frame">
          <PictureView
            picture={picture}
            sizes="max(100vw, 60rem)"
            className="wicket-picture"
            imgClassName="size-full"
          />
          <ul>
            {items.map((item, index) => (
              <RoomMark
                key={item.id}
                {...shared}
                item={item}
                number={index + 1}
                open={open === item.id}
                pointed={pointed === item.id}
                onBench={bench.includes(item.id)}
              />
            ))}
            <RoomMark
              {...shared}
              item={notForSale}
              number={items.length + 1}
              open={open === notForSale.id}
              pointed={false}
              onBench={false}
            />
          </ul>
        </div>
      </section>
      <RoomList
        items={items}
        copy={copy}
        ready={ready}
        open={open}
        bench={bench}
        onPoint={setPointed}
        onShow={show}
        onMove={move}
      />
      <BenchBar
        copy={copy.bench}
        items={items}
        ready={ready}
        bench={bench}
        full={full}
        onMove={move}
      />
    </div>
  );
}
