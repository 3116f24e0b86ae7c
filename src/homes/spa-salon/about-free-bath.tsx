import styles from './about-free-bath.module.css';

interface AboutFreeBathProps {
  degrees: string;
  heading: string;
  text: readonly string[];
}

/** Text about a public bath, beside its price in large figures. */
export function AboutFreeBath({ degrees, heading, text }: AboutFreeBathProps) {
  return (
    <section className={styles.section}>
      <p className={`${styles.degrees} font-display`}>{degrees}</p>
      <h2 className={styles.heading}>{heading}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
