import styles from './running-head.module.css';

interface RunningHeadProps {
  page: string;
  title: string;
  date: string;
}

/** The line at the top of an inside page: its number, the magazine, the day. */
export function RunningHead({ page, title, date }: RunningHeadProps) {
  return (
    <p className={styles.runningHead}>
      <span>{page}</span>
      <span>{title}</span>
      <span>{date}</span>
    </p>
  );
}
