import { Button } from '../../elements/button/button.tsx';
import '../../looks/tones.css';
import './closing-scale.css';

interface ClosingScaleProps {
  heading: string;
  content: string;
  action: { title: string; link: string };
  /** The two pages that are weighed, the heavy one first; a bar is as long as its share of that. */
  pages: readonly { label: string; kilobytes: number }[];
}

/** The end of a page about weight: two pages as bars to one scale, the first from edge to edge, and whose turn it is. */
export function ClosingScale({ heading, content, action, pages }: ClosingScaleProps) {
  const heaviest = Math.max(1, ...pages.map(({ kilobytes }) => kilobytes));
  return (
    <section data-tone="tint" className="overflow-x-clip">
      <dl className="closing-scale">
        {pages.map(({ label, kilobytes }) => (
          <div
            key={label}
            style={{ backgroundSize: `${((kilobytes / heaviest) * 100).toFixed(2)}% var(--high)` }}
          >
            <dt className="font-semibold">{label}</dt>
            <dd className="font-display text-h3 font-bold tabular-nums">
              {kilobytes.toLocaleString('en-US')} KB
            </dd>
          </div>
        ))}
      </dl>
      <div className="container pt-14 pb-20 md:pt-20 md:pb-28">
        <h2 className="max-w-[14em] text-h1 font-bold">{heading}</h2>
        <div className="mt-8 flex flex-wrap items-center gap-x-10 gap-y-6">
          <Button href={action.link} size="lg">
            {action.title}
          </Button>
          <p className="max-w-[28em] text-lead">{content}</p>
        </div>
      </div>
    </section>
  );
}
