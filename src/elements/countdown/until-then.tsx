import './until-then.css';

interface UntilThenProps {
  /** Text while the page's countdown runs. */
  before: string;
  /** Text after it has ended. */
  after: string;
}

/**
 * Inline text that changes when the page's countdown ends. Without script it shows the state at
 * build time.
 */
export function UntilThen({ before, after }: UntilThenProps) {
  return (
    <>
      <span className="until-then">{before}</span>
      <span className="since-then">{after}</span>
    </>
  );
}
