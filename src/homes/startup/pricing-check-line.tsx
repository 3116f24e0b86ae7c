import styles from './pricing-check.module.css';
export interface CheckPlan {
  title: string;
  subtitle: string;
  /** As printed, e.g. `$9.99`. */
  price: string;
  /** Billing term, e.g. `per month`. */
  term: string;
  /** Contents, one per line; the first begins with a number, which is the quantity. */
  plans: readonly string[];
  buttonTitle: string;
  buttonLink: string;
  popular?: { isPopular: boolean };
}

interface CheckLineProps {
  plan: CheckPlan;
  /** Handwritten note at the popular plan. */
  popularLabel: string;
}

/** Plan as a row of a restaurant check: quantity, name with contents, price. The popular one's price is circled. */
export function CheckLine({ plan, popularLabel }: CheckLineProps) {
  const popular = plan.popular?.isPopular ?? false;
  const [first = '', ...others] = plan.plans;
  return (
    <li className={styles.line}>
      <p className={styles.quantity} aria-hidden="true">
        {Number.parseInt(first, 10) || ''}
      </p>
      <div>
        <h3>{plan.title}</h3>
        <p className={styles.subtitle}>{plan.subtitle}</p>
        <p className={styles.contents}>
          <span className="sr-only">{first}. </span>
          {others.join('. ')}.
        </p>
        <a href={plan.buttonLink}>{plan.buttonTitle}</a>
      </div>
      <div className={styles.amount}>
        <p>
          <b>{plan.price}</b> {plan.term}
        </p>
        {popular && (
          <>
            <svg
              viewBox="0 0 200 90"
              preserveAspectRatio="none"
              className={styles.circle}
              aria-hidden="true"
            >
              <path d="M48 15C92 2 168 6 184 40c8 28-50 42-100 39C34 78 2 60 13 36 26 14 96 8 150 17" />
            </svg>
            <p className={styles.note}>{popularLabel}</p>
          </>
        )}
      </div>
    </li>
  );
}
