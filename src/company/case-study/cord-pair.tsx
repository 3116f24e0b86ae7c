import { Cord, type CordDrawing } from '../../blocks/cord/cord.tsx';
import { cn } from '../../themes/cn.ts';

/** Two drawings to compare: side by side, or below 768 px one below the other. */
export interface PairDrawing {
  wide: CordDrawing;
  narrow: readonly [before: CordDrawing, after: CordDrawing];
}

interface CordPairProps {
  drawing: PairDrawing;
  /** Accessible name of the drawing. */
  label: string;
  /** Figure of each part, and the words after it. */
  items: readonly [before: PairItem, after: PairItem];
  className?: string;
}

interface PairItem {
  figure: string;
  text: string;
}

/** Cord with two numbers in it; each number stands below its part. */
export function CordPair({ drawing, label, items, className }: CordPairProps) {
  const { wide, narrow } = drawing;
  return (
    <div
      className={cn(
        'md:grid md:grid-cols-[1fr_minmax(0,42rem)_minmax(0,42rem)_1fr] md:gap-y-2',
        className,
      )}
    >
      <Cord wide={wide} narrow={narrow[0]} label={label} className="md:col-span-full" />
      <PairText {...items[0]} className="md:col-start-2 md:ps-(--page-margin)" />
      <Cord narrow={narrow[1]} className="mt-4 md:hidden" />
      <PairText {...items[1]} className="md:col-start-3" />
    </div>
  );
}

function PairText({ figure, text, className }: PairItem & { className: string }) {
  return (
    <p
      className={cn('px-(--page-margin) pt-1 text-[1rem] leading-snug md:px-0 md:pe-8', className)}
    >
      <strong className="mr-2 font-display text-h3 font-bold tracking-tight tabular-nums lg:text-h2">
        {figure}
      </strong>
      {text}
    </p>
  );
}
