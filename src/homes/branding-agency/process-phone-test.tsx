import '../../themes/tones.css';
import styles from './process-phone-test.module.css';

interface ProcessPhoneTestProps {
  id: string;
  heading: string;
  text: string;
  /** Label before the spoken name, for instance “We said”. */
  spokenLabel: string;
  /** Label before the written name. */
  writtenLabel: string;
  pairs: readonly { spoken: string; written: string }[];
  /** Name that was written down correctly. */
  correctPair: { spoken: string; written: string; text: string };
  note: string;
}

/** Spoken names, and how an order clerk wrote them down. */
export function ProcessPhoneTest(props: ProcessPhoneTestProps) {
  const { id, heading, text, spokenLabel, writtenLabel, pairs, correctPair, note } = props;
  return (
    <section id={id} data-tone="deep" className={styles.section}>
      <div className={styles.intro}>
        <h2 className="text-h3">{heading}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.pairs}>
        {pairs.map((pair) => (
          <li key={pair.spoken}>
            <span>
              {spokenLabel} {pair.spoken}. <span className="sr-only">{writtenLabel}</span>
            </span>
            <q className="font-display">{pair.written}</q>
          </li>
        ))}
        <li className={styles.correctPair}>
          <span>
            {spokenLabel} {correctPair.spoken}. <span className="sr-only">{writtenLabel}</span>
          </span>
          <q className="font-display">{correctPair.written}</q>
          <small>{correctPair.text}</small>
        </li>
      </ul>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
