import { cordWords } from '../../words/cord.ts';
import { Cord } from './cord.tsx';
import { cordFromLeft, toRightEdge } from './cord-pen.ts';

interface CordNextProps {
  /** Heading of the next page of the firm, as it stands there. */
  title: string;
  link: string;
}

/** A loop on the cord, and out: one drawing for every page. */
const wide = {
  height: 90,
  path: toRightEdge(cordFromLeft(60).to(620, 60).loops(1, 40, 20), 60),
};
const narrow = {
  height: 70,
  path: toRightEdge(cordFromLeft(50).to(260, 50).loops(1, 32, 16), 50),
};

/** End of a page: the cord goes on to the next page of the firm, with that page's heading on it. */
export function CordNext({ title, link }: CordNextProps) {
  return (
    <nav aria-label={cordWords.next} className="pt-16 pb-10 md:pt-24 md:pb-16">
      <p className="container">
        <a href={link} className="group inline-block">
          <span className="block text-caption font-semibold text-muted">{cordWords.next}</span>
          <span className="mt-1 block font-display text-h1 font-bold tracking-tight text-balance group-hover:text-accent">
            {title}
          </span>
        </a>
      </p>
      <Cord wide={wide} narrow={narrow} />
    </nav>
  );
}
