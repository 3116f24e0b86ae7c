import styles from './prices-felt-board.module.css';

interface PricesFeltBoardProps {
  id: string;
  heading: string;
  rows: readonly { title: string; price: string }[];
  notes: readonly string[];
}

/** Prices on a letter board, and notes under it. */
export function PricesFeltBoard({ id, heading, rows, notes }: PricesFeltBoardProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.board}>
        <h2 className="font-extrabold">{heading}</h2>
        <dl>
          {rows.map(({ title, price }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </section>
  );
}
