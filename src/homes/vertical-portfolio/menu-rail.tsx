import type { ReactNode } from 'react';
import './menu-rail.css';

/** A stop of the rail: an id of the page, its name, and its outline on a ground of 24 by 24. */
interface Stop {
  id: string;
  title: string;
  mark: string;
}

interface MenuRailProps {
  label: string;
  top: Stop;
  kites: readonly Stop[];
  post: Stop;
  /** Island that marks the stop in view, keeps the address and handles arrow keys. */
  children: ReactNode;
}

/**
 * The line once more, at the right of the slides: a link to each of them. Stays in the window as long as
 * they do; works without script.
 */
export function MenuRail({ label, top, kites, post, children }: MenuRailProps) {
  return (
    <nav aria-label={label} className="line-rail">
      <ol className="line-rail-stops">
        {[top, ...kites, post].map(({ id, title, mark }) => (
          <li key={id}>
            <a href={`#${id}`} className="line-rail-stop">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={mark} />
              </svg>
              <span className="line-rail-title">{title}</span>
            </a>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}
