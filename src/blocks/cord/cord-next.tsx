import ArrowRight from 'lucide-react/icons/arrow-right';
import { cordWords } from '../../words/cord.ts';
import { Cord, type CordDrawing } from './cord.tsx';
import { cordFromLeft, toRightEdge } from './cord-pen.ts';
import { drawMotif, hangingMotif } from './next-motifs.ts';

interface CordNextProps {
  /** Heading of the next page of the firm, as it stands there, without its full stop. */
  title: string;
  /** Path of the next page. */
  link: string;
}

/** Height of the line in its drawing: room for a motif above it. */
const lineY = 92;

/** Returns the line with the motif of a page on it. */
function drawingOf(link: string, x: number): CordDrawing {
  const pen = cordFromLeft(lineY);
  const path = toRightEdge(pen, drawMotif(pen, link, x, lineY));
  return { height: link === hangingMotif ? lineY + 80 : lineY + 24, path };
}

/** End of a page: the cord goes on to the next page of the firm, with that page's heading on it. */
export function CordNext({ title, link }: CordNextProps) {
  return (
    <nav aria-label={cordWords.next} className="pt-16 pb-6 md:pt-24 md:pb-14 print:hidden">
      <p className="lf-container relative z-1 md:pe-[17rem]">
        <a href={link} className="group inline-block">
          <span className="flex items-center gap-2 font-semibold text-note">
            {cordWords.next}
            <ArrowRight
              aria-hidden="true"
              className="size-[1.125em] transition-transform duration-200 group-hover:translate-x-1"
            />
          </span>
          <span className="mt-1 block font-display text-h2 leading-tight font-bold tracking-tight text-balance underline decoration-2 decoration-accent underline-offset-[0.2em] group-hover:decoration-4">
            {title}
          </span>
        </a>
      </p>
      <Cord wide={drawingOf(link, 1080)} narrow={drawingOf(link, 236)} className="mt-3 md:-mt-14" />
    </nav>
  );
}
