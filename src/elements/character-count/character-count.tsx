'use client';
import { useEffect, useState } from 'react';
import { cn } from '../../looks/cn.ts';
import { countWords } from './count-words.ts';

/** How long nobody types before a screen reader is told, in milliseconds. */
const pauseMs = 1000;

/** What a text control holds, in characters; what it holds before its code has come counts as well. */
function useLength(id: string): number {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
    if (!control) return;
    const count = () => setLength(control.value.length);
    const countLater = () => queueMicrotask(count);
    count();
    control.addEventListener('input', count);
    control.form?.addEventListener('reset', countLater);
    return () => {
      control.removeEventListener('input', count);
      control.form?.removeEventListener('reset', countLater);
    };
  }, [id]);
  return length;
}

/** The text, once it has stood for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface CharacterCountProps {
  /** Id of the text control. */
  control: string;
  /** Most characters that are accepted. */
  limit: number;
}

/**
 * Counts down where a text comes near its limit, and says how much is too much. Nothing is cut off; a
 * screen reader is told once nobody types.
 */
export function CharacterCount({ control, limit }: CharacterCountProps) {
  const length = useLength(control);
  const words = countWords(length, limit);
  const settled = useSettled(words);
  return (
    <>
      {words && (
        <p
          aria-hidden="true"
          className={cn(
            'mt-1.5 text-caption text-muted tabular-nums',
            length > limit && 'font-semibold text-ink',
          )}
        >
          {words}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {settled}
      </p>
    </>
  );
}
