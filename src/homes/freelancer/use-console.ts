import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { fillForm } from '../../forms/fill-form.ts';
import { understood } from './command-list.ts';
import { answerTo } from './console-answers.ts';
import { completed } from './console-completion.ts';
import type { ConsoleEnv } from './console-env.ts';
import type { ConsoleLine } from './console-line.ts';
import type { AskFields } from './free-answer.ts';
import { linesOf, type PageFile, programsIn } from './page-text.ts';

/** Entry of the output: an input and its answer. */
export interface Printed {
  id: number;
  typed: string;
  lines: readonly ConsoleLine[];
}

interface ConsoleOptions {
  files: readonly PageFile[];
  fields: AskFields;
  stocks: readonly string[];
  /** Name of the radio buttons that choose the paper. */
  paperName: string;
}

/** Returns the page as the console's environment. */
function envOf(options: ConsoleOptions, history: readonly string[]): ConsoleEnv {
  const { files, fields, stocks, paperName } = options;
  const part = (id: string) => document.getElementById(id);
  return {
    now: new Date(),
    files,
    fields,
    stocks,
    history,
    read: (id) => {
      const root = part(id);
      return root ? linesOf(root) : [];
    },
    programs: () => {
      const root = part('work');
      return root ? programsIn(root) : [];
    },
    loadPaper: (stock) =>
      document.querySelector<HTMLInputElement>(`[name="${paperName}"][value="${stock}"]`)?.click(),
    fillForm: (values) => fillForm(fields.anchor, values),
  };
}

/** Maximum number of pasted lines that are run. */
const mostPasted = 8;

/** Scrolls the output to the first line of the newest answer. */
function showNewest(roll: HTMLElement | null): void {
  const newest = roll?.lastElementChild;
  if (!roll || !(newest instanceof HTMLElement)) return;
  roll.scrollTop = newest.offsetTop - roll.offsetTop;
  if (!newest.matches('[data-new]')) return;
  // A touch keyboard covers the lower half of the window: scrolls the field to the upper edge.
  const isCovered = (window.visualViewport?.height ?? innerHeight) < innerHeight * 0.8;
  if (isCovered) roll.parentElement?.scrollIntoView({ block: 'start' });
  else roll.scrollIntoView({ block: 'nearest' });
}

/**
 * State of a console: prints answers, keeps a history for the arrow keys, completes words by Tab. Tab never
 * traps the focus: it moves on without a candidate, and always after Escape.
 */
export function useConsole(roll: RefObject<HTMLElement | null>, options: ConsoleOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [printed, setPrinted] = useState<readonly Printed[]>([]);
  const history = useRef<string[]>([]);
  const place = useRef(0);
  /** Input that was not submitted before the arrow keys entered the history. */
  const draft = useRef('');
  const isReleased = useRef(false);
  const count = useRef(0);

  useEffect(() => showNewest(roll.current), [printed, roll]);

  const print = (typed: string, lines: readonly ConsoleLine[]) => {
    count.current += 1;
    const entry = { id: count.current, typed, lines };
    setPrinted((before) => [...before.slice(-30), entry]);
  };

  const run = (typed: string) => {
    const line = typed.trim();
    if (line === '') return;
    history.current.push(line);
    place.current = history.current.length;
    const { lines, isCleared } = answerTo(line, envOf(options, history.current));
    if (isCleared) setPrinted([]);
    else print(line, lines);
  };

  const write = (line: string) => {
    const field = input.current;
    if (!field) return;
    field.value = line;
    field.setSelectionRange(line.length, line.length);
  };

  const walk = (event: KeyboardEvent, by: number) => {
    const { current: lines } = history;
    if (lines.length === 0) return;
    event.preventDefault();
    if (place.current === lines.length) draft.current = input.current?.value ?? '';
    place.current = Math.max(0, Math.min(lines.length, place.current + by));
    write(lines[place.current] ?? draft.current);
  };

  const complete = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.currentTarget;
    const isAtEnd = selectionStart === value.length;
    const result =
      isReleased.current || !isAtEnd
        ? undefined
        : completed(value, envOf(options, history.current));
    if (!result) return;
    // Lists the candidates once: the next Tab moves the focus on.
    if (result.line === value) isReleased.current = true;
    event.preventDefault();
    write(result.line);
    if (result.choices.length > 0 && result.line === value)
      print(value, [result.choices.join('  ')]);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowUp') walk(event, -1);
    else if (event.key === 'ArrowDown') walk(event, 1);
    else if (event.key === 'Escape') isReleased.current = true;
    else if (event.key === 'Tab' && !event.shiftKey) complete(event);
    else if (event.key.length === 1 || event.key === 'Backspace') isReleased.current = false;
  };

  /** Runs pasted lines if there are several; other text is pasted into the field. */
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/[\r\n]+/)
      .filter((line) => line.trim() !== '');
    if (lines.length < 2 || lines.length > mostPasted || !lines.every(understood)) return;
    event.preventDefault();
    for (const line of lines) run(line);
  };

  const submit = () => {
    run(input.current?.value ?? '');
    draft.current = '';
    write('');
  };

  return { input, printed, run, submit, onKeyDown, onPaste };
}
