import type { Place } from './hero-cord-shape.ts';

/** Receiver of a telephone, lying on its two cups: the one solid thing on the cord. */
export function Receiver({ x, y, scale }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        className="fill-accent"
        d="M0 62C0 18 40 0 92 0H168C220 0 260 18 260 62V74a14 14 0 0 1-14 14H198a14 14 0 0 1-14-14V66C184 52 174 44 160 44H100C86 44 76 52 76 66V74a14 14 0 0 1-14 14H14A14 14 0 0 1 0 74Z"
      />
      <path className="fill-none stroke-paper" strokeWidth="5" d="M-4 64H80M180 64H264" />
    </g>
  );
}
