'use client';
import type { ReactNode } from 'react';
import { MessageBox } from '../elements/message-box/message-box.tsx';
import { words } from './words.ts';

/** What came of a submission. */
export interface FormOutcome {
  tone: 'success' | 'error';
  heading: string;
  detail?: ReactNode;
}

interface FormResultProps {
  outcome: FormOutcome | null;
  onDismiss: () => void;
}

/** The message box of a form, announced when it appears; a new outcome is a new box. */
export function FormResult({ outcome, onDismiss }: FormResultProps) {
  if (!outcome) return null;
  return (
    <MessageBox
      key={outcome.heading + outcome.tone}
      tone={outcome.tone}
      heading={outcome.heading}
      dismissLabel={words.dismiss}
      onDismiss={onDismiss}
      announce
    >
      {outcome.detail}
    </MessageBox>
  );
}
