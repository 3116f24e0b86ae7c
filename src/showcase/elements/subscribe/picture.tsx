'use client';

import { SubscribeForm } from '../../../forms/subscribe/subscribe-form.tsx';

/** Subscribe form beside a picture, which is above it on a phone. */
export function SubscribePicture() {
  return (
    <div className="grid md:grid-cols-2">
      <img
        src="/media/letterbox-1600.avif"
        alt="A letterbox at the edge of a field in the morning"
        width="960"
        height="720"
        loading="lazy"
        className="h-56 w-full object-cover md:h-full"
      />
      <div className="p-6 md:p-12 lg:py-20">
        <h3 className="text-h2 font-bold">Post for you</h3>
        <p className="mt-3 mb-6 text-muted">
          New openings, new posts, nothing else. Leave with one click, at any time.
        </p>
        <SubscribeForm submitLabel="Put me on the list" />
      </div>
    </div>
  );
}
