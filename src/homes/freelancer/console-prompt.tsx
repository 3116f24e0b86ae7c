'use client';
import { type CSSProperties, useId, useRef } from 'react';
import type { ConsoleLine } from './console-line.ts';
import type { AskFields } from './free-answer.ts';
import type { PageFile } from './page-text.ts';
import { useConsole } from './use-console.ts';
import './console-prompt.css';

interface ConsolePromptProps {
  files: readonly PageFile[];
  fields: AskFields;
  stocks: readonly string[];
  paperName: string;
  /** URL of the list of commands: the form's action without script. */
  action: string;
  /** Accessible name of the output, label of the field, text of its button, and a hint on keys. */
  logLabel: string;
  label: string;
  submitLabel: string;
  hint: string;
  /** Placeholder. */
  example: string;
  /** Initial output: an input and its answer. */
  first: { typed: string; lines: readonly string[] };
  /** Commands as buttons; without script, links to the equivalent section. */
  keys: readonly { title: string; link: string }[];
}

/** One line of output, animated after those above it. */
function PrintedLine({ line, index }: { line: ConsoleLine; index: number }) {
  const style = { '--strike': index } as CSSProperties;
  return (
    <p className="tty-line" style={style}>
      {typeof line === 'string' ? line : <a href={line.link}>{line.text}</a>}
    </p>
  );
}

/**
 * Console: a form with one field, history by the arrow keys, completion by
 * Tab. Without script the form leads to the list of commands, and the buttons to their sections.
 */
export function ConsolePrompt(props: ConsolePromptProps) {
  const { action, logLabel, label, submitLabel, hint, example, first, keys, ...options } = props;
  const id = useId();
  const roll = useRef<HTMLDivElement>(null);
  const { input, printed, run, submit, onKeyDown, onPaste } = useConsole(roll, options);
  return (
    <div className="tty">
      <form
        method="get"
        action={action}
        data-replay-until="island"
        className="tty-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          name="ask"
          type="text"
          placeholder={example}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          aria-describedby={`${id}-keys`}
          maxLength={200}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <button type="submit">{submitLabel}</button>
      </form>
      <p id={`${id}-keys`} className="tty-hint">
        {hint}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <div ref={roll} role="log" aria-label={logLabel} tabIndex={0} className="tty-roll">
        <div>
          <p className="tty-typed">{first.typed}</p>
          {first.lines.map((line) => (
            <p key={line} className="tty-line">
              {line}
            </p>
          ))}
        </div>
        {printed.map(({ id: key, typed, lines }) => (
          <div key={key} data-new="">
            <p className="tty-typed">{typed}</p>
            {lines.map((line, index) => (
              <PrintedLine key={index} line={line} index={Math.min(index, 16)} />
            ))}
          </div>
        ))}
      </div>
      <ul className="tty-keys">
        {keys.map(({ title, link }) => (
          <li key={title}>
            <a
              href={link}
              data-replay-until="island"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                run(title);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
