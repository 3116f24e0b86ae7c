import './countdown-text.css';

interface CountdownTextProps {
  /** Text while the page's countdown runs. */
  before: string;
  /** Text after it has ended. */
  after: string;
}

/**
 * Inline text that changes when the page's countdown ends. Without script it shows the state at
 * build time.
 */
export function CountdownText({ before, after }: CountdownTextProps) {
  return (
    <>
      <span className="lf-until-then">{before}</span>
      <span className="lf-since-then">{after}</span>
    </>
  );
}
