'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { hourText } from '../../elements/clock/time-text.ts';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import type { DayHours } from './harbor-clock.ts';
import { type CafeItem, type CafeItemState, daysText, spanOn } from './menu-item.ts';
import { span } from './opening.ts';

export type MenuItemCopy = Record<CafeItemState, string> & {
  /** Text before hydration, with `{days}` and `{hours}`; the others have `{hour}` and `{days}`. */
  week: string;
  keep: string;
};

interface MenuItemCardProps {
  item: CafeItem & { picture: PictureRecord };
  crumbs: PictureRecord;
  /** The selected day, and the item's state on it; undefined before hydration. */
  day: (DayHours & { date: string }) | undefined;
  state: CafeItemState | undefined;
  /** The day is not today: the link to the order form includes it. */
  tomorrow: boolean;
  copy: MenuItemCopy;
}

const sizes = '(width >= 48rem) 17vw, 40vw';

/** Menu item with its state: available, coming, or sold out; in print, its days. */
export function MenuItemCard(props: MenuItemCardProps) {
  const { item, crumbs, day, state, tomorrow, copy } = props;
  const { title, order, text, price, picture, from, until } = item;
  const days = daysText(item.days);
  const { opens = 0, closes = 24 } = day ?? {};
  const [first, last] = spanOn(item, { opens, closes });
  const hour = hourText(state === 'coming' ? first : last);
  const week = fillTemplate(copy.week, { days, hours: span(from, until) });
  const status = state ? fillTemplate(copy[state], { hour, days }) : week;
  const when = day && tomorrow && state !== 'absent' ? `&Day=${day.date}` : '';
  return (
    <li className="bar-thing" data-state={state}>
      <div className="bar-spot">
        {state === 'gone' ? (
          <PictureView key="crumbs" picture={crumbs} sizes={sizes} alt="" />
        ) : (
          <PictureView picture={picture} sizes={sizes} alt="" />
        )}
      </div>
      <div className="bar-front">
        <div className="bar-ticket">
          <div className="bar-line">
            <h3 className="bar-title">{title}</h3>
            <p className="bar-price">{price}</p>
          </div>
          <p className="bar-said">
            <span>{status}</span>
          </p>
          <p className="bar-week">{week}</p>
          <p className="bar-text">{text}</p>
          {order && (
            <a className="bar-keep" href={`?What=${encodeURIComponent(order)}${when}#order`}>
              {copy.keep} <span className="sr-only">{title}</span>
            </a>
          )}
        </div>
      </div>
    </li>
  );
}
