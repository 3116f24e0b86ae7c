import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import styles from './pause-motion.module.css';

interface PauseMotionProps {
  id: string;
  /** “Pause the film”. */
  label: string;
}

/**
 * A pause button in CSS alone, for animations behind a title: a preceding sibling of the element with
 * the class `moves`. Hidden with `prefers-reduced-motion`, where nothing moves.
 */
export function PauseMotion({ id, label }: PauseMotionProps) {
  return (
    <>
      <input type="checkbox" id={id} className={`${styles.motion} sr-only`} />
      <label htmlFor={id} className={styles.motionFace}>
        <Pause aria-hidden="true" className={styles.sign} />
        <Play aria-hidden="true" className={styles.playSign} />
        <span>{label}</span>
      </label>
    </>
  );
}
