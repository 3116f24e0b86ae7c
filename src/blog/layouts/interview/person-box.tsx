import styles from './person-box.module.css';

interface PersonBoxProps {
  heading: string;
  name: string;
  facts: readonly { term: string; text: string }[];
}

/** Renders the interviewed person in four lines. */
export function PersonBox({ heading, name, facts }: PersonBoxProps) {
  return (
    <aside aria-label={heading} className={styles.personBox}>
      <h2 className="font-display text-h4 font-bold">{name}</h2>
      <dl>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
