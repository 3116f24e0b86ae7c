import { lakeArticle } from './copy.ts';
import { gaugeCurve } from './gauge-curve.ts';
import '../../../themes/tones.css';

const { kicker, heading, lead, byline, length, curve } = lakeArticle;

/** First screen of the article: its title over a full-width curve of the data. */
export function ArticleHead() {
  const { line, water } = gaugeCurve();
  return (
    <header data-first-screen data-tone="tint" className="overflow-clip pt-12 lg:pt-20">
      <div className="lf-container">
        <p className="text-caption font-semibold">{kicker}</p>
        <h1 className="mt-4 max-w-[11em] text-display font-bold tracking-closer">{heading}</h1>
        <p className="mt-8 max-w-[31em] text-lead lg:ms-[41.66%]">{lead}</p>
        <p className="mt-5 flex flex-wrap gap-x-8 gap-y-1 text-caption text-muted lg:ms-[41.66%]">
          <span>{byline}</span>
          <span>{length}</span>
        </p>
      </div>
      <figure id="figure-1" className="mt-12 lg:mt-4">
        <svg
          viewBox="0 0 240 40"
          preserveAspectRatio="none"
          role="img"
          aria-label={curve.alt}
          className="block h-[clamp(9rem,24vw,22rem)] w-full"
        >
          <path d={water} className="fill-deep" />
          <path
            d={line}
            fill="none"
            strokeWidth="4"
            vectorEffect="non-scaling-stroke"
            className="stroke-accent"
          />
        </svg>
        <figcaption data-tone="deep" className="px-5 pb-6 md:px-6">
          <ol aria-hidden="true" className="flex justify-between text-caption tabular-nums">
            {curve.times.map((time) => (
              <li key={time}>{time}</li>
            ))}
          </ol>
          <p className="mx-auto mt-8 w-full max-w-[77rem] text-caption">{curve.text}</p>
        </figcaption>
      </figure>
    </header>
  );
}
