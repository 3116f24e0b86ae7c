'use client';

import { siteConfig } from '../../../site.config.ts';
import { hours } from '../../content/contact.ts';
import { Button } from '../../elements/button/button.tsx';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { Modal } from '../../elements/modal/modal.tsx';
import { ContactForm } from '../../forms/contact/contact-form.tsx';

const { company } = siteConfig;
const contactPersons = [
  { name: 'Ruth Aldous', img: 'portrait-01' },
  { name: 'Ingrid Solvang', img: 'portrait-03' },
  { name: 'Colette Fournier', img: 'portrait-09' },
] as const;

/** Modal with a contact form beside phone number, e-mail address and opening hours. */
export function ContactCard() {
  return (
    <>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[1fr_auto] md:items-center">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <ul aria-label="Who answers" className="flex ps-3">
            {contactPersons.map(({ name, img }) => (
              <li key={name} className="-ms-3">
                <img
                  src={`/media/${img}-480.avif`}
                  alt={name}
                  width="480"
                  height="480"
                  loading="lazy"
                  className="size-16 rounded-full border-3 border-paper object-cover"
                />
              </li>
            ))}
          </ul>
          <p className="max-w-[24em] grow basis-72 text-lead">
            Tell us what should work better. One of us answers, not a system.
          </p>
        </div>
        <Button {...openDialogAttributes('write')} className="justify-self-start">
          Write to us
        </Button>
      </div>
      <Modal id="write" label="Write to us" closeLabel="Close the form" size="wide" padded={false}>
        <div className="grid md:grid-cols-[4fr_7fr]">
          <div className="p-6 sm:p-10 md:order-last">
            <h2 className="mb-7 pe-10 text-h3">What should work better?</h2>
            <ContactForm fields="short" submitLabel="Send" />
          </div>
          <address className="grid content-end gap-6 bg-deep p-6 text-on-deep not-italic [--focus:var(--on-deep)] sm:p-10">
            <p>
              <span className="block text-caption">By phone</span>
              <a
                className="lf-link inline-flex min-h-11 items-center"
                href={`tel:${company.phoneHref}`}
              >
                {company.phone}
              </a>
            </p>
            <p>
              <span className="block text-caption">By mail</span>
              <a
                className="lf-link inline-flex min-h-11 items-center break-all"
                href={`mailto:${company.email}`}
              >
                {company.email}
              </a>
            </p>
            <p>
              <span className="block text-caption">In person</span>
              {hours}
            </p>
          </address>
        </div>
      </Modal>
    </>
  );
}
