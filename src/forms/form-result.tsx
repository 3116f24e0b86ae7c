'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { MessageBox } from '../elements/message-box/message-box.tsx';
import { copy } from './copy.ts';

/** Result of a submission, as shown below the form. */
export interface FormOutcome {
  tone: 'success' | 'error';
  heading: string;
  detail?: ReactNode;
  /** Errors show at fields, the first of which has focus: the message does not take it. */
  atFields?: boolean;
}

/** Scrolls the message into view and focuses it; on unmount, focus moves to the submit button. */
function FocusedResult({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = rootRef.current;
    if (!root || !takesFocus) return;
    root.focus({ preventScroll: true });
    root.scrollIntoView({ block: 'nearest' });
    return () => {
      const button = root.closest('form')?.querySelector<HTMLElement>('[type="submit"]');
      if (root.contains(document.activeElement)) button?.focus({ preventScroll: true });
    };
  }, [takesFocus]);
  return (
    // Keeps clear of floating buttons at the lower edge of the viewport.
    <div ref={rootRef} tabIndex={-1} className="scroll-my-24 rounded-lg">
      {children}
    </div>
  );
}

interface FormResultProps {
  outcome: FormOutcome | null;
  onDismiss: () => void;
}

/**
 * Result message of a form, announced to screen readers; each outcome mounts a new box.
 *
 * @internal
 */
export function FormResult({ outcome, onDismiss }: FormResultProps) {
  if (!outcome) return null;
  const { tone, heading, detail, atFields = false } = outcome;
  return (
    <FocusedResult key={heading + tone} takesFocus={!atFields}>
      <MessageBox
        tone={tone}
        heading={heading}
        dismissLabel={copy.dismiss}
        onDismiss={onDismiss}
        announce
      >
        {detail}
      </MessageBox>
    </FocusedResult>
  );
}
