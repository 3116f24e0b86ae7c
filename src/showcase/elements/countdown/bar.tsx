import { Countdown } from '../../../elements/countdown/countdown.tsx';

/** Countdown in one line, for the top of a page. */
export function CountdownBar() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-4 md:px-8">
      <p className="font-semibold">Winter prices on every boat shed</p>
      <Countdown
        variant="line"
        target="2027-02-28T23:59:59-05:00"
        label="Winter prices end on February 28, 2027 at midnight"
        units={{ days: 'days', hours: 'h', minutes: 'min', seconds: 's' }}
      >
        <p>Ended on February 28.</p>
      </Countdown>
    </div>
  );
}
