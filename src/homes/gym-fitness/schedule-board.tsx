'use client';
import { useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { fillForm, goToForm } from '../../forms/fill-form.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { bookingLink, dayName, formValuesOf } from './class-fields.ts';
import styles from './schedule-board.module.css';
import scheduleCardStyles from './schedule-card.module.css';
import { ScheduleCard } from './schedule-card.tsx';
import { ScheduleClock, type ScheduleClockCopy } from './schedule-clock.tsx';
import { ScheduleFilter } from './schedule-filter.tsx';
import type { ShiftClass } from './shift-class.ts';
import { useCurrentClass } from './use-current-class.ts';
import './schedule-filter.module.css';
import schedulePrintStyles from './schedule-print.module.css';

interface ScheduleBoardProps {
  week: readonly ShiftClass[];
  /** Start times of classes. */
  startTimes: readonly { title: string; time: string }[];
  classes: readonly { title: string; duration: string; text: string }[];
  trainers: readonly { title: string; text: string }[];
  /** IANA name of the week's time zone. */
  timeZone: string;
  /** Anchor of the form: `#trial`. */
  form: string;
  copy: ScheduleClockCopy & {
    classes: string;
    trainers: string;
    hint: string;
    /** Status without a filter; with `{all}`. */
    allText: string;
    /** Status with a filter; with `{shown}`, `{what}`, `{who}`. */
    filteredText: string;
    /** Status with a filter that no class matches; with `{what}` and `{who}`. */
    noResultText: string;
    /** Value of `{what}` if only trainers are filtered. */
    anyClass: string;
    /** Value of `{who}` if only classes are filtered. */
    anyTrainer: string;
    /** Label of the button that clears the filter. */
    clearLabel: string;
    todayLabel: string;
    /** Label of the class that is in progress. */
    currentLabel: string;
    /** Text of a class; with `{minutes}` and `{trainer}`. */
    cardText: string;
    /** Status after a class was chosen; with `{class}` and `{day}`. */
    chosenText: string;
    /** Text of a day without classes that match the filter. */
    emptyText: string;
  };
}

/**
 * Weekly schedule of classes, filtered by class and by trainer. Marks the current class in the
 * gym's time zone; choosing a class fills in the form of the page.
 */
export function ScheduleBoard(props: ScheduleBoardProps) {
  const { week, startTimes, classes, trainers, timeZone, form, copy } = props;
  const hydrated = useHydrated();
  const [classFilter, setClassFilter] = useState('');
  const [trainerFilter, setTrainerFilter] = useState('');
  const [chosenClass, setChosenClass] = useState<ShiftClass>();
  const now = useCurrentClass(week, timeZone);
  const matchesFilter = (shiftClass: ShiftClass) =>
    (!classFilter || shiftClass.title === classFilter) &&
    (!trainerFilter || shiftClass.trainer === trainerFilter);
  const filteredClasses = week.filter(matchesFilter);
  const filterNames = {
    what: classFilter || copy.anyClass,
    who: trainerFilter || copy.anyTrainer,
  };
  const result =
    classFilter || trainerFilter
      ? fillTemplate(filteredClasses.length > 0 ? copy.filteredText : copy.noResultText, {
          shown: filteredClasses.length,
          ...filterNames,
        })
      : fillTemplate(copy.allText, { all: week.length });
  const book = (shiftClass: ShiftClass) => {
    setChosenClass(shiftClass);
    history.replaceState(history.state, '', bookingLink(shiftClass, form));
    fillForm(form, formValuesOf(shiftClass));
    goToForm(form);
  };
  const clear = () => {
    setClassFilter('');
    setTrainerFilter('');
  };
  return (
    <div
      className={`${styles.board} ${schedulePrintStyles.board}`}
      data-ready={hydrated || undefined}
    >
      <ScheduleClock now={now} copy={copy} />
      <ScheduleFilter
        kind="class"
        legend={copy.classes}
        options={classes}
        chosen={classFilter}
        onChoose={setClassFilter}
      />
      <ScheduleFilter
        kind="trainer"
        legend={copy.trainers}
        options={trainers}
        chosen={trainerFilter}
        onChoose={setTrainerFilter}
      />
      <p className={`${styles.result} ${schedulePrintStyles.result}`}>
        <span role="status">
          {chosenClass
            ? `${fillTemplate(copy.chosenText, { class: chosenClass.title, day: dayName(chosenClass.day) })} `
            : ''}
          {result}
        </span>{' '}
        {(classFilter || trainerFilter) && (
          <button type="button" className={styles.clear} onClick={clear}>
            {copy.clearLabel}
          </button>
        )}
        <span className={styles.hint}>{copy.hint}</span>
      </p>
      <div className={`${styles.rack} ${schedulePrintStyles.rack}`}>
        <ol className={`${styles.heads} ${schedulePrintStyles.heads}`} aria-hidden="true">
          {startTimes.map(({ title, time }) => (
            <li key={time}>
              <b className="font-display">{time}</b> {title}
            </li>
          ))}
        </ol>
        {[0, 1, 2, 3, 4, 5, 6].map((day) => {
          const cards = filteredClasses.filter((shiftClass) => shiftClass.day === day);
          return (
            <section
              key={day}
              className={`${styles.day} ${schedulePrintStyles.day}`}
              data-today={now?.day === day || undefined}
            >
              <h3 className={`${styles.dayName} ${schedulePrintStyles.dayName}`}>
                {dayName(day).slice(0, 3)}
                <span>{dayName(day).slice(3)}</span>
                {now?.day === day && <small>{copy.todayLabel}</small>}
              </h3>
              {cards.length === 0 && <p className={styles.empty}>{copy.emptyText}</p>}
              <ul
                className={`${styles.cards} ${scheduleCardStyles.cards} ${schedulePrintStyles.cards}`}
              >
                {cards.map((shiftClass) => (
                  <ScheduleCard
                    key={shiftClass.startIndex}
                    shiftClass={shiftClass}
                    form={form}
                    isCurrent={now?.current === shiftClass}
                    isChosen={chosenClass === shiftClass}
                    copy={copy}
                    onChoose={book}
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
