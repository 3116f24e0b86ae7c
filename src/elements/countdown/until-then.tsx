import './until-then.css';

interface UntilThenProps {
  /** Said while the countdown of the page runs. */
  before: string;
  /** Said once it is over. */
  after: string;
}

/** Words that change when the countdown of their page is over; who reads without a script has what was true when it was made. */
export function UntilThen({ before, after }: UntilThenProps) {
  return (
    <>
      <span className="until-then">{before}</span>
      <span className="since-then">{after}</span>
    </>
  );
}
