'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { MessageBox } from '../elements/message-box/message-box.tsx';
import { copy } from './copy.ts';

/** What came of a submission. */
export interface FormOutcome {
  tone: 'success' | 'error';
  heading: string;
  detail?: ReactNode;
  /** Fields say what is wrong, and the first of them has the focus: the box leaves it there. */
  atFields?: boolean;
}

/** Where the answer stands. It comes into view and takes the focus, and hands it on when it goes. */
function FocusedResult({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box || !takesFocus) return;
    box.focus({ preventScroll: true });
    box.scrollIntoView({ block: 'nearest' });
    return () => {
      const button = box.closest('form')?.querySelector<HTMLElement>('[type="submit"]');
      if (box.contains(document.activeElement)) button?.focus({ preventScroll: true });
    };
  }, [takesFocus]);
  return (
    // Room for what floats at the lower edge of the window.
    <div ref={place} tabIndex={-1} className="scroll-my-24 rounded-lg">
      {children}
    </div>
  );
}

interface FormResultProps {
  outcome: FormOutcome | null;
  onDismiss: () => void;
}

/** The message box of a form, announced when it appears; a new outcome is a new box. */
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
