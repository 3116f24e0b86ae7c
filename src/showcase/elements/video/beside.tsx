'use client';

import { Embed } from '../../../elements/embed/embed.tsx';

/** Video of Vimeo beside a text. */
export function VideoBeside() {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h3 className="text-h2 font-bold">Ten minutes without a word</h3>
        <p className="mt-4 max-w-[28em] text-muted">
          We show it to new colleagues: nothing is explained, and everybody understands it. Captions
          are there all the same.
        </p>
      </div>
      <Embed
        className="overflow-clip rounded-2xl bg-surface lg:col-span-7"
        provider="vimeo"
        id="1084537"
        title="The same film, on Vimeo"
        label="Play it here"
        note="Pressing asks Vimeo, which is told not to follow you."
        stopLabel="Stop the film"
      >
        <img
          src="/media/workshop-field-1600.avif"
          alt="Workbenches in a field in the morning"
          width="960"
          height="540"
          loading="lazy"
        />
      </Embed>
    </div>
  );
}
