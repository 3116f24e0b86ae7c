'use client';
import { useId, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { Button } from '../../elements/button/button.tsx';
import { useDebouncedAnnouncement } from '../../elements/live-region/use-debounced-announcement.ts';
import { appendText, fillForm } from '../../forms/fill-form.ts';
import { PixelRuler } from './pixel-ruler.tsx';
import { ResultView } from './result-view.tsx';
import { cutLine, settings } from './snippet.ts';
import type { SnippetCopy } from './snippet-copy-types.ts';
import styles from './snippet-editor.module.css';
import { type Draft, faultsOf } from './snippet-faults.ts';

const emptyDraft: Draft = { address: '', title: '', text: '', query: '' };

/** Returns the text for the form: label, URL, title, description, and the search query. */
const messageOf = (prefix: string, { address, title, text, query }: Draft): string =>
  [prefix, address, title, text, query && `“${query}”`].filter(Boolean).join('\n');

/**
 * An editor for one search result: title and description are measured in pixels on input, shown as on a
 * desktop and on a phone, truncated at the end of a word, and their faults are listed.
 */
export function SnippetEditor(copy: SnippetCopy) {
  const { fields, examples, placeholders } = copy;
  const id = useId();
  const [draft, setDraft] = useState<Draft>(examples[0]?.draft ?? emptyDraft);
  const title = cutLine(draft.title, settings.desk.title);
  const text = cutLine(draft.text, settings.desk.text, draft.query);
  const faults = faultsOf(draft, copy.faults);
  const [titleRoom, textRoom] = [settings.desk.title.maxWidth, settings.desk.text.maxWidth];
  const announced = useDebouncedAnnouncement(
    fillTemplate(copy.announcementText, {
      title: Math.ceil(title.width),
      room: titleRoom,
      text: Math.ceil(text.width),
      textRoom,
      faults: faults.map(({ message }) => message).join(' '),
    }),
    1200,
  );
  const setField = (field: keyof Draft) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setDraft((before) => ({ ...before, [field]: value }));
  };
  const meter = (width: number, room: number) =>
    `${fillTemplate(copy.meterText, { width: Math.ceil(width), room })}${width > room ? `, ${fillTemplate(copy.overText, { over: Math.ceil(width - room) })}` : ''}`;
  const isCurrent = (example: Draft) =>
    example.title === draft.title && example.text === draft.text && example.query === draft.query;

  return (
    <fieldset className={styles.snippet}>
      <legend className="sr-only">{copy.legend}</legend>
      <label className={styles.query}>
        <span>{fields.query}</span>
        <input
          value={draft.query}
          onChange={setField('query')}
          autoComplete="off"
          enterKeyHint="done"
        />
      </label>
      <p className={styles.place} id={`${id}-desk`}>
        {copy.desktopLabel}
      </p>
      <section className={styles.desk} aria-labelledby={`${id}-desk`}>
        <ResultView draft={draft} lineSettings={settings.desk} placeholders={placeholders} />
      </section>
      <div className={styles.fields}>
        <label htmlFor={`${id}-title`}>{fields.title}</label>
        <span
          className={styles.meter}
          id={`${id}-title-meter`}
          data-over-limit={title.isCut || undefined}
        >
          {meter(title.width, titleRoom)}
        </span>
        <input
          id={`${id}-title`}
          className={styles.title}
          value={draft.title}
          onChange={setField('title')}
          aria-describedby={`${id}-title-meter`}
          autoComplete="off"
        />
        <PixelRuler width={title.width} maxWidth={titleRoom} length={840} />
        <label htmlFor={`${id}-text`}>{fields.text}</label>
        <span
          className={styles.meter}
          id={`${id}-text-meter`}
          data-over-limit={text.isCut || undefined}
        >
          {meter(text.width, textRoom)}
        </span>
        <textarea
          id={`${id}-text`}
          rows={4}
          value={draft.text}
          onChange={setField('text')}
          aria-describedby={`${id}-text-meter`}
        />
        <PixelRuler width={text.width} maxWidth={textRoom} length={1288} />
        <label htmlFor={`${id}-address`} className={styles.address}>
          {fields.address}
        </label>
        <input
          id={`${id}-address`}
          value={draft.address}
          onChange={setField('address')}
          inputMode="url"
          autoComplete="off"
        />
      </div>
      <section className={styles.phone} aria-label={copy.phoneLabel}>
        <p className={styles.searched}>{draft.query || '…'}</p>
        <ResultView draft={draft} lineSettings={settings.phone} placeholders={placeholders} />
        {copy.competitors.map((competitor) => (
          <div key={competitor.address} className={styles.competitor}>
            <ResultView
              draft={{ ...competitor, query: draft.query }}
              lineSettings={settings.phone}
              placeholders={placeholders}
            />
          </div>
        ))}
        <p className={styles.label}>{copy.phoneLabel}</p>
      </section>
      <div className={styles.faults}>
        <p className={styles.faultsHeading}>{copy.faultsHeading}</p>
        <ul>
          {faults.map(({ id: key, isSevere, message }) => (
            <li key={key} data-severe={isSevere || undefined}>
              {message}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.examples}>
        <span>{copy.examplesLabel}</span>
        <span className={styles.exampleButtons}>
          {[...examples, { name: copy.emptyDraftLabel, draft: emptyDraft }].map((example) => (
            <button
              key={example.name}
              type="button"
              aria-pressed={isCurrent(example.draft)}
              onClick={() => setDraft(example.draft)}
            >
              {example.name}
            </button>
          ))}
        </span>
        <Button
          href={copy.send.link}
          data-replay-until="island"
          tone="solid"
          onClick={() =>
            fillForm(copy.send.link, {
              comment: appendText(copy.messagePrefix, messageOf(copy.messagePrefix, draft)),
            })
          }
        >
          {copy.send.title}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </fieldset>
  );
}
