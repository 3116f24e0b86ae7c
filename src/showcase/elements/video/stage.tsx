'use client';

import { Embed } from '../../../elements/embed/embed.tsx';

/** Video of YouTube behind a poster, as wide as the page. */
export function VideoStage() {
  return (
    <Embed
      provider="youtube"
      id="aqz-KE-bpKQ"
      title="A short film about a large rabbit"
      label="Play the film, 10 minutes"
      note="Pressing asks YouTube for the film, from its host that sets no cookie first."
      stopLabel="Stop the film"
    >
      <img
        src="/media/workshop-evening-1600.avif"
        alt="The workshop in the evening"
        width="1600"
        height="900"
      />
    </Embed>
  );
}
