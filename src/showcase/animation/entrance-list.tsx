import Play from 'lucide-react/icons/play';
import { EntranceRow } from './entrance-row.tsx';
import { entrances, entranceWords as words } from './entrances.ts';
import './entrance-keyframes.css';
import './entrance-moves.css';
import './shapes-parts.module.css';
import './shapes-pictures.module.css';
import './shapes-plain.module.css';
import './entrances.css';

/**
 * Renders the list of all entrance animations of the site, with a button to replay each and a
 * switch to view them without motion. entrances-behavior.ts plays them.
 */
export function EntranceList() {
  return (
    <div className="lf-entrances-page">
      <p className="lf-entrance-asked">{words.reducedNote}</p>
      <div data-first-screen className="lf-entrance-tools">
        <button type="button" className="lf-entrance-all" data-replay-all>
          <Play aria-hidden="true" className="size-4.5" /> {words.replayAll}
        </button>
        <input type="checkbox" id="still" className="lf-entrance-still sr-only" />
        <label htmlFor="still" className="lf-entrance-switch">
          <span aria-hidden="true" className="lf-entrance-knob" />
          {words.showReduced}
        </label>
      </div>
      {entrances.map(({ id, heading, entrances: rows }) => (
        <section key={id} aria-labelledby={id} className="lf-container lf-entrances-group">
          <h2 id={id} className="text-h2">
            {heading}
          </h2>
          <ul className="lf-entrances">
            {rows.map((entrance) => (
              <EntranceRow key={entrance.id} {...entrance} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
