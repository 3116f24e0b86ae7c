'use client';
import { LazyComponent } from '../../elements/lazy-component/lazy-component.tsx';

export interface ContactPanelProps {
  /** Label of the form's submit button. */
  submitLabel: string;
}

const loadContactForm = () =>
  import('../../forms/contact/contact-form.tsx').then((module) => module.ContactForm);

/** The contact form of the panel. Its code loads when this first renders. */
export function ContactPanel({ submitLabel }: ContactPanelProps) {
  return (
    <LazyComponent
      id="contact-form"
      load={loadContactForm}
      componentProps={{ fields: 'short' as const, submitLabel }}
    />
  );
}
