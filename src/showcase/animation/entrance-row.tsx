import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { CSSProperties } from 'react';
import { EntranceShape } from './entrance-shape.tsx';
import { type Entrance, entranceWords as words } from './entrances.ts';

/** Duration shown; scroll-driven animations play in 0.9 s here, where there is nothing to scroll. */
const shownTime = ({ duration, plays }: Entrance) => `${plays ?? duration ?? 0.9}s`;

function durationText({ duration, round, every }: Entrance): string {
  if (duration === null) return words.scroll;
  if (every) return `${duration} s, ${words.every} ${every} s`;
  return `${duration} s${round ? ` ${words.round}` : ''}`;
}

function delayText({ delay, step }: Entrance): string {
  if (step === undefined) return `${delay} s`;
  return `${delay} s, ${Math.round(step * 10) / 10} s ${words.step}`;
}

/** One animation: its stage, name and times, and a replay button. */
export function EntranceRow(entrance: Entrance) {
  const { id, name, where, delay, step = 0, starts, still, shape } = entrance;
  const facts = [
    [words.duration, durationText(entrance)],
    [words.delay, delayText(entrance)],
    [words.starts, starts],
    [words.less, still],
  ] as const;
  const times = { '--time': shownTime(entrance), '--wait': `${delay}s`, '--step': `${step}s` };
  return (
    <li className="entrance" data-entrance={id}>
      <div data-stage className="entrance-stage" style={times as CSSProperties} aria-hidden="true">
        <EntranceShape shape={shape} />
      </div>
      <div className="min-w-0">
        <div className="entrance-name">
          <h3 className="text-h4">{name}</h3>
          <button
            type="button"
            className="entrance-replay"
            data-replay
            aria-label={words.replayOf.replace('{name}', name)}
          >
            <RotateCcw aria-hidden="true" className="size-4.5" /> {words.replay}
          </button>
        </div>
        <p className="text-muted">{where}</p>
        <dl className="entrance-facts">
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
