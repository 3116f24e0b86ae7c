'use client';
import { useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { Button } from '../../elements/button/button.tsx';
import { useDebouncedAnnouncement } from '../../elements/live-region/use-debounced-announcement.ts';
import { Dial } from './dial.tsx';
import { type LoadCopy, LoadList } from './load-list.tsx';
import { signNames, signText, signValue } from './sign-text.ts';
import { useVitalSigns } from './use-vital-signs.ts';
import './vital-signs.css';

interface SignCopy {
  title: string;
  name: string;
  limit: number;
  text: string;
}

interface VitalSignsProps {
  label: string;
  /** Text without a script. */
  still: string;
  waiting: string;
  unable: string;
  none: string;
  /** `{limit}` is filled in. */
  limit: string;
  within: string;
  over: string;
  unit: string;
  lcp: SignCopy;
  inp: SignCopy & { none: string };
  cls: SignCopy;
  bytes: SignCopy & { stored: string; untold: string };
  requests: SignCopy;
  spoil: { label: string; stall: string; push: string; pushed: string };
  list: LoadCopy;
  /** Announcement: `{signs}`. */
  said: string;
}

/** Keeps the page from answering, as a heavy script does. */
function stall(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/**
 * The vital signs of the current page, measured on this very visit: LCP, INP, CLS, bytes and requests, each
 * with its limit and its meaning; the loaded resources, heaviest first; and two buttons that spoil the
 * figures. Announces only new figures and exceeded limits.
 */
export function VitalSigns(words: VitalSignsProps) {
  const { label, still, waiting, unable, none, spoil, list } = words;
  const measured = useVitalSigns();
  const [pushed, setPushed] = useState(false);
  const signs = signNames.map((name) => {
    const { title, name: long, limit, text } = words[name];
    const value = signValue(name, measured);
    const known = typeof value === 'number';
    const shown = known ? signText(name, value) : value === null ? '–' : measured ? none : waiting;
    const over = known && value > limit;
    return { name, title, long, limit, text, value, known, shown, over };
  });
  const verdict = signs
    .filter(({ known }) => known)
    .map(({ title, over }) => `${title} ${over ? words.over : words.within}`)
    .join(', ');
  // Announces a verdict that has changed and has been stable for two seconds: figures alone change all the
  // time.
  const announced = useDebouncedAnnouncement(verdict, 2000);
  // Later than half a second after the press, or it would count as caused by the input.
  const push = () => setTimeout(() => setPushed((before) => !before), 650);
  const load = measured?.load;
  return (
    <section aria-label={label}>
      {pushed && <p className="signs-pushed">{spoil.pushed}</p>}
      <div className="signs" data-this-visit="">
        {!measured && <p className="signs-still">{still}</p>}
        <div className="signs-scale">
          <Dial grams={(load?.bytes ?? 0) / 1000} full={words.bytes.limit / 1000} />
          <p className="signs-grams" aria-hidden="true">
            {load ? Math.round(load.bytes / 1000).toLocaleString('en-US') : '—'} {words.unit}
          </p>
          <div className="signs-spoil">
            <p>{spoil.label}</p>
            <Button tone="outline" size="sm" onClick={() => stall(300)}>
              {spoil.stall}
            </Button>
            <Button tone="outline" size="sm" onClick={push}>
              {spoil.push}
            </Button>
          </div>
        </div>
        <dl className="signs-list">
          {signs.map(({ name, title, long, limit, text, value, known, shown, over }) => (
            <div key={name} className="signs-one" data-over-limit={over || undefined}>
              <dt>
                <abbr title={long}>{title}</abbr> <span>{long}</span>
              </dt>
              <dd className="signs-value" data-known={known || undefined}>
                {shown}
              </dd>
              <dd className="signs-limit">
                {known && `${over ? words.over : words.within}, `}
                {fillTemplate(words.limit, { limit: signText(name, limit) })}
              </dd>
              <dd className="signs-text">
                {value === null ? unable : text}
                {name === 'inp' && value !== null && (
                  <span className={measured && !known ? undefined : 'invisible'}>
                    {' '}
                    {words.inp.none}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {load && (
        <LoadList load={load} copy={list}>
          {load.stored > 0 && fillTemplate(words.bytes.stored, { count: load.stored })}{' '}
          {load.untold > 0 && fillTemplate(words.bytes.untold, { count: load.untold })}
        </LoadList>
      )}
      <p role="status" data-this-visit="" className="sr-only">
        {announced && fillTemplate(words.said, { signs: announced })}
      </p>
    </section>
  );
}
