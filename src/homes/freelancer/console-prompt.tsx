'use client';
import { type CSSProperties, useId, useRef } from 'react';
import type { ConsoleLine } from './console-line.ts';
import styles from './console-prompt.module.css';
import type { AskFields } from './free-answer.ts';
import type { PageFile } from './page-text.ts';
import { useConsole } from './use-console.ts';

interface ConsolePromptProps {
  files: readonly PageFile[];
  fields: AskFields;
  stocks: readonly string[];
  paperName: string;
  /** URL of the list of commands: the form's action without script. */
  action: string;
  /** Accessible name of the output. */
  logLabel: string;
  /** Label of the field. */
  label: string;
  /** Label of the field's button. */
  submitLabel: string;
  /** Hint on keys. */
  hint: string;
  placeholder: string;
  /** Initial output: an input and its answer. */
  initialEntry: { typed: string; lines: readonly string[] };
  /** Commands as buttons; without script, links to the equivalent section. */
  keys: readonly { title: string; link: string }[];
}

/** One line of output, animated after those above it. */
function PrintedLine({ line, index }: { line: ConsoleLine; index: number }) {
  const style = { '--strike': index } as CSSProperties;
  return (
    <p className={styles.line} style={style}>
      {typeof line === 'string' ? line : <a href={line.link}>{line.text}</a>}
    </p>
  );
}

/**
 * Console: a form with one field, history by the arrow keys, completion by
 * Tab. Without script the form leads to the list of commands, and the buttons to their sections.
 */
export function ConsolePrompt(props: ConsolePromptProps) {
  const {
    action,
    logLabel,
    label,
    submitLabel,
    hint,
    placeholder,
    initialEntry,
    keys,
    ...options
  } = props;
  const id = useId();
  const outputRef = useRef<HTMLDivElement>(null);
  const { input, entries, run, submit, onKeyDown, onPaste } = useConsole(outputRef, options);
  return (
    <div className={styles.console}>
      <form
        method="get"
        action={action}
        data-replay-until="island"
        className={styles.form}
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
          placeholder={placeholder}
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
      <p id={`${id}-keys`} className={styles.hint}>
        {hint}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <div ref={outputRef} role="log" aria-label={logLabel} tabIndex={0} className={styles.roll}>
        <div>
          <p className={styles.typedLine}>{initialEntry.typed}</p>
          {initialEntry.lines.map((line) => (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ))}
        </div>
        {entries.map(({ id: key, typed, lines }) => (
          <div key={key} data-new="">
            <p className={styles.typedLine}>{typed}</p>
            {lines.map((line, index) => (
              <PrintedLine key={index} line={line} index={Math.min(index, 16)} />
            ))}
          </div>
        ))}
      </div>
      <ul className={styles.keys}>
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
