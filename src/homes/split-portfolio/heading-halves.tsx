import './heading-halves.css';

/** Heading whose sentence begins in the left half and ends in the right. */
export function HeadingHalves({
  firstHalf,
  secondHalf,
}: {
  firstHalf: string;
  secondHalf: string;
}) {
  return (
    <h2 className="halved-said">
      <span className="halved-saw">{firstHalf} </span>
      <span className="halved-was">{secondHalf}</span>
    </h2>
  );
}
