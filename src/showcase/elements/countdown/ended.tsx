import { Button } from '../../../elements/button/button.tsx';
import { Countdown } from '../../../elements/countdown/countdown.tsx';

/** Countdown that has ended, with the content that replaces its figures. */
export function CountdownEnded() {
  return (
    <Countdown
      variant="figures"
      target="2026-09-12T10:00:00-04:00"
      ended
      label="The open day at the mill was on September 12, 2026"
      units={{ days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' }}
    >
      <div className="flex flex-wrap items-center justify-between gap-6">
        <p className="max-w-[22em] font-display text-h3 font-bold">
          The open day is over. 214 people came, and the bakery ran out at noon.
        </p>
        <Button href="/page/about-us" tone="outline">
          See who we are
        </Button>
      </div>
    </Countdown>
  );
}
