'use client';
import { useId, useState } from 'react';
import { formatDollars } from '../../content/format-dollars.ts';
import { appendText, fillForm, goToForm } from '../../forms/fill-form.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { maximumLetters, parseValue, priceOf, typesetValue } from './custom-value.ts';
import type { Die } from './dies.ts';
import '../../elements/field/native-select.css';
import './custom-stamp.css';

interface CustomStampProps {
  dies: readonly Die[];
  /** Initial value. */
  example: string;
  /** Numbers of sheets to choose from. */
  sheets: readonly number[];
  labels: { value: string; die: string; sheets: string };
  /** Error texts for invalid values. */
  states: Record<'empty' | 'long' | 'money', string>;
  /** Status: `{value}`, `{letters}`, `{sheets}`, `{price}`. */
  sum: string;
  issuer: string;
  ask: string;
  /** Selector and field names of the form, and the line that is written into its message: `{value}`, `{price}`. */
  form: { anchor: string; die: string; sheets: string; line: string; begins: string };
}

const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);
/** The stamp with the new value in place of the old. */
function Tablet({ die, value, issuer }: { die: Die; value: string; issuer: string }) {
  const [left, top, width, height] = die.tablet;
  const { lines, size } = typesetValue(value, [width * 0.96, height * 0.66]);
  const small = height * 0.12;
  const lead = size * 0.86;
  const first = top + height * 0.4 + size * 0.34 - (lead * (lines.length - 1)) / 2;
  return (
    <svg viewBox={`0 0 ${die.size[0]} ${die.size[1]}`} aria-hidden="true" data-stamp={die.id}>
      <rect x={left} y={top} width={width} height={height} className="own-tablet" />
      {lines.map((line, index) => (
        <text
          key={line}
          x={left + width / 2}
          y={first + index * lead}
          fontSize={size}
          className="own-value"
        >
          {line}
        </text>
      ))}
      <text x={left + width / 2} y={top + height * 0.94} fontSize={small} className="own-issuer">
        {issuer}
      </text>
    </svg>
  );
}

/**
 * Editor for a stamp with a custom face value: previews it on one of the dies, shows its price, and fills it into
 * the form of the page.
 */
export function CustomStamp(props: CustomStampProps) {
  const { dies, example, sheets, labels, states, issuer, form } = props;
  const name = useId();
  const isLive = useHydrated();
  const [typed, setTyped] = useState(example);
  const [chosen, setChosen] = useState(dies[0]?.id);
  const [count, setCount] = useState(sheets[0] ?? 1);
  const die = dies.find(({ id }) => id === chosen) ?? dies[0];
  const reading = parseValue(typed);
  if (!die) return null;
  const isGood = reading.state === 'good';
  const denomination = isGood ? reading.value : '';
  const price = isGood ? formatDollars(priceOf(reading.letters, count)) : '';
  const values = {
    value: denomination,
    letters: isGood ? reading.letters : 0,
    sheets: count,
    price,
  };
  const write = () => {
    fillForm(form.anchor, {
      [form.die]: die.title,
      [form.sheets]: `${count}`,
      comment: appendText(form.begins, filled(form.line, values)),
    });
    goToForm(form.anchor);
  };
  return (
    <div className="own-stamp">
      <div className="own-picture height-2">
        <img
          src={die.source}
          alt={die.alt}
          width={die.size[0]}
          height={die.size[1]}
          loading="lazy"
        />
        {denomination !== '' && <Tablet die={die} value={denomination} issuer={issuer} />}
      </div>
      <div className="own-desk">
        <label className="own-field">
          <span>{labels.value}</span>
          <input
            type="text"
            value={typed}
            maxLength={maximumLetters + 12}
            autoComplete="off"
            disabled={!isLive}
            aria-describedby={`${name}-sum`}
            aria-invalid={!isGood}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <fieldset className="own-dies">
          <legend>{labels.die}</legend>
          {dies.map(({ id, title }) => (
            <label key={id} data-stamp={id}>
              <input
                type="radio"
                name={name}
                checked={id === die.id}
                disabled={!isLive}
                onChange={() => setChosen(id)}
              />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
        <label className="own-sheets">
          <span>{labels.sheets}</span>
          <select
            className="native-select"
            value={count}
            disabled={!isLive}
            onChange={({ target }) => setCount(Number(target.value))}
          >
            {sheets.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <p id={`${name}-sum`} role="status" className="own-sum">
          {isGood ? filled(props.sum, values) : states[reading.state]}
        </p>
        <button type="button" className="own-ask" disabled={!isLive || !isGood} onClick={write}>
          {props.ask}
        </button>
      </div>
    </div>
  );
}
