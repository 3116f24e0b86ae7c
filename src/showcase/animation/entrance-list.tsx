import Play from 'lucide-react/icons/play';
import { EntranceRow } from './entrance-row.tsx';
import { entrances, entranceWords as words } from './entrances.ts';
import './entrance-keyframes.css';
import './entrance-moves.css';
import './shapes-parts.css';
import './shapes-pictures.css';
import './shapes-plain.css';
import './entrances.css';

/**
 * Renders the list of all entrance animations of the site, with a button to replay each and a
 * switch to view them without motion. entrances-behavior.ts plays them.
 */
export function EntranceList() {
  return (
    <div className="entrances-page">
      <p className="entrance-asked">{words.reducedNote}</p>
      <div data-first-screen className="entrance-tools">
        <button type="button" className="entrance-all" data-replay-all>
          <Play aria-hidden="true" className="size-4.5" /> {words.replayAll}
        </button>
        <input type="checkbox" id="still" className="entrance-still sr-only" />
        <label htmlFor="still" className="entrance-switch">
          <span aria-hidden="true" className="entrance-knob" />
          {words.showReduced}
        </label>
      </div>
      {entrances.map(({ id, heading, entrances: rows }) => (
        <section key={id} aria-labelledby={id} className="container entrances-group">
          <h2 id={id} className="text-h2">
            {heading}
          </h2>
          <ul className="entrances">
            {rows.map((entrance) => (
              <EntranceRow key={entrance.id} {...entrance} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
