'use client';
import { LazyPart } from '../../elements/lazy-part/lazy-part.tsx';

export interface ContactPanelProps {
  /** Label of the form's submit button. */
  submitLabel: string;
}

const load = () =>
  import('../../forms/contact/contact-form.tsx').then((module) => module.ContactForm);

/** The contact form of the panel. Its code loads when this first renders. */
export function ContactPanel({ submitLabel }: ContactPanelProps) {
  return (
    <LazyPart id="contact-form" load={load} part={{ fields: 'short' as const, submitLabel }} />
  );
}
