import { cn } from '../../looks/cn.ts';

interface AskedTallyProps {
  heading: string;
  paragraphs: readonly string[];
  /** How many have asked, and how many of them got one. */
  tally: { asked: number; got: number };
}

/** Everybody who has asked as a small phone in a row; those who got an app have one that is lit. */
export function AskedTally({ heading, paragraphs, tally }: AskedTallyProps) {
  return (
    <section className="section">
      <div className="container">
        <div
          aria-hidden="true"
          className="flex flex-wrap gap-1.5 md:gap-2 lg:grid lg:grid-cols-[repeat(31,minmax(0,1fr))]"
        >
          {Array.from({ length: tally.asked }, (_, index) => (
            <span
              key={`phone-${index + 1}`}
              className={cn(
                'h-9 w-5 rounded-sm border-2 border-ink md:h-14 md:w-7 md:rounded-md lg:h-16 lg:w-auto',
                index < tally.got && 'border-accent bg-accent',
              )}
            />
          ))}
        </div>
        <h2 className="mt-10 text-h1 font-bold tracking-tight lg:mt-14">{heading}</h2>
        <div className="mt-6 grid gap-x-12 gap-y-5 md:grid-cols-[3fr_2fr]">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-lead">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
