'use client';
import { useEffect, useRef, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { Button } from '../../elements/button/button.tsx';
import { printElement } from '../../elements/print-element/print-element.ts';
import { saveFile } from '../../elements/save-file/save-file.ts';
import { calendarFile } from './calendar-file.ts';
import { clashesOf } from './clashes.ts';
import { storedTalks, storeTalks } from './stored-talks.ts';
import { type PrintedTalk, talksIn } from './talks-on-page.ts';
import './program-desk.css';

type Amount = { one: string; many: string };

interface ProgramDeskProps {
  label: string;
  none: string;
  /** `{count}` is filled in. */
  some: Amount;
  /** Message if storage is blocked. */
  unkept: Amount;
  free: string;
  /** `{first}` and `{second}` are filled in. */
  clash: string;
  shown: string;
  takeChosen: string;
  takeAll: string;
  clear: string;
  print: string;
  file: { chosen: string; all: string };
  calendar: { name: string; productId: string; host: string; place: string };
}

/** Stores the talks selected in the surrounding program, shows overlaps, and offers them as a calendar file. */
export function ProgramDesk(words: ProgramDeskProps) {
  const desk = useRef<HTMLElement>(null);
  const talks = useRef<PrintedTalk[]>([]);
  const [chosen, setChosen] = useState<PrintedTalk[]>([]);
  const [kept, setKept] = useState(true);
  const [shown, setShown] = useState('');

  const read = () => {
    const checkedTalks = talks.current.filter(({ box }) => box.checked);
    const clashing = new Set(clashesOf(checkedTalks).flat());
    for (const talk of talks.current) talk.row.toggleAttribute('data-conflict', clashing.has(talk));
    setChosen(checkedTalks);
    setKept(storeTalks(checkedTalks.map(({ id }) => id)));
  };

  // The program is static HTML: listens to its checkboxes.
  useEffect(() => {
    const program = desk.current?.parentElement?.closest('section');
    if (!program) return;
    talks.current = talksIn(program);
    const before = new Set(storedTalks());
    for (const { id, box } of talks.current) box.checked ||= before.has(id);
    read();
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.name === 'talk') read();
      else if (target.name === 'program-track') {
        const count = talks.current.filter(({ row }) => row.checkVisibility()).length;
        setShown(fillTemplate(words.shown, { count }));
      }
    };
    program.addEventListener('change', onChange);
    return () => program.removeEventListener('change', onChange);
  }, []);

  const take = (list: readonly PrintedTalk[], name: string) => {
    const { host, place, ...options } = words.calendar;
    const entries = list.map(({ id, begins, ends, title, who, room }) => ({
      uid: `${id}-2027@${host}`,
      from: begins,
      to: ends,
      title,
      text: who,
      place: fillTemplate(place, { room }),
    }));
    saveFile(name, calendarFile(entries, { ...options, made: new Date() }), 'text/calendar');
  };
  const clear = () => {
    for (const { box } of talks.current) box.checked = false;
    read();
  };

  const clashes = clashesOf(chosen);
  const count = chosen.length;
  const amount = kept ? words.some : words.unkept;
  return (
    <>
      {/* As tall as the program, so that `client:visible` hydrates before the visitor reaches its end. */}
      <span className="desk-wake" aria-hidden="true" />
      <section ref={desk} aria-label={words.label} className="desk">
        <div className="desk-said" aria-live="polite">
          <p>
            {count ? fillTemplate(count === 1 ? amount.one : amount.many, { count }) : words.none}
          </p>
          {clashes.map(([first, second]) => (
            <p key={first.id + second.id} className="desk-clash">
              {fillTemplate(words.clash, { first: first.title, second: second.title })}
            </p>
          ))}
          {count > 1 && clashes.length === 0 && <p>{words.free}</p>}
          <p className="sr-only">{shown}</p>
        </div>
        <div className="desk-deeds">
          {count > 0 && (
            <Button size="sm" tone="ink" onClick={() => take(chosen, words.file.chosen)}>
              {words.takeChosen}
            </Button>
          )}
          <Button size="sm" tone="outline" onClick={() => take(talks.current, words.file.all)}>
            {words.takeAll}
          </Button>
          <Button
            size="sm"
            tone="quiet"
            onClick={({ currentTarget }) => printElement(currentTarget)}
          >
            {words.print}
          </Button>
          {count > 0 && (
            <Button size="sm" tone="quiet" onClick={clear}>
              {words.clear}
            </Button>
          )}
        </div>
      </section>
    </>
  );
}
