import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { fillForm } from '../../forms/fill-form.ts';
import { parseCommand } from './command-list.ts';
import { answerTo } from './console-answers.ts';
import { completeLine } from './console-completion.ts';
import type { ConsoleEnv } from './console-env.ts';
import type { ConsoleLine } from './console-line.ts';
import type { AskFields } from './free-answer.ts';
import { linesOf, type PageFile, programsIn } from './page-text.ts';

/** Entry of the output: an input and its answer. */
export interface OutputEntry {
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

/** Creates the environment of the console from the elements of the page. */
function createEnv(options: ConsoleOptions, history: readonly string[]): ConsoleEnv {
  const { files, fields, stocks, paperName } = options;
  const elementWithId = (id: string) => document.getElementById(id);
  return {
    now: new Date(),
    files,
    fields,
    stocks,
    history,
    readText: (id) => {
      const element = elementWithId(id);
      return element ? linesOf(element) : [];
    },
    programs: () => {
      const element = elementWithId('work');
      return element ? programsIn(element) : [];
    },
    loadPaper: (stock) =>
      document.querySelector<HTMLInputElement>(`[name="${paperName}"][value="${stock}"]`)?.click(),
    fillForm: (values) => fillForm(fields.anchor, values),
  };
}

/** Maximum number of pasted lines that are run. */
const maxPastedLines = 8;

/** Scrolls the output to the first line of the newest answer. */
function showNewest(output: HTMLElement | null): void {
  const newest = output?.lastElementChild;
  if (!output || !(newest instanceof HTMLElement)) return;
  output.scrollTop = newest.offsetTop - output.offsetTop;
  if (!newest.matches('[data-new]')) return;
  // A touch keyboard covers the lower half of the window: scrolls the field to the upper edge.
  const isCovered = (window.visualViewport?.height ?? innerHeight) < innerHeight * 0.8;
  if (isCovered) output.parentElement?.scrollIntoView({ block: 'start' });
  else output.scrollIntoView({ block: 'nearest' });
}

/**
 * State of a console: prints answers, keeps a history for the arrow keys, completes words by Tab. Tab never
 * traps the focus: it moves on without a candidate, and always after Escape.
 */
export function useConsole(outputRef: RefObject<HTMLElement | null>, options: ConsoleOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [entries, setEntries] = useState<readonly OutputEntry[]>([]);
  const history = useRef<string[]>([]);
  const historyIndex = useRef(0);
  /** Input that was not submitted before the arrow keys entered the history. */
  const draft = useRef('');
  const isReleased = useRef(false);
  const entryCount = useRef(0);

  useEffect(() => showNewest(outputRef.current), [entries, outputRef]);

  const print = (typed: string, lines: readonly ConsoleLine[]) => {
    entryCount.current += 1;
    const entry = { id: entryCount.current, typed, lines };
    setEntries((before) => [...before.slice(-30), entry]);
  };

  const run = (typed: string) => {
    const line = typed.trim();
    if (line === '') return;
    history.current.push(line);
    historyIndex.current = history.current.length;
    const { lines, isCleared } = answerTo(line, createEnv(options, history.current));
    if (isCleared) setEntries([]);
    else print(line, lines);
  };

  const setInputText = (line: string) => {
    const field = input.current;
    if (!field) return;
    field.value = line;
    field.setSelectionRange(line.length, line.length);
  };

  const moveInHistory = (event: KeyboardEvent, offset: number) => {
    const { current: lines } = history;
    if (lines.length === 0) return;
    event.preventDefault();
    if (historyIndex.current === lines.length) draft.current = input.current?.value ?? '';
    historyIndex.current = Math.max(0, Math.min(lines.length, historyIndex.current + offset));
    setInputText(lines[historyIndex.current] ?? draft.current);
  };

  const complete = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.currentTarget;
    const isAtEnd = selectionStart === value.length;
    const result =
      isReleased.current || !isAtEnd
        ? undefined
        : completeLine(value, createEnv(options, history.current));
    if (!result) return;
    // Lists the candidates once: the next Tab moves the focus on.
    if (result.line === value) isReleased.current = true;
    event.preventDefault();
    setInputText(result.line);
    if (result.choices.length > 0 && result.line === value)
      print(value, [result.choices.join('  ')]);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowUp') moveInHistory(event, -1);
    else if (event.key === 'ArrowDown') moveInHistory(event, 1);
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
    if (lines.length < 2 || lines.length > maxPastedLines || !lines.every(parseCommand)) return;
    event.preventDefault();
    for (const line of lines) run(line);
  };

  const submit = () => {
    run(input.current?.value ?? '');
    draft.current = '';
    setInputText('');
  };

  return { input, entries, run, submit, onKeyDown, onPaste };
}
