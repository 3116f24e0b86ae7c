'use client';
import { useId, useState } from 'react';
import { formatDollars } from '../../content/format-dollars.ts';
import nativeSelectStyles from '../../elements/field/native-select.module.css';
import { appendText, fillForm, goToForm } from '../../forms/fill-form.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import styles from './custom-stamp.module.css';
import { maximumLetters, parseValue, priceOf, typesetValue } from './custom-value.ts';
import type { Die } from './dies.ts';
import stampHeightsStyles from './stamp-heights.module.css';

/** Form that the stamp is filled into. */
interface FormTarget {
  /** Selector of the form. */
  anchor: string;
  /** Name of the field for the die. */
  dieField: string;
  /** Name of the field for the number of sheets. */
  sheetsField: string;
  /** Line for the message, with `{value}`, `{letters}` and `{price}`. */
  messageLine: string;
  /** Beginning of that line, by which an older one is found. */
  messagePrefix: string;
}

interface CustomStampProps {
  dies: readonly Die[];
  /** Initial value. */
  example: string;
  /** Numbers of sheets to choose from. */
  sheetCounts: readonly number[];
  labels: { value: string; die: string; sheets: string };
  /** Error texts for invalid values. */
  errors: Record<'empty' | 'long' | 'money', string>;
  /** Summary of a valid order, with `{value}`, `{letters}`, `{sheets}` and `{price}`. */
  summary: string;
  /** Small print below the value. */
  issuerLine: string;
  /** Text of the button that fills in the form. */
  fillInLabel: string;
  form: FormTarget;
}

const fillIn = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);

/** Drawing of the new value over the old one of the stamp. */
function Tablet({ die, value, issuerLine }: { die: Die; value: string; issuerLine: string }) {
  const [left, top, width, height] = die.tablet;
  const { lines, size } = typesetValue(value, [width * 0.96, height * 0.66]);
  const issuerSize = height * 0.12;
  const lineHeight = size * 0.86;
  const firstBaseline = top + height * 0.4 + size * 0.34 - (lineHeight * (lines.length - 1)) / 2;
  return (
    <svg viewBox={`0 0 ${die.size[0]} ${die.size[1]}`} aria-hidden="true" data-stamp={die.id}>
      <rect x={left} y={top} width={width} height={height} className={styles.tablet} />
      {lines.map((line, index) => (
        <text
          key={line}
          x={left + width / 2}
          y={firstBaseline + index * lineHeight}
          fontSize={size}
          className={styles.value}
        >
          {line}
        </text>
      ))}
      <text
        x={left + width / 2}
        y={top + height * 0.94}
        fontSize={issuerSize}
        className={styles.issuer}
      >
        {issuerLine}
      </text>
    </svg>
  );
}

/**
 * Editor for a stamp with a custom face value: previews it on one of the dies, shows its price, and fills it into
 * the form of the page.
 */
export function CustomStamp(props: CustomStampProps) {
  const { dies, example, sheetCounts, labels, errors, issuerLine, form } = props;
  const groupId = useId();
  const isLive = useHydrated();
  const [typed, setTyped] = useState(example);
  const [chosen, setChosen] = useState(dies[0]?.id);
  const [count, setCount] = useState(sheetCounts[0] ?? 1);
  const die = dies.find(({ id }) => id === chosen) ?? dies[0];
  const parsed = parseValue(typed);
  if (!die) return null;
  const isValid = parsed.state === 'valid';
  const faceValue = isValid ? parsed.value : '';
  const price = isValid ? formatDollars(priceOf(parsed.letters, count)) : '';
  const values = {
    value: faceValue,
    letters: isValid ? parsed.letters : 0,
    sheets: count,
    price,
  };
  const fillInOrder = () => {
    fillForm(form.anchor, {
      [form.dieField]: die.title,
      [form.sheetsField]: `${count}`,
      comment: appendText(form.messagePrefix, fillIn(form.messageLine, values)),
    });
    goToForm(form.anchor);
  };
  return (
    <div className={styles.stamp}>
      <div className={`${styles.picture} ${stampHeightsStyles['height-2']}`}>
        <img
          src={die.source}
          alt={die.alt}
          width={die.size[0]}
          height={die.size[1]}
          loading="lazy"
        />
        {faceValue !== '' && <Tablet die={die} value={faceValue} issuerLine={issuerLine} />}
      </div>
      <div className={styles.desk}>
        <label className={styles.field}>
          <span>{labels.value}</span>
          <input
            type="text"
            value={typed}
            maxLength={maximumLetters + 12}
            autoComplete="off"
            disabled={!isLive}
            aria-describedby={`${groupId}-sum`}
            aria-invalid={!isValid}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <fieldset className={styles.dies}>
          <legend>{labels.die}</legend>
          {dies.map(({ id, title }) => (
            <label key={id} data-stamp={id}>
              <input
                type="radio"
                name={groupId}
                checked={id === die.id}
                disabled={!isLive}
                onChange={() => setChosen(id)}
              />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
        <label className={styles.sheets}>
          <span>{labels.sheets}</span>
          <select
            className={nativeSelectStyles.nativeSelect}
            value={count}
            disabled={!isLive}
            onChange={({ target }) => setCount(Number(target.value))}
          >
            {sheetCounts.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <p id={`${groupId}-sum`} role="status" className={styles.sum}>
          {isValid ? fillIn(props.summary, values) : errors[parsed.state]}
        </p>
        <button
          type="button"
          className={styles.fillInButton}
          disabled={!isLive || !isValid}
          onClick={fillInOrder}
        >
          {props.fillInLabel}
        </button>
      </div>
    </div>
  );
}
