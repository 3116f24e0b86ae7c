import { Countdown } from '../../../elements/countdown/countdown.tsx';

/** Countdown in large figures, for a page that announces a launch. */
export function CountdownLaunch() {
  return (
    <div>
      <p className="mb-8 font-display text-h3 font-bold">
        First sailing of the season, May 8, 2027 at 9:00 am
      </p>
      <Countdown
        variant="figures"
        target="2027-05-08T09:00:00-04:00"
        label="Time until the first sailing on May 8, 2027 at 9:00 am"
        units={{ days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' }}
      >
        <p className="font-display text-h2 font-bold">She has sailed. The next boat is at ten.</p>
      </Countdown>
    </div>
  );
}
