'use client';

import { ContactForm } from '../../../forms/contact/contact-form.tsx';
import { firm } from '../../../forms/firm.ts';

/** Contact form with all fields, beside a phone number and an e-mail address. */
export function ContactBeside() {
  return (
    <div className="grid gap-12 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 className="text-h2 font-bold">Say what is wrong</h3>
        <p className="mt-4 max-w-[26em] text-muted">
          A few sentences are plenty. A person reads them, and a person answers.
        </p>
        <p className="mt-8 grid">
          <a
            href="tel:+18025550176"
            className="lf-link flex min-h-11 items-center text-h4 font-semibold"
          >
            (802) 555-0176
          </a>
          <a
            href="mailto:hello@workshop.example"
            className="lf-link flex min-h-11 items-center text-h4 font-semibold"
          >
            hello@workshop.example
          </a>
        </p>
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        <ContactForm fields="full" submitLabel="Send the message" sendTo={firm.contact} />
      </div>
    </div>
  );
}
