'use client';
import { useState } from 'react';
import { useNow } from '../../elements/clock/use-now.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { daysFrom, type HarborHours, harborAt } from './harbor-clock.ts';
import styles from './menu-counter.module.css';
import { type MenuDayCopy, MenuDays } from './menu-days.tsx';
import { type CafeItem, itemStateAt } from './menu-item.ts';
import { MenuItemCard, type MenuItemCopy } from './menu-item-card.tsx';
import menuItemsStyles from './menu-items.module.css';
import { MenuOpenSign, type MenuOpenSignCopy } from './menu-open-sign.tsx';
import { initialView, type MenuSummaryCopy, menuSummary } from './menu-view.ts';

interface MenuCounterProps {
  opening: HarborHours;
  /** Items with their pictures. */
  items: readonly (CafeItem & { picture: PictureRecord })[];
  /** Picture in place of an item that is sold out. */
  soldOutPicture: PictureRecord;
  copy: {
    sign: MenuOpenSignCopy;
    days: MenuDayCopy;
    item: MenuItemCopy;
  } & MenuSummaryCopy;
}

/**
 * Menu in the café's time zone: available, coming and nearly sold-out items, and whether it is open;
 * buttons and a slider select another day and hour. Before hydration it shows the whole week.
 */
export function MenuCounter({ opening, items, soldOutPicture, copy }: MenuCounterProps) {
  const now = useNow();
  const [chosenDay, setChosenDay] = useState<number>();
  const [chosenHour, setChosenHour] = useState<number>();
  const state = now && harborAt(now, opening);
  const days = now && daysFrom(now, opening);
  const minutes = now ? zoneClock(opening.timeZone).minutesAt(now) : 0;
  const initial = state && initialView(state, minutes);
  const dayIndex = chosenDay ?? initial?.dayIndex ?? 0;
  const day = days?.[dayIndex];
  const defaultHour =
    initial && dayIndex === initial.dayIndex ? initial.hour : (day?.opens ?? 0) + 3;
  const hour = chosenHour ?? (day ? defaultHour : 0);
  const isChosen = chosenDay !== undefined || chosenHour !== undefined;
  return (
    <div className={styles.bar} data-ready={now ? '' : undefined}>
      <MenuOpenSign state={state} minutes={minutes} copy={copy.sign} />
      <MenuDays
        week={opening.week}
        days={days}
        dayIndex={dayIndex}
        hour={hour}
        isChosen={isChosen}
        copy={copy.days}
        onDay={(next) => {
          setChosenDay(next);
          setChosenHour(undefined);
        }}
        onHour={setChosenHour}
        onReset={() => {
          setChosenDay(undefined);
          setChosenHour(undefined);
        }}
      />
      <p className={styles.count} role="status">
        {day && menuSummary(items, day, hour, copy)}
      </p>
      <ul className={menuItemsStyles.items}>
        {items.map((item) => (
          <MenuItemCard
            key={item.title}
            item={item}
            soldOutPicture={soldOutPicture}
            day={day}
            isLaterDay={dayIndex > 0}
            state={day && itemStateAt(item, day, hour)}
            copy={copy.item}
          />
        ))}
      </ul>
    </div>
  );
}
