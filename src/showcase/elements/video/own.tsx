'use client';

import { BackgroundVideo } from '../../../elements/background-video/background-video.tsx';

/** Self-hosted silent video beside a text; it plays once and stops at its end. */
export function VideoOwn() {
  return (
    <figure className="grid bg-ink text-paper lg:grid-cols-12">
      <div className="relative aspect-video overflow-clip lg:col-span-8">
        <BackgroundVideo
          video="/film/villa-dusk"
          pauseLabel="Pause the film"
          playLabel="Play the film, 8 seconds"
          once
          onDemand
        >
          <img
            src="/media/villa-dusk-1600.avif"
            alt="A house with lit windows and a pool at dusk"
            width="1600"
            height="900"
            loading="lazy"
          />
        </BackgroundVideo>
      </div>
      <figcaption className="flex flex-col justify-end gap-3 p-6 lg:col-span-4 lg:p-8">
        <h3 className="text-h3 font-bold">A house at dusk</h3>
        <p>
          The camera comes a few steps closer across the pool, and stops. There is nothing to hear,
          so there is nothing to caption.
        </p>
      </figcaption>
    </figure>
  );
}
