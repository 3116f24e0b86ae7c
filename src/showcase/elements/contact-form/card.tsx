'use client';

import { ContactForm } from '../../../forms/contact/contact-form.tsx';

/** Contact form on a card over a picture. */
export function ContactCard() {
  return (
    <div className="grid *:[grid-area:1/1]">
      <img
        src="/media/workshop-door-1600.avif"
        alt=""
        width="1600"
        height="1000"
        loading="lazy"
        className="h-64 w-full object-cover md:h-full"
      />
      <div className="m-4 mt-44 self-center bg-surface p-6 md:m-12 md:w-[28rem] md:justify-self-end md:p-10">
        <h3 className="mb-6 text-h3 font-bold">Come by, or write first</h3>
        <ContactForm fields="short" submitLabel="Write first" />
      </div>
    </div>
  );
}
