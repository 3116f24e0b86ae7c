import { Button } from '../../../elements/button/button.tsx';
import { Countdown } from '../../../elements/countdown/countdown.tsx';

/** Countdown in tiles beside a button. */
export function CountdownTiles() {
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_auto] lg:items-end">
      <div>
        <h3 className="mb-6 text-h2 font-bold">Version two opens in</h3>
        <Countdown
          variant="tiles"
          target="2027-03-02T15:00:00Z"
          label="Time until version two opens on March 2, 2027 at 10:00 am Eastern"
          units={{ days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' }}
        >
          <p className="text-lead">It is open. Come in.</p>
        </Countdown>
      </div>
      <Button href="/elements/subscribe" size="lg" className="rounded-full">
        Tell me when
      </Button>
    </div>
  );
}
