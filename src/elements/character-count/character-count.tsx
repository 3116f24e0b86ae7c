'use client';
import { useEffect, useState } from 'react';
import { cn } from '../../themes/cn.ts';
import { countMessage } from './count-message.ts';

/** Pause in typing before screen readers announce the count, in milliseconds. */
const pauseMs = 1000;

/** Length of a text control's value, including text typed before hydration. */
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

/** Returns the text debounced, for the live region. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface CharacterCountProps {
  /** DOM id of the text control. */
  control: string;
  /** Maximum length that is accepted. */
  limit: number;
}

/**
 * Remaining characters of a text control, shown near its limit; beyond the limit, how many are too many.
 * Nothing is cut off. Screen readers announce the count after a pause in typing.
 */
export function CharacterCount({ control, limit }: CharacterCountProps) {
  const length = useLength(control);
  const words = countMessage(length, limit);
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
