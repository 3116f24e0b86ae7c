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
import styles from './room-on-sale.module.css';
import { useBench } from './use-bench.ts';

interface RoomOnSaleProps {
  /** Picture of the room, with an aspect ratio of 2:1. */
  picture: PictureRecord;
  items: readonly Item[];
  /** Item that has a mark but no price. */
  notForSale: Pick<Item, 'id' | 'title' | 'remark' | 'x' | 'y'>;
  copy: RoomMarkCopy & {
    /** Name of the picture with its marks. */
    pictureLabel: string;
    /** Hint for a window that shows only a part of the room. */
    scrollHint: string;
    listHeading: string;
    listText: string;
    footnote: string;
    bench: BenchCopy;
  };
}

/**
 * Picture of a room with numbered marks that open the card of an item, one at a time; the same items are in a list
 * below. Cards are native popovers and need no script. Selected items are written into the form on the
 * page.
 */
export function RoomOnSale({ picture, items, notForSale, copy }: RoomOnSaleProps) {
  const isReady = useHydrated();
  const roomRef = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState('');
  const [hoveredId, setHoveredId] = useState('');
  const { bench, isFull, toggleItem } = useBench(items);

  const markAndCardOf = (id: string) => ({
    mark: roomRef.current?.querySelector<HTMLElement>(`#mark-${id}`),
    card: roomRef.current?.querySelector<HTMLElement>(`#card-${id}`),
  });
  const showCard = (id: string) => {
    const { mark, card } = markAndCardOf(id);
    mark?.focus();
    card?.showPopover();
  };
  const onToggleCard = (id: string, isOpen: boolean) => {
    setOpenId((current) => {
      if (isOpen) return id;
      return current === id ? '' : current;
    });
    const { mark, card } = markAndCardOf(id);
    if (isOpen && mark && card) keepInSight(mark, card);
  };
  const markProps = { copy, isReady, onToggleCard, onToggleItem: toggleItem };
  return (
    <div ref={roomRef} className={styles.room}>
      <p className={styles.slide}>{copy.scrollHint}</p>
      <section className={styles.view} aria-label={copy.pictureLabel}>
        <div className={styles.frame}>
          <PictureView
            picture={picture}
            sizes="max(100vw, 60rem)"
            className={styles.picture}
            imgClassName="size-full"
          />
          <ul>
            {items.map((item, index) => (
              <RoomMark
                key={item.id}
                {...markProps}
                item={item}
                number={index + 1}
                isOpen={openId === item.id}
                isHovered={hoveredId === item.id}
                isSelected={bench.includes(item.id)}
              />
            ))}
            <RoomMark
              {...markProps}
              item={notForSale}
              number={items.length + 1}
              isOpen={openId === notForSale.id}
              isHovered={false}
              isSelected={false}
            />
          </ul>
        </div>
      </section>
      <RoomList
        items={items}
        copy={copy}
        isReady={isReady}
        openId={openId}
        bench={bench}
        onHover={setHoveredId}
        onShow={showCard}
        onToggleItem={toggleItem}
      />
      <BenchBar
        copy={copy.bench}
        items={items}
        isReady={isReady}
        bench={bench}
        isFull={isFull}
        onToggleItem={toggleItem}
      />
    </div>
  );
}
