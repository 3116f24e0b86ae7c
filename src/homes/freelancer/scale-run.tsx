'use client';
import { type SyntheticEvent, useRef, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { type BasicRun, runBasic } from './basic-interpreter.ts';
import type { ListingLine } from './scale-listing.ts';
import styles from './scale-run.module.css';

interface ScaleRunProps {
  listing: readonly ListingLine[];
  heading: string;
  gross: string;
  tare: string;
  month: string;
  submitLabel: string;
  /** Initial values of the fields. */
  initialValues: { gross: number; tare: number; month: number };
  /** Summary of a run, with `{count}` and `{line}`. */
  summaryText: string;
}

/** Marks the executed lines of the listing in this section, in order. */
function markExecutedLines(section: Element | null | undefined, visited: readonly number[]): void {
  for (const line of section?.querySelectorAll<HTMLElement>('[data-line]') ?? []) {
    const order = visited.indexOf(Number(line.dataset['line']));
    line.removeAttribute('data-complete');
    if (order < 0) continue;
    line.style.setProperty('--at', String(order));
    // Forces a style recalculation, so that the animation restarts.
    line.getBoundingClientRect();
    line.setAttribute('data-complete', '');
  }
}

/** Form that runs the listing beside it, prints the output, and marks the executed lines. */
export function ScaleRun(props: ScaleRunProps) {
  const { listing, heading, gross, tare, month, submitLabel, initialValues, summaryText } = props;
  const [run, setRun] = useState<BasicRun>(() =>
    runBasic(listing, [initialValues.gross, initialValues.tare, initialValues.month]),
  );
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const inputs = ['gross', 'tare', 'month'].map((name) => Number(data.get(name)));
    const next = runBasic(listing, inputs);
    setRun(next);
    markExecutedLines(form.current?.closest('section'), next.visited);
  };
  const fields = [
    { name: 'gross', label: gross, value: initialValues.gross, min: 0, max: 999_999, step: 10 },
    { name: 'tare', label: tare, value: initialValues.tare, min: 0, max: 99_999, step: 10 },
    { name: 'month', label: month, value: initialValues.month, min: 1, max: 12, step: 1 },
  ];
  const status = fillTemplate(summaryText, {
    count: run.visited.length,
    line: run.visited.at(-1) ?? 0,
  });
  return (
    <form
      ref={form}
      method="get"
      data-replay-until="island"
      className={styles.form}
      onSubmit={submit}
    >
      <h3 className={styles.heading}>{heading}</h3>
      {fields.map(({ name, label, value, ...limits }) => (
        <label key={name} className={styles.field}>
          <span>{label}</span>
          <input
            type="number"
            name={name}
            defaultValue={value}
            inputMode="numeric"
            required
            {...limits}
          />
        </label>
      ))}
      <button type="submit" className={styles.submit}>
        {submitLabel}
      </button>
      <output className={styles.print}>
        {run.printed.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <small>{status}</small>
      </output>
    </form>
  );
}
