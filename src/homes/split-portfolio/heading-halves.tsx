import './heading-halves.css';

/** Heading whose sentence begins in the left half and ends in the right. */
export function HeadingHalves({ saw, was }: { saw: string; was: string }) {
  return (
    <h2 className="halved-said">
      <span className="halved-saw">{saw} </span>
      <span className="halved-was">{was}</span>
    </h2>
  );
}
