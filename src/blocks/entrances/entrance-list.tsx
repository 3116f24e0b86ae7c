import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { CSSProperties } from 'react';
import { type Entrance, entrances, entranceWords as words } from '../../content/entrances.ts';
import { EntranceShape } from './entrance-shape.tsx';
import './entrances.css';
import './entrance-moves.css';

/** What is tied to the scroll plays in 0.9 s here, where there is nothing to scroll. */
const shownTime = (duration: number | null) => `${duration ?? 0.9}s`;
const seconds = (value: number) => `${value} s`;

function EntranceRow(entrance: Entrance) {
  const { id, name, where, duration, delay, starts, still, shape } = entrance;
  const facts = [
    [words.duration, duration === null ? words.scroll : seconds(duration)],
    [words.delay, seconds(delay)],
    [words.starts, starts],
    [words.less, still],
  ] as const;
  const times = { '--time': shownTime(duration), '--wait': seconds(delay).replace(' ', '') };
  return (
    <li className="entrance" data-entrance={id}>
      <div className="entrance-stage" style={times as CSSProperties} aria-hidden="true">
        <EntranceShape shape={shape} />
      </div>
      <div className="min-w-0">
        <h2 className="text-h4">{name}</h2>
        <p className="text-muted">{where}</p>
        <dl className="entrance-facts">
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <button
          type="button"
          className="entrance-replay"
          data-replay
          aria-label={words.replayOf.replace('{name}', name)}
        >
          <RotateCcw aria-hidden="true" className="size-4.5" /> {words.replay}
        </button>
      </div>
    </li>
  );
}

/** Every entrance of the site with its name and times, to be played again, or to be seen still. */
export function EntranceList() {
  return (
    <div className="container pb-24 lg:pb-32">
      <p className="entrance-asked">{words.asked}</p>
      <input type="checkbox" id="still" className="entrance-still sr-only" />
      <label htmlFor="still" className="entrance-switch">
        <span aria-hidden="true" className="entrance-knob" />
        {words.still}
      </label>
      <ul className="entrances" data-entrances>
        {entrances.map((entrance) => (
          <EntranceRow key={entrance.id} {...entrance} />
        ))}
      </ul>
    </div>
  );
}
