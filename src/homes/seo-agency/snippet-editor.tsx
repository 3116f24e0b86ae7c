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
import { type Draft, faultsOf } from './snippet-faults.ts';
import './snippet-editor.css';

const nothing: Draft = { address: '', title: '', text: '', query: '' };

/** Returns the text for the form: label, URL, title, description, and the search query. */
const linesOf = (before: string, { address, title, text, query }: Draft): string =>
  [before, address, title, text, query && `“${query}”`].filter(Boolean).join('\n');

/**
 * An editor for one search result: title and description are measured in pixels on input, shown as on a
 * desktop and on a phone, truncated at the end of a word, and their faults are listed.
 */
export function SnippetEditor(copy: SnippetCopy) {
  const { fields, examples, empty } = copy;
  const id = useId();
  const [draft, setDraft] = useState<Draft>(examples[0]?.draft ?? nothing);
  const title = cutLine(draft.title, settings.desk.title);
  const text = cutLine(draft.text, settings.desk.text, draft.query);
  const faults = faultsOf(draft, copy.faults);
  const [titleRoom, textRoom] = [settings.desk.title.room, settings.desk.text.room];
  const announced = useDebouncedAnnouncement(
    fillTemplate(copy.said, {
      title: Math.ceil(title.width),
      room: titleRoom,
      text: Math.ceil(text.width),
      textRoom,
      faults: faults.map(({ said }) => said).join(' '),
    }),
    1200,
  );
  const set = (field: keyof Draft) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setDraft((before) => ({ ...before, [field]: value }));
  };
  const meter = (width: number, room: number) =>
    `${fillTemplate(copy.meter, { width: Math.ceil(width), room })}${width > room ? `, ${fillTemplate(copy.over, { over: Math.ceil(width - room) })}` : ''}`;
  const isShown = (example: Draft) =>
    example.title === draft.title && example.text === draft.text && example.query === draft.query;

  return (
    <fieldset className="snippet">
      <legend className="sr-only">{copy.legend}</legend>
      <label className="snippet-query">
        <span>{fields.query}</span>
        <input value={draft.query} onChange={set('query')} autoComplete="off" enterKeyHint="done" />
      </label>
      <p className="snippet-place" id={`${id}-desk`}>
        {copy.desk}
      </p>
      <section className="snippet-desk" aria-labelledby={`${id}-desk`}>
        <ResultView draft={draft} place={settings.desk} empty={empty} />
      </section>
      <div className="snippet-fields">
        <label htmlFor={`${id}-title`}>{fields.title}</label>
        <span
          className="snippet-meter"
          id={`${id}-title-meter`}
          data-over-limit={title.cut || undefined}
        >
          {meter(title.width, titleRoom)}
        </span>
        <input
          id={`${id}-title`}
          className="snippet-title"
          value={draft.title}
          onChange={set('title')}
          aria-describedby={`${id}-title-meter`}
          autoComplete="off"
        />
        <PixelRuler width={title.width} room={titleRoom} long={840} />
        <label htmlFor={`${id}-text`}>{fields.text}</label>
        <span
          className="snippet-meter"
          id={`${id}-text-meter`}
          data-over-limit={text.cut || undefined}
        >
          {meter(text.width, textRoom)}
        </span>
        <textarea
          id={`${id}-text`}
          rows={4}
          value={draft.text}
          onChange={set('text')}
          aria-describedby={`${id}-text-meter`}
        />
        <PixelRuler width={text.width} room={textRoom} long={1288} />
        <label htmlFor={`${id}-address`} className="snippet-address">
          {fields.address}
        </label>
        <input
          id={`${id}-address`}
          value={draft.address}
          onChange={set('address')}
          inputMode="url"
          autoComplete="off"
        />
      </div>
      <section className="snippet-phone" aria-label={copy.phone}>
        <p className="snippet-searched">{draft.query || '…'}</p>
        <ResultView draft={draft} place={settings.phone} empty={empty} />
        {copy.rivals.map((rival) => (
          <div key={rival.address} className="snippet-rival">
            <ResultView
              draft={{ ...rival, query: draft.query }}
              place={settings.phone}
              empty={empty}
            />
          </div>
        ))}
        <p className="snippet-label">{copy.phone}</p>
      </section>
      <div className="snippet-said">
        <p className="snippet-rosa">{copy.rosa}</p>
        <ul>
          {faults.map(({ id: key, grave, said }) => (
            <li key={key} data-severe={grave || undefined}>
              {said}
            </li>
          ))}
        </ul>
      </div>
      <div className="snippet-deeds">
        <span>{copy.examplesLabel}</span>
        <span className="snippet-begin">
          {[...examples, { name: copy.clear, draft: nothing }].map((example) => (
            <button
              key={example.name}
              type="button"
              aria-pressed={isShown(example.draft)}
              onClick={() => setDraft(example.draft)}
            >
              {example.name}
            </button>
          ))}
        </span>
        <Button
          href={copy.send.link}
          tone="solid"
          onClick={() =>
            fillForm(copy.send.link, {
              comment: appendText(copy.sent, linesOf(copy.sent, draft)),
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
