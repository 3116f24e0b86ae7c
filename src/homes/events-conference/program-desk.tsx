'use client';
import { useEffect, useRef, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { Button } from '../../elements/button/button.tsx';
import { printElement } from '../../elements/print-element/print-element.ts';
import { saveFile } from '../../elements/save-file/save-file.ts';
import { calendarFile } from './calendar-file.ts';
import { clashesOf } from './clashes.ts';
import styles from './program-desk.module.css';
import programNightLineStyles from './program-night-line.module.css';
import programTwoNightsStyles from './program-two-nights.module.css';
import { storedTalks, storeTalks } from './stored-talks.ts';
import { type PrintedTalk, talksIn } from './talks-on-page.ts';

type CountText = { one: string; many: string };

interface ProgramDeskProps {
  label: string;
  emptyText: string;
  /** Number of chosen talks, with `{count}`. */
  storedCount: CountText;
  /** The same if storage is blocked. */
  unstoredCount: CountText;
  noClashText: string;
  /** Message on two talks that overlap, with `{first}` and `{second}`. */
  clashText: string;
  /** Announcement after filtering, with `{count}`. */
  filterResult: string;
  downloadChosenLabel: string;
  downloadAllLabel: string;
  clearLabel: string;
  printLabel: string;
  fileNames: { chosen: string; all: string };
  /** Facts of the calendar file; `location` with `{room}`. */
  calendar: { name: string; productId: string; host: string; location: string };
}

/** Stores the talks selected in the surrounding program, shows overlaps, and offers them as a calendar file. */
export function ProgramDesk(copy: ProgramDeskProps) {
  const rootRef = useRef<HTMLElement>(null);
  const talksRef = useRef<PrintedTalk[]>([]);
  const [chosen, setChosen] = useState<PrintedTalk[]>([]);
  const [persisted, setPersisted] = useState(true);
  const [filterResult, setFilterResult] = useState('');

  const updateChosen = () => {
    const checkedTalks = talksRef.current.filter(({ checkbox }) => checkbox.checked);
    const clashing = new Set(clashesOf(checkedTalks).flat());
    for (const talk of talksRef.current)
      talk.row.toggleAttribute('data-conflict', clashing.has(talk));
    setChosen(checkedTalks);
    setPersisted(storeTalks(checkedTalks.map(({ id }) => id)));
  };

  // The program is static HTML: listens to its checkboxes.
  useEffect(() => {
    const program = rootRef.current?.parentElement?.closest('section');
    if (!program) return;
    talksRef.current = talksIn(program);
    const storedIds = new Set(storedTalks());
    for (const { id, checkbox } of talksRef.current) checkbox.checked ||= storedIds.has(id);
    updateChosen();
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.name === 'talk') updateChosen();
      else if (target.name === 'program-track') {
        const count = talksRef.current.filter(({ row }) => row.checkVisibility()).length;
        setFilterResult(fillTemplate(copy.filterResult, { count }));
      }
    };
    program.addEventListener('change', onChange);
    return () => program.removeEventListener('change', onChange);
  }, []);

  const download = (list: readonly PrintedTalk[], name: string) => {
    const { host, location, ...options } = copy.calendar;
    const entries = list.map(({ id, startsAt, endsAt, title, who, room }) => ({
      uid: `${id}-2027@${host}`,
      start: startsAt,
      end: endsAt,
      title,
      description: who,
      location: fillTemplate(location, { room }),
    }));
    saveFile(name, calendarFile(entries, { ...options, createdAt: new Date() }), 'text/calendar');
  };
  const clearChosen = () => {
    for (const { checkbox } of talksRef.current) checkbox.checked = false;
    updateChosen();
  };

  const clashes = clashesOf(chosen);
  const count = chosen.length;
  const countText = persisted ? copy.storedCount : copy.unstoredCount;
  return (
    <>
      {/* As tall as the program, so that `client:visible` hydrates before the visitor reaches its end. */}
      <span className={styles.hydrationArea} aria-hidden="true" />
      <section
        ref={rootRef}
        aria-label={copy.label}
        className={`${styles.desk} ${programNightLineStyles.desk} ${programTwoNightsStyles.desk}`}
      >
        <div className={styles.status} aria-live="polite">
          <p>
            {count
              ? fillTemplate(count === 1 ? countText.one : countText.many, { count })
              : copy.emptyText}
          </p>
          {clashes.map(([first, second]) => (
            <p key={first.id + second.id} className={styles.clash}>
              {fillTemplate(copy.clashText, { first: first.title, second: second.title })}
            </p>
          ))}
          {count > 1 && clashes.length === 0 && <p>{copy.noClashText}</p>}
          <p className="sr-only">{filterResult}</p>
        </div>
        <div className={styles.actions}>
          {count > 0 && (
            <Button size="sm" tone="ink" onClick={() => download(chosen, copy.fileNames.chosen)}>
              {copy.downloadChosenLabel}
            </Button>
          )}
          <Button
            size="sm"
            tone="outline"
            onClick={() => download(talksRef.current, copy.fileNames.all)}
          >
            {copy.downloadAllLabel}
          </Button>
          <Button
            size="sm"
            tone="quiet"
            onClick={({ currentTarget }) => printElement(currentTarget)}
          >
            {copy.printLabel}
          </Button>
          {count > 0 && (
            <Button size="sm" tone="quiet" onClick={clearChosen}>
              {copy.clearLabel}
            </Button>
          )}
        </div>
      </section>
    </>
  );
}
