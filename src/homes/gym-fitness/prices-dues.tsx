import '../../themes/tones.css';
import styles from './prices-dues.module.css';

interface PricesDuesProps {
  id: string;
  heading: string;
  price: string;
  period: string;
  text: string;
  others: readonly { price: string; title: string; text: string }[];
  idle: { heading: string; text: readonly string[] };
}

/** Membership fee in very large type, discounts, and the rule for the unemployed. */
export function PricesDues({ id, heading, price, period, text, others, idle }: PricesDuesProps) {
  return (
    <section id={id} data-tone="deep" className={styles.section}>
      <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
      <p className={`${styles.price} font-display`}>
        <b>{price}</b> <span>{period}</span>
      </p>
      <p className={styles.text}>{text}</p>
      <dl className={styles.others}>
        {others.map((other) => (
          <div key={other.title}>
            <dt>
              <b className="font-display">{other.price}</b> {other.title}
            </dt>
            <dd>{other.text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.closing}>
        <h3 className="text-h1 font-extrabold">{idle.heading}</h3>
        {idle.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
