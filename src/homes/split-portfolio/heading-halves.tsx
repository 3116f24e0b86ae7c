import './heading-halves.css';

/** A heading whose sentence begins on one side of the seam and ends on the other. */
export function HeadingHalves({ saw, was }: { saw: string; was: string }) {
  return (
    <h2 className="halved-said">
      <span className="halved-saw">{saw} </span>
      <span className="halved-was">{was}</span>
    </h2>
  );
}
