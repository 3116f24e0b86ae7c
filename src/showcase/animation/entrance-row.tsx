import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { CSSProperties } from 'react';
import { EntranceShape } from './entrance-shape.tsx';
import { type Entrance, entranceWords as words } from './entrances.ts';

/** Seconds in which a scroll-driven animation plays here, where there is nothing to scroll. */
const scrollDuration = 0.9;

/** Returns the CSS duration of an animation on its stage. */
const stageDuration = ({ duration, demoDuration }: Entrance) =>
  `${demoDuration ?? duration ?? scrollDuration}s`;

function durationText({ duration, isPerRound, interval }: Entrance): string {
  if (duration === null) return words.onScroll;
  if (interval) return `${duration} s, ${words.interval} ${interval} s`;
  return `${duration} s${isPerRound ? ` ${words.perRound}` : ''}`;
}

function delayText({ delay, stagger }: Entrance): string {
  if (stagger === undefined) return `${delay} s`;
  return `${delay} s, ${Math.round(stagger * 10) / 10} s ${words.stagger}`;
}

/** Renders one animation: its stage, name and times, and a replay button. */
export function EntranceRow(entrance: Entrance) {
  const { id, name, where, delay, stagger = 0, trigger, reducedMotion, shape } = entrance;
  const facts = [
    [words.duration, durationText(entrance)],
    [words.delay, delayText(entrance)],
    [words.trigger, trigger],
    [words.reducedMotion, reducedMotion],
  ] as const;
  const times = {
    '--time': stageDuration(entrance),
    '--wait': `${delay}s`,
    '--step': `${stagger}s`,
  };
  return (
    <li className="lf-entrance" data-entrance={id}>
      <div
        data-stage
        className="lf-entrance-stage"
        style={times as CSSProperties}
        aria-hidden="true"
      >
        <EntranceShape shape={shape} />
      </div>
      <div className="min-w-0">
        <div className="lf-entrance-name">
          <h3 className="text-h4">{name}</h3>
          <button
            type="button"
            className="lf-entrance-replay"
            data-replay
            aria-label={words.replayOf.replace('{name}', name)}
          >
            <RotateCcw aria-hidden="true" className="size-4.5" /> {words.replay}
          </button>
        </div>
        <p className="text-muted">{where}</p>
        <dl className="lf-entrance-facts">
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
