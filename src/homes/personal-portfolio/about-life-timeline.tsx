'use client';
import { type FormEvent, useId, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { Button } from '../../elements/button/button.tsx';
import { AboutLifeEntry } from './about-life-entry.tsx';
import { AboutLifeRuler } from './about-life-ruler.tsx';
import styles from './about-life-timeline.module.css';
import {
  adjacentYear,
  ageAt,
  type Birth,
  clampYear,
  findYears,
  gapAround,
  type LifeEntry,
  type YearRange,
} from './life.ts';
import type { LifeTimelineCopy } from './life-copy-types.ts';

interface AboutLifeTimelineProps {
  dates: readonly LifeEntry[];
  birth: Birth;
  span: YearRange;
  /** Initially selected year. */
  initialYear: number;
  copy: LifeTimelineCopy;
}

/**
 * Biography on a timeline: a year is selected by drag, arrow keys, buttons or a search for a year, an age or a
 * word. Years without an entry can be selected, too. Without script and in print all entries are a list.
 */
export function AboutLifeTimeline({
  dates,
  birth,
  span,
  initialYear,
  copy,
}: AboutLifeTimelineProps) {
  const id = useId();
  const [year, setYear] = useState(initialYear);
  const [searchResult, setSearchResult] = useState<{ years: readonly number[] }>();
  const [status, setStatus] = useState('');
  const years = dates.map((date) => date.year);
  const yearsText = (count: number) =>
    count === 1 ? copy.oneYear : fillTemplate(copy.severalYears, { count });
  const announcementFor = (target: number) => {
    const date = dates.find((each) => each.year === target);
    return fillTemplate(copy.announcement, {
      year: target,
      age: ageAt(birth, target, date?.month),
      title: date?.title ?? copy.emptyYearText,
    });
  };
  const goToYear = (target: number | undefined) => {
    if (target === undefined) return;
    setYear(clampYear(target, span));
    setStatus(announcementFor(target));
  };
  const { yearsSince, yearsUntil } = gapAround(years, year);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('year') ?? '');
    const foundYears = findYears(dates, span, birth, query);
    setSearchResult({ years: foundYears });
    if (foundYears[0] !== undefined) setYear(foundYears[0]);
    setStatus(
      foundYears[0] === undefined
        ? copy.notFoundText
        : `${fillTemplate(copy.foundText, { count: foundYears.length })}. ${announcementFor(foundYears[0])}`,
    );
  };
  const previousEntryYear = adjacentYear(years, year, -1);
  const nextEntryYear = adjacentYear(years, year, 1);

  return (
    <div className={styles.root}>
      <AboutLifeRuler
        dates={dates}
        span={span}
        year={year}
        label={copy.rulerLabel}
        text={announcementFor(year)}
        hintId={`${id}-hint`}
        onYear={setYear}
      />
      <div className={styles.tools}>
        <p className={styles.hint} id={`${id}-hint`}>
          {copy.hint}
        </p>
        <p className={styles.steps}>
          <Button
            tone="outline"
            size="sm"
            aria-disabled={previousEntryYear === undefined}
            onClick={() => goToYear(previousEntryYear)}
          >
            {copy.previousLabel}
          </Button>
          <Button
            tone="outline"
            size="sm"
            aria-disabled={nextEntryYear === undefined}
            onClick={() => goToYear(nextEntryYear)}
          >
            {copy.nextLabel}
          </Button>
        </p>
        <search>
          <form className={styles.search} onSubmit={search}>
            <label htmlFor={`${id}-search`}>{copy.searchLabel}</label>
            <input id={`${id}-search`} name="year" type="search" autoComplete="off" />
            <Button tone="ink" size="sm" type="submit">
              {copy.submitLabel}
            </Button>
          </form>
        </search>
        {searchResult && (
          <p className={styles.found}>
            {searchResult.years.length === 0
              ? copy.notFoundText
              : fillTemplate(copy.foundText, { count: searchResult.years.length })}
            {searchResult.years.map((foundYear) => (
              <button
                key={foundYear}
                type="button"
                aria-pressed={foundYear === year}
                onClick={() => goToYear(foundYear)}
              >
                {foundYear}
              </button>
            ))}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
      <div className={styles.sheet}>
        <ol aria-label={copy.listLabel}>
          {dates.map((date, i) => (
            <AboutLifeEntry
              key={date.year}
              date={date}
              birth={birth}
              copy={copy}
              gap={date.year - (dates[i - 1]?.year ?? date.year)}
              isOpen={date.year === year}
            />
          ))}
        </ol>
        {!years.includes(year) && (
          <div className={styles.empty}>
            <p className={`${styles.year} font-display`}>
              {year} <span>{fillTemplate(copy.ageText, { age: ageAt(birth, year) })}</span>
            </p>
            <p className={styles.title}>{copy.emptyYearText}</p>
            <p>
              {[
                yearsSince && fillTemplate(copy.sinceText, { years: yearsText(yearsSince) }),
                yearsUntil && fillTemplate(copy.untilText, { years: yearsText(yearsUntil) }),
              ]
                .filter(Boolean)
                .join(copy.separator)}
              .
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
