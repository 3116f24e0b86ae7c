'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { hourText } from '../../elements/clock/time-text.ts';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import type { DayHours } from './harbor-clock.ts';
import { type CafeItem, type CafeItemState, daysText, hoursOnDay } from './menu-item.ts';
import styles from './menu-items.module.css';
import { hoursRange } from './opening.ts';

export type MenuItemCopy = Record<CafeItemState, string> & {
  /**
   * Text before hydration and in print, with `{days}` and `{hours}`. The texts of states have `{hour}`
   * and `{days}`.
   */
  schedule: string;
  /** Text of the link to the order form. */
  orderLabel: string;
};

interface MenuItemCardProps {
  item: CafeItem & { picture: PictureRecord };
  /** Picture in place of an item that is sold out. */
  soldOutPicture: PictureRecord;
  /** Selected day; undefined before hydration. */
  day: (DayHours & { date: string }) | undefined;
  /** State of the item on the selected day; undefined before hydration. */
  state: CafeItemState | undefined;
  /** True if the day is not today: the link to the order form then names it. */
  isLaterDay: boolean;
  copy: MenuItemCopy;
}

const sizes = '(width >= 48rem) 17vw, 40vw';

/** Menu item with its state on the selected day (`CafeItemState`); in print, its days and hours. */
export function MenuItemCard(props: MenuItemCardProps) {
  const { item, soldOutPicture, day, state, isLaterDay, copy } = props;
  const { title, orderName, text, price, picture, from, until } = item;
  const days = daysText(item.days);
  const { opens = 0, closes = 24 } = day ?? {};
  const [start, end] = hoursOnDay(item, { opens, closes });
  const hour = hourText(state === 'coming' ? start : end);
  const schedule = fillTemplate(copy.schedule, { days, hours: hoursRange(from, until) });
  const status = state ? fillTemplate(copy[state], { hour, days }) : schedule;
  const dayParameter = day && isLaterDay && state !== 'other-day' ? `&Day=${day.date}` : '';
  return (
    <li className={styles.item} data-state={state}>
      <div className={styles.picture}>
        {state === 'sold-out' ? (
          <PictureView key="sold-out" picture={soldOutPicture} sizes={sizes} alt="" />
        ) : (
          <PictureView picture={picture} sizes={sizes} alt="" />
        )}
      </div>
      <div className={styles.counterFront}>
        <div className={styles.ticket}>
          <div className={styles.line}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.price}>{price}</p>
          </div>
          <p className={styles.status}>
            <span>{status}</span>
          </p>
          <p className={styles.schedule}>{schedule}</p>
          <p>{text}</p>
          {orderName && (
            <a
              className={styles.orderLink}
              href={`?What=${encodeURIComponent(orderName)}${dayParameter}#order`}
            >
              {copy.orderLabel} <span className="sr-only">{title}</span>
            </a>
          )}
        </div>
      </div>
    </li>
  );
}
