import './neck-hero.css';

interface NeckHeroProps {
  id: string;
  /** The sentence before the loop, and after it. */
  first: string;
  last: string;
  /** What stands along the loop. */
  way: string;
  /** The drawing in words, for who does not see it. */
  told: string;
  lead: string;
}

const wide =
  'M424 662C508 660 560 560 512 492C462 424 330 442 216 416C92 388 44 300 84 204C128 96 270 44 420 60C590 78 640 160 800 146C960 132 1010 36 1160 52C1330 70 1420 190 1378 306C1334 400 1160 396 1010 396C852 396 712 440 728 560C738 630 790 662 872 664';
const narrow =
  'M36 186C110 214 250 172 316 194C384 218 372 276 300 292C230 306 188 312 206 352C222 390 330 372 356 424C376 468 318 494 236 492C160 490 96 500 40 532';

/** Two enormous words with a river of a sentence between them, cut through at its neck. */
export function NeckHero({ id, first, last, way, told, lead }: NeckHeroProps) {
  return (
    <section id={id} data-first-screen="" className="neck-hero">
      <h1 className="neck-words">
        <span className="neck-first">{first} </span>
        <span className="neck-last">{last}</span>
      </h1>
      <svg viewBox="0 0 1440 760" aria-hidden="true" className="neck-loop neck-loop-wide">
        <path id="neck-wide" d={wide} className="neck-bed" />
        <text dy="0.3em">
          <textPath href="#neck-wide">{way}</textPath>
        </text>
        <path
          className="neck-cut"
          d="M420 594C500 585 570 600 650 590S800 586 872 596M436 599C560 590 690 604 862 590"
        />
      </svg>
      <svg viewBox="0 0 390 640" aria-hidden="true" className="neck-loop neck-loop-narrow">
        <path id="neck-narrow" d={narrow} className="neck-bed" />
        <text dy="0.3em">
          <textPath href="#neck-narrow">{way}</textPath>
        </text>
        <path className="neck-cut" d="M76 150C66 270 84 400 70 566M82 166C78 300 72 420 78 552" />
      </svg>
      <p className="sr-only">{told}</p>
      <p className="neck-lead">{lead}</p>
    </section>
  );
}
