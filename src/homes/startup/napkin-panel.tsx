import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import { cn } from '../../themes/cn.ts';
import styles from './napkin-panel.module.css';
import statsNapkinStyles from './stats-napkin.module.css';

interface NapkinPanelProps {
  /** Picture of a creased napkin, stretched to the panel. */
  media: SizedPicture;
  /** Largest picture of the first screen: its own text alternative; otherwise it is decoration. */
  priority?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Panel with the texture of a paper napkin, in four quarters. */
export function NapkinPanel({ media, priority = false, className, children }: NapkinPanelProps) {
  return (
    <div className={cn(styles.panel, className)}>
      <div className={styles.shadow}>
        <div className={styles.sheet}>
          <Picture
            {...media}
            {...(priority ? { priority } : { alt: '' })}
            className={`${styles.paper} ${statsNapkinStyles.napkinPaper}`}
            imgClassName={styles.paperImage}
          />
        </div>
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
