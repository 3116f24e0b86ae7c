import type { Entrance } from '../../content/entrances.ts';

/** What moves on the stage of an entrance. Decoration: the text beside it says what happens. */
export function EntranceShape({ shape }: { shape: Entrance['shape'] }) {
  switch (shape) {
    case 'card':
      return (
        <span className="thing thing-card">
          <i />
          <i />
          <i />
        </span>
      );
    case 'cards':
      return (
        <span className="thing-row">
          <span className="thing thing-small" />
          <span className="thing thing-small" />
          <span className="thing thing-small" />
        </span>
      );
    case 'ring':
      return (
        <svg viewBox="0 0 100 100" aria-hidden="true" className="thing-ring">
          <circle cx="50" cy="50" r="40" />
          <circle className="thing" cx="50" cy="50" r="40" pathLength="100" />
        </svg>
      );
    case 'bars':
      return (
        <span className="thing-bars">
          <span className="thing" />
          <span className="thing" />
          <span className="thing" />
        </span>
      );
    case 'line':
      return (
        <svg viewBox="0 0 200 100" aria-hidden="true" className="thing-line">
          <path className="thing" pathLength="100" d="M6 80C40 20 66 96 100 50S150 6 194 30" />
        </svg>
      );
    case 'words':
      return <span className="thing thing-words">It keeps working.</span>;
    case 'figure':
      return <span className="thing thing-figure" />;
    case 'layers':
      return (
        <svg
          viewBox="0 0 200 112"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="thing-layers"
        >
          <circle cx="142" cy="52" r="16" fill="#ffd98a" />
          <path className="thing" d="M-60 70Q20 40 100 66T260 60V112H-60Z" fill="#7fae92" />
          <path className="thing near" d="M-90 92Q20 70 120 90T290 84V112H-90Z" fill="#1f5e45" />
        </svg>
      );
  }
}
