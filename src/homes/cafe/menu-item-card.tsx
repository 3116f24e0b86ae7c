'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { hourText } from '../../elements/opening-status/opening-hours.ts';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import type { DayHours } from './harbor-clock.ts';
import { type CafeItem, type CafeItemState, daysText, spanOn } from './menu-item.ts';
import { span } from './opening.ts';

export type MenuItemCopy = Record<CafeItemState, string> & {
  /** `{days}` and `{hours}`, before a script runs; `{hour}` and `{days}` in the others. */
  week: string;
  keep: string;
};

interface MenuItemCardProps {
  item: CafeItem & { picture: PictureRecord };
  crumbs: PictureRecord;
  /** The selected day, and the state of the item on it; none before a script runs. */
  day: (DayHours & { date: string }) | undefined;
  state: CafeItemState | undefined;
  /** The day is not today, so that an order may name it. */
  tomorrow: boolean;
  copy: MenuItemCopy;
}

const sizes = '(width >= 48rem) 17vw, 40vw';

/** An item on the bar over its ticket: available, still to come, or crumbs; in print, its week. */
export function MenuItemCard(props: MenuItemCardProps) {
  const { item, crumbs, day, state, tomorrow, copy } = props;
  const { title, order, text, price, picture, from, until } = item;
  const days = daysText(item.days);
  const { opens = 0, closes = 24 } = day ?? {};
  const [first, last] = spanOn(item, { opens, closes });
  const hour = hourText(state === 'coming' ? first : last);
  const week = fillTemplate(copy.week, { days, hours: span(from, until) });
  const said = state ? fillTemplate(copy[state], { hour, days }) : week;
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
            <span>{said}</span>
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
