'use client';
import { type FormEvent, useId, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { Button } from '../../elements/button/button.tsx';
import { AboutLifeEntry } from './about-life-entry.tsx';
import { AboutLifeRuler } from './about-life-ruler.tsx';
import {
  ageAt,
  type Birth,
  clampYear,
  findYears,
  gapAround,
  type LifeDate,
  nextYear,
  type Span,
} from './life.ts';
import type { LifeTimelineCopy } from './life-copy-types.ts';
import './about-life-timeline.css';

interface AboutLifeTimelineProps {
  dates: readonly LifeDate[];
  birth: Birth;
  span: Span;
  /** Initially selected year. */
  opens: number;
  copy: LifeTimelineCopy;
}

/**
 * Biography on a timeline: a year is selected by drag, arrow keys, buttons or a search for a year, an age or a
 * word. Years without an entry can be selected, too. Without script and in print all entries are a list.
 */
export function AboutLifeTimeline({ dates, birth, span, opens, copy }: AboutLifeTimelineProps) {
  const id = useId();
  const [year, setYear] = useState(opens);
  const [found, setFound] = useState<{ years: readonly number[] }>();
  const [said, setSaid] = useState('');
  const years = dates.map((date) => date.year);
  const spell = (count: number) => (count === 1 ? copy.year : fillTemplate(copy.years, { count }));
  const named = (to: number) => {
    const date = dates.find((one) => one.year === to);
    return fillTemplate(copy.said, {
      year: to,
      age: ageAt(birth, to, date?.month),
      title: date?.title ?? copy.empty,
    });
  };
  const go = (to: number | undefined) => {
    if (to === undefined) return;
    setYear(clampYear(to, span));
    setSaid(named(to));
  };
  const { since, until } = gapAround(years, year);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('year') ?? '');
    const hits = findYears(dates, span, birth, query);
    setFound({ years: hits });
    if (hits[0] !== undefined) setYear(hits[0]);
    setSaid(
      hits[0] === undefined
        ? copy.none
        : `${fillTemplate(copy.found, { count: hits.length })}. ${named(hits[0])}`,
    );
  };
  const before = nextYear(years, year, -1);
  const after = nextYear(years, year, 1);

  return (
    <div className="life-walk">
      <AboutLifeRuler
        dates={dates}
        span={span}
        year={year}
        label={copy.ruler}
        text={named(year)}
        hint={`${id}-hint`}
        onYear={setYear}
      />
      <div className="life-tools">
        <p className="life-hint" id={`${id}-hint`}>
          {copy.hint}
        </p>
        <p className="life-steps">
          <Button
            tone="outline"
            size="sm"
            aria-disabled={before === undefined}
            onClick={() => go(before)}
          >
            {copy.previous}
          </Button>
          <Button
            tone="outline"
            size="sm"
            aria-disabled={after === undefined}
            onClick={() => go(after)}
          >
            {copy.next}
          </Button>
        </p>
        <search>
          <form className="life-search" onSubmit={search}>
            <label htmlFor={`${id}-search`}>{copy.search}</label>
            <input id={`${id}-search`} name="year" type="search" autoComplete="off" />
            <Button tone="ink" size="sm" type="submit">
              {copy.find}
            </Button>
          </form>
        </search>
        {found && (
          <p className="life-found">
            {found.years.length === 0
              ? copy.none
              : fillTemplate(copy.found, { count: found.years.length })}
            {found.years.map((hit) => (
              <button key={hit} type="button" aria-pressed={hit === year} onClick={() => go(hit)}>
                {hit}
              </button>
            ))}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="life-sheet">
        <ol className="life-list" aria-label={copy.list}>
          {dates.map((date, i) => (
            <AboutLifeEntry
              key={date.year}
              date={date}
              birth={birth}
              copy={copy}
              gap={date.year - (dates[i - 1]?.year ?? date.year)}
              open={date.year === year}
            />
          ))}
        </ol>
        {!years.includes(year) && (
          <div className="life-empty">
            <p className="life-year font-display">
              {year} <span>{fillTemplate(copy.age, { age: ageAt(birth, year) })}</span>
            </p>
            <p className="life-title">{copy.empty}</p>
            <p>
              {[
                since && fillTemplate(copy.since, { years: spell(since) }),
                until && fillTemplate(copy.until, { years: spell(until) }),
              ]
                .filter(Boolean)
                .join(copy.join)}
              .
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
