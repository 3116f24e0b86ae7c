'use client';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { printElement } from '../../elements/print-element/print-element.ts';
import { pins } from './pin-font.ts';
import { pinLine } from './pin-path.ts';
import './sign-maker.css';

interface SignMakerProps {
  /** Name of the field; the console fills it in. */
  name: string;
  label: string;
  start: string;
  phoneLabel: string;
  phoneStart: string;
  /** The large line, and the text before the telephone number. */
  warning: string;
  call: string;
  /** Text alternative of the drawing, with `{text}` and `{phone}`. */
  drawing: string;
  printLabel: string;
}

const longest = 24;

/** One line of the sign, as wide as the sheet. */
function SignLine({ text, className }: { text: string; className: string }) {
  const { d, width } = pinLine(text);
  return (
    <svg
      viewBox={`-1 -1 ${Math.max(1, width) + 1} ${pins.down + 1}`}
      className={className}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

/** Editor for a sign in dot-matrix letters, with a print button. */
export function SignMaker(props: SignMakerProps) {
  const { name, label, start, phoneLabel, phoneStart, warning, call, drawing, printLabel } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(start);
  const [phone, setPhone] = useState(phoneStart);

  // Reads input from before hydration.
  useEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) setText(field.value);
  }, [name]);

  const print = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.current) printElement(form.current);
  };
  const shown = text.trim() === '' ? start : text;
  return (
    <div data-print-sheet="" className="hangsign-sheet">
      <figure
        role="img"
        aria-label={fillTemplate(drawing, { text: shown, phone })}
        className="hangsign-paper"
        data-print-colors=""
      >
        <SignLine text={warning} className="hangsign-warning" />
        <SignLine text={shown} className="hangsign-name" />
        <SignLine text={`${call} ${phone}`} className="hangsign-call" />
      </figure>
      <form
        ref={form}
        method="get"
        data-replay-until="island"
        className="hangsign-form"
        onSubmit={print}
      >
        <p>
          <label htmlFor={`${id}-text`}>{label}</label>
          <input
            id={`${id}-text`}
            name={name}
            maxLength={longest}
            defaultValue={start}
            autoComplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </p>
        <p>
          <label htmlFor={`${id}-phone`}>{phoneLabel}</label>
          <input
            id={`${id}-phone`}
            name="sign-phone"
            type="tel"
            maxLength={longest}
            defaultValue={phoneStart}
            autoComplete="off"
            onInput={(event) => setPhone(event.currentTarget.value)}
          />
        </p>
        <button type="submit">{printLabel}</button>
      </form>
    </div>
  );
}
