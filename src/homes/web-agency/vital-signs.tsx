'use client';
import { useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { Button } from '../../elements/button/button.tsx';
import { useDebouncedAnnouncement } from '../../elements/live-region/use-debounced-announcement.ts';
import { Dial } from './dial.tsx';
import { type LoadCopy, LoadList } from './load-list.tsx';
import { metricNames, metricText, metricValue } from './metric-text.ts';
import { useVitalSigns } from './use-vital-signs.ts';
import styles from './vital-signs.module.css';

interface SignCopy {
  /** Abbreviation, such as LCP. */
  title: string;
  /** Plain name. */
  name: string;
  /** Largest good value, in the unit of the sign. */
  limit: number;
  /** Meaning of the sign. */
  text: string;
}

interface VitalSignsProps {
  label: string;
  /** Text without a script. */
  withoutScriptText: string;
  waitingText: string;
  unsupportedText: string;
  noValueText: string;
  /** Limit of a value; with `{limit}`. */
  limit: string;
  withinText: string;
  overText: string;
  unit: string;
  lcp: SignCopy;
  inp: SignCopy & { noValueText: string };
  cls: SignCopy;
  bytes: SignCopy & { cachedText: string; unknownSizeText: string };
  requests: SignCopy;
  spoil: { label: string; stallLabel: string; pushLabel: string; pushedText: string };
  list: LoadCopy;
  /** Announcement; with `{signs}`. */
  announcementText: string;
}

/** Keeps the page from answering, as a heavy script does. */
function blockPage(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/**
 * The vital signs of the current page, measured on this very visit: LCP, INP, CLS, bytes and requests, each
 * with its limit and its meaning; the loaded resources, heaviest first; and two buttons that spoil the
 * figures. Announces only new figures and exceeded limits.
 */
export function VitalSigns(copy: VitalSignsProps) {
  const { label, withoutScriptText, waitingText, unsupportedText, noValueText, spoil, list } = copy;
  const measured = useVitalSigns();
  const [isPushed, setIsPushed] = useState(false);
  const signs = metricNames.map((name) => {
    const { title, name: fullName, limit, text } = copy[name];
    const value = metricValue(name, measured);
    const isKnown = typeof value === 'number';
    const pendingText = measured ? noValueText : waitingText;
    const valueText = isKnown ? metricText(name, value) : value === null ? '–' : pendingText;
    const isOver = isKnown && value > limit;
    return { name, title, fullName, limit, text, value, isKnown, valueText, isOver };
  });
  const verdict = signs
    .filter(({ isKnown }) => isKnown)
    .map(({ title, isOver }) => `${title} ${isOver ? copy.overText : copy.withinText}`)
    .join(', ');
  // Announces a verdict that has changed and has been stable for two seconds: figures alone change all the
  // time.
  const announced = useDebouncedAnnouncement(verdict, 2000);
  // Later than half a second after the press, or it would count as caused by the input.
  const togglePush = () => setTimeout(() => setIsPushed((before) => !before), 650);
  const load = measured?.load;
  return (
    <section aria-label={label}>
      {isPushed && <p className={styles.shiftedText}>{spoil.pushedText}</p>}
      <div className={styles.metrics} data-this-visit="">
        {!measured && <p className={styles.noScript}>{withoutScriptText}</p>}
        <div className={styles.scale}>
          <Dial grams={(load?.bytes ?? 0) / 1000} maxGrams={copy.bytes.limit / 1000} />
          <p className={styles.grams} aria-hidden="true">
            {load ? Math.round(load.bytes / 1000).toLocaleString('en-US') : '—'} {copy.unit}
          </p>
          <div className={styles.disturbances}>
            <p>{spoil.label}</p>
            <Button tone="outline" size="sm" onClick={() => blockPage(300)}>
              {spoil.stallLabel}
            </Button>
            <Button tone="outline" size="sm" onClick={togglePush}>
              {spoil.pushLabel}
            </Button>
          </div>
        </div>
        <dl className={styles.list}>
          {signs.map(
            ({ name, title, fullName, limit, text, value, isKnown, valueText, isOver }) => (
              <div key={name} className={styles.metric} data-over-limit={isOver || undefined}>
                <dt>
                  <abbr title={fullName}>{title}</abbr> <span>{fullName}</span>
                </dt>
                <dd className={styles.value} data-known={isKnown || undefined}>
                  {valueText}
                </dd>
                <dd className={styles.limit}>
                  {isKnown && `${isOver ? copy.overText : copy.withinText}, `}
                  {fillTemplate(copy.limit, { limit: metricText(name, limit) })}
                </dd>
                <dd className={styles.text}>
                  {value === null ? unsupportedText : text}
                  {name === 'inp' && value !== null && (
                    <span className={measured && !isKnown ? undefined : 'invisible'}>
                      {' '}
                      {copy.inp.noValueText}
                    </span>
                  )}
                </dd>
              </div>
            ),
          )}
        </dl>
      </div>
      {load && (
        <LoadList load={load} copy={list}>
          {load.cachedCount > 0 && fillTemplate(copy.bytes.cachedText, { count: load.cachedCount })}{' '}
          {load.unknownSizeCount > 0 &&
            fillTemplate(copy.bytes.unknownSizeText, { count: load.unknownSizeCount })}
        </LoadList>
      )}
      <p role="status" data-this-visit="" className="sr-only">
        {announced && fillTemplate(copy.announcementText, { signs: announced })}
      </p>
    </section>
  );
}
