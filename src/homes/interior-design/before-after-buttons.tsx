import styles from './before-after-buttons.module.css';

interface BeforeAfterButtonsProps {
  copy: { hint: string; beforeLabel: string; allBefore: string; half: string; allAfter: string };
  share: number;
  design: string;
  onShow: (share: number) => void;
}

/**
 * Labels of both sides, and buttons that show the one, half of each, or the other.
 *
 * @internal
 */
export function BeforeAfterButtons({ copy, share, design, onShow }: BeforeAfterButtonsProps) {
  const stops = [
    { title: copy.allBefore, stopShare: 0 },
    { title: copy.half, stopShare: 50 },
    { title: copy.allAfter, stopShare: 100 },
  ];
  return (
    <div className={styles.bar}>
      <p className={styles.sides} aria-hidden="true">
        <b>{design}</b> {share}% · {copy.beforeLabel} {100 - share}%
      </p>
      <p className={styles.stops}>
        {stops.map(({ title, stopShare }) => (
          <button
            key={title}
            type="button"
            aria-pressed={share === stopShare}
            onClick={() => onShow(stopShare)}
          >
            {title}
          </button>
        ))}
      </p>
      <p className={styles.hint}>{copy.hint}</p>
    </div>
  );
}
