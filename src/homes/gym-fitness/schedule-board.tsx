'use client';
import { useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { fillForm, goToForm } from '../../forms/fill-form.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { askedBy, askingLink, dayName } from './class-fields.ts';
import { ScheduleCard } from './schedule-card.tsx';
import { ScheduleClock, type ScheduleClockCopy } from './schedule-clock.tsx';
import { ScheduleFilter } from './schedule-filter.tsx';
import type { ShiftClass } from './shift-class.ts';
import { useCurrentClass } from './use-current-class.ts';
import './schedule-board.css';
import './schedule-card.css';
import './schedule-filter.css';
import './schedule-print.css';

interface ScheduleBoardProps {
  week: readonly ShiftClass[];
  /** Start times of classes. */
  turns: readonly { title: string; time: string }[];
  classes: readonly { title: string; lasts: string; text: string }[];
  trainers: readonly { title: string; text: string }[];
  /** IANA name of the week's time zone. */
  timeZone: string;
  /** Anchor of the form: `#trial`. */
  form: string;
  copy: ScheduleClockCopy & {
    classes: string;
    trainers: string;
    hint: string;
    /** Status without a filter (`{all}`), and with one (`{shown}`, `{what}`, `{who}`). */
    all: string;
    some: string;
    none: string;
    anyClass: string;
    anybody: string;
    clear: string;
    today: string;
    on: string;
    /** `{minutes}` and `{trainer}`. */
    card: string;
    /** `{class}` and `{day}`. */
    chosen: string;
    empty: string;
  };
}

/**
 * Weekly schedule of classes, filtered by class and by trainer. Marks the current class in the
 * gym's time zone; choosing a class fills in the form of the page.
 */
export function ScheduleBoard(props: ScheduleBoardProps) {
  const { week, turns, classes, trainers, timeZone, form, copy } = props;
  const hydrated = useHydrated();
  const [what, setWhat] = useState('');
  const [who, setWho] = useState('');
  const [taken, setTaken] = useState<ShiftClass>();
  const now = useCurrentClass(week, timeZone);
  const fits = (one: ShiftClass) => (!what || one.title === what) && (!who || one.trainer === who);
  const shown = week.filter(fits);
  const narrowed = { what: what || copy.anyClass, who: who || copy.anybody };
  const result =
    what || who
      ? fillTemplate(shown.length > 0 ? copy.some : copy.none, {
          shown: shown.length,
          ...narrowed,
        })
      : fillTemplate(copy.all, { all: week.length });
  const book = (one: ShiftClass) => {
    setTaken(one);
    history.replaceState(history.state, '', askingLink(one, form));
    fillForm(form, askedBy(one));
    goToForm(form);
  };
  const clear = () => {
    setWhat('');
    setWho('');
  };
  return (
    <div className="turn-board" data-ready={hydrated || undefined}>
      <ScheduleClock now={now} copy={copy} />
      <ScheduleFilter
        kind="class"
        legend={copy.classes}
        options={classes}
        chosen={what}
        onChoose={setWhat}
      />
      <ScheduleFilter
        kind="trainer"
        legend={copy.trainers}
        options={trainers}
        chosen={who}
        onChoose={setWho}
      />
      <p className="turn-result">
        <span role="status">
          {taken
            ? `${fillTemplate(copy.chosen, { class: taken.title, day: dayName(taken.day) })} `
            : ''}
          {result}
        </span>{' '}
        {(what || who) && (
          <button type="button" className="turn-clear" onClick={clear}>
            {copy.clear}
          </button>
        )}
        <span className="turn-hint">{copy.hint}</span>
      </p>
      <div className="turn-rack">
        <ol className="turn-heads" aria-hidden="true">
          {turns.map(({ title, time }) => (
            <li key={time}>
              <b className="font-display">{time}</b> {title}
            </li>
          ))}
        </ol>
        {[0, 1, 2, 3, 4, 5, 6].map((day) => {
          const cards = shown.filter((one) => one.day === day);
          return (
            <section key={day} className="turn-day" data-today={now?.day === day || undefined}>
              <h3 className="turn-day-name">
                {dayName(day).slice(0, 3)}
                <span>{dayName(day).slice(3)}</span>
                {now?.day === day && <small>{copy.today}</small>}
              </h3>
              {cards.length === 0 && <p className="turn-empty">{copy.empty}</p>}
              <ul className="turn-cards">
                {cards.map((one) => (
                  <ScheduleCard
                    key={one.turn}
                    one={one}
                    form={form}
                    on={now?.on === one}
                    taken={taken === one}
                    copy={copy}
                    onTake={book}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}
