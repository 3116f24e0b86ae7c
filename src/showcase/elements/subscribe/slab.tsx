'use client';

import { SubscribeForm } from '../../../forms/subscribe/subscribe-form.tsx';

/** Subscribe form on a rounded box, for the end of a page. */
export function SubscribeSlab() {
  return (
    <div className="mx-auto max-w-[46rem] rounded-[2.5rem] bg-surface px-6 py-12 md:px-16 md:py-16">
      <h3 className="text-h2 font-bold">We write when something ships</h3>
      <p className="mt-3 mb-8 text-lead text-muted">About six times a year. Never on a Friday.</p>
      <SubscribeForm submitLabel="Tell me" />
    </div>
  );
}
