'use client';

import { ContactForm } from '../../../forms/contact/contact-form.tsx';

/** Contact form below a heading and a sentence, in another theme. */
export function ContactStartup() {
  return (
    <div className="mx-auto max-w-[44rem]">
      <h3 className="text-h1 font-bold">What should be easier?</h3>
      <p className="mt-4 mb-10 max-w-[32em] text-lead text-muted">
        Tell us in your own words. If we are the wrong people, we will say so, and who the right
        ones are.
      </p>
      <ContactForm fields="short" submitLabel="Ask us" />
    </div>
  );
}
