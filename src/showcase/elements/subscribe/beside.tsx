'use client';

import { SubscribeForm } from '../../../forms/subscribe/subscribe-form.tsx';

/** Subscribe form beside a heading and a text. */
export function SubscribeBeside() {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <h3 className="text-h2 font-bold">One letter a month</h3>
        <p className="mt-4 max-w-[30em] text-muted">
          What broke, what it cost, and what we do now. No pictures of handshakes. 1,900 people read
          it on the first Tuesday.
        </p>
      </div>
      <div className="lg:col-span-5 lg:col-start-8">
        <SubscribeForm submitLabel="Send me the letter" />
      </div>
    </div>
  );
}
