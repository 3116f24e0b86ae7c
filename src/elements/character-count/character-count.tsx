'use client';
import { useEffect, useState } from 'react';
import { cn } from '../../themes/cn.ts';
import { useDebouncedAnnouncement } from '../live-region/use-debounced-announcement.ts';
import { countMessage } from './count-message.ts';

/** Pause in typing before screen readers announce the count, in milliseconds. */
const pauseMs = 1000;

/** Length of a text control's value, including text typed before hydration. */
function useLength(id: string): number {
  const [length, setLength] = useState(0);
  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
    if (!control) return;
    const update = () => setLength(control.value.length);
    const updateAfterReset = () => queueMicrotask(update);
    update();
    control.addEventListener('input', update);
    control.form?.addEventListener('reset', updateAfterReset);
    return () => {
      control.removeEventListener('input', update);
      control.form?.removeEventListener('reset', updateAfterReset);
    };
  }, [id]);
  return length;
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
  const message = countMessage(length, limit);
  const announced = useDebouncedAnnouncement(message, pauseMs);
  return (
    <>
      {message && (
        <p
          aria-hidden="true"
          className={cn(
            'mt-1.5 text-caption text-muted tabular-nums',
            length > limit && 'font-semibold text-ink',
          )}
        >
          {message}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
    </>
  );
}
