'use client';
import { useState } from 'react';
import { useNow } from '../../elements/clock/use-now.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { daysFrom, type HarborHours, harborAt } from './harbor-clock.ts';
import { type MenuDayCopy, MenuDays } from './menu-days.tsx';
import { type CafeItem, itemStateAt } from './menu-item.ts';
import { MenuItemCard, type MenuItemCopy } from './menu-item-card.tsx';
import { MenuOpenSign, type MenuOpenSignCopy } from './menu-open-sign.tsx';
import { firstShown, menuSummary } from './menu-view.ts';
import './menu-items.css';
import './menu-counter.css';

interface MenuCounterProps {
  opening: HarborHours;
  /** Items with their pictures. */
  items: readonly (CafeItem & { picture: PictureRecord })[];
  /** Picture in place of an item that is sold out. */
  crumbs: PictureRecord;
  copy: {
    sign: MenuOpenSignCopy;
    days: MenuDayCopy;
    thing: MenuItemCopy;
    /** `{day}`, `{hour}`, `{out}`, `{coming}` and `{gone}` are filled in; and for a day without hours. */
    count: string;
    /** Word for zero. */
    none: string;
    empty: string;
  };
}

/**
 * Menu in the café's time zone: available, coming and nearly sold-out items, and whether it is open;
 * buttons and a slider select another day and hour. Before hydration it shows the whole week.
 */
export function MenuCounter({ opening, items, crumbs, copy }: MenuCounterProps) {
  const now = useNow();
  const [ahead, setAhead] = useState<number>();
  const [hour, setHour] = useState<number>();
  const state = now && harborAt(now, opening);
  const days = now && daysFrom(now, opening);
  const minutes = now ? zoneClock(opening.timeZone).minutesAt(now) : 0;
  const first = state && firstShown(state, minutes);
  const shown = ahead ?? first?.ahead ?? 0;
  const day = days?.[shown];
  const at =
    hour ?? (day ? (first && shown === first.ahead ? first.hour : (day.opens ?? 0) + 3) : 0);
  const chosen = ahead !== undefined || hour !== undefined;
  return (
    <div className="bar" data-ready={now ? '' : undefined}>
      <MenuOpenSign state={state} minutes={minutes} copy={copy.sign} />
      <MenuDays
        week={opening.week}
        days={days}
        shown={shown}
        hour={at}
        chosen={chosen}
        copy={copy.days}
        onDay={(next) => {
          setAhead(next);
          setHour(undefined);
        }}
        onHour={setHour}
        onNow={() => {
          setAhead(undefined);
          setHour(undefined);
        }}
      />
      <p className="bar-count" role="status">
        {day && menuSummary(items, day, at, copy)}
      </p>
      <ul className="bar-things">
        {items.map((item) => (
          <MenuItemCard
            key={item.title}
            item={item}
            crumbs={crumbs}
            day={day}
            tomorrow={shown > 0}
            state={day && itemStateAt(item, day, at)}
            copy={copy.thing}
          />
        ))}
      </ul>
    </div>
  );
}
