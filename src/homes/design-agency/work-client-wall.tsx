import { cn } from '../../themes/cn.ts';
import styles from './work-client-walls.module.css';

/** Copy on one client. */
export interface ClientCopy {
  client: string;
  title: string;
  text: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** Mistake of the firm in this project. */
  mistake: string;
}

interface WorkClientWallProps extends ClientCopy {
  mistakeLabel: string;
  className?: string;
}

/** Text on one client: the posters, three figures, and the mistake. */
export function WorkClientWall(props: WorkClientWallProps) {
  const { client, title, text, facts, mistake, mistakeLabel, className } = props;
  return (
    <div className={cn(styles.place, className)}>
      <div className={styles.placeWhat}>
        <p className={styles.placeClient}>{client}</p>
        <h3 className="text-h2">{title}</h3>
        <p>{text}</p>
      </div>
      <dl className={styles.placeFacts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="font-display tracking-close">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.placeWrong}>
        <b>{mistakeLabel}</b> {mistake}
      </p>
    </div>
  );
}
