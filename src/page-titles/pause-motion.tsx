import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import './pause-motion.css';

interface PauseMotionProps {
  id: string;
  /** “Pause the film”. */
  label: string;
}

/**
 * Stops what moves behind a title, by CSS alone: place it before the ground, as a sibling. Not there
 * where less motion is asked for, since nothing moves then.
 */
export function PauseMotion({ id, label }: PauseMotionProps) {
  return (
    <>
      <input type="checkbox" id={id} className="pause-motion sr-only" />
      <label htmlFor={id} className="pause-motion-face">
        <Pause aria-hidden="true" className="pause-sign" />
        <Play aria-hidden="true" className="play-sign" />
        <span>{label}</span>
      </label>
    </>
  );
}
