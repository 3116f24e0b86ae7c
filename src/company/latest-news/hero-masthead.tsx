import styles from './paper-sheet.module.css';

interface HeroMastheadProps {
  heading: string;
  /** Publisher, below the name. */
  subtitle: string;
  /** Small texts left and right of the name. */
  sideTexts: readonly { title: string; text: string }[];
  place: string;
  /** Date of the newest item, formatted. */
  date: string;
  /** `No. 18` */
  number: string;
  price: string;
  yearsLabel: string;
  years: readonly { title: string; link: string }[];
  feed: { title: string; link: string };
}

/** Masthead of the newspaper: name, two small texts, and a line with place, date, number and price. */
export function HeroMasthead(props: HeroMastheadProps) {
  const { heading, subtitle, sideTexts, place, date, number, price, yearsLabel, years, feed } =
    props;
  const [left, right] = sideTexts;
  return (
    <header className="@container">
      <div className={styles.name}>
        {left && <SideText {...left} />}
        <h1 className="text-center">
          <span className="block font-extrabold text-[min(16.4cqw,8.25rem)] leading-[0.9] tracking-denser whitespace-nowrap @min-[60rem]:text-[min(10.6cqw,8.25rem)]">
            {heading}
          </span>{' '}
          <span className="mt-2 block font-text text-body font-semibold tracking-normal md:mt-3">
            {subtitle}
          </span>
        </h1>
        {right && <SideText {...right} />}
      </div>
      <div className={`${styles.line} text-caption`}>
        <p>{place}</p>
        <p className="font-semibold">{date}</p>
        <p>{number}</p>
        <p>{price}</p>
        <nav aria-label={yearsLabel} className="flex gap-x-4">
          {[...years, feed].map(({ title, link }) => (
            <a
              key={link}
              href={link}
              className="lf-link inline-block pointer-coarse:min-w-11 pointer-coarse:py-3"
            >
              {title}
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}

function SideText({ title, text }: { title: string; text: string }) {
  return (
    <p className={`${styles.cornerBox} text-caption`}>
      <strong className="block font-semibold">{title}</strong>
      {text}
    </p>
  );
}
