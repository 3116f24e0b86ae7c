import { InfoStrip } from '../../../elements/info-banner/info-strip.tsx';

/** Banners of one line in three tones; the first two can be closed. */
export function NewsStrips() {
  return (
    <div className="grid gap-3">
      <InfoStrip label="Summer hours" close="Close the news about summer hours">
        <p>From July 1 on the shed closes at three. Letters are read until six.</p>
        <a href="/page/contact-us">All hours</a>
      </InfoStrip>
      <InfoStrip
        label="Maintenance"
        close="Close the news about maintenance"
        className="[--strip-words:var(--ink)] [--strip:var(--tint)]"
      >
        <p>Sunday, 4 to 5 am: new disks. Bookings wait, none gets lost.</p>
      </InfoStrip>
      <InfoStrip label="Storm" className="[--strip-words:var(--on-accent)] [--strip:var(--accent)]">
        <p>
          <strong>Storm.</strong> No boats before noon. Every booking for the morning is good for
          the whole week.
        </p>
      </InfoStrip>
    </div>
  );
}
