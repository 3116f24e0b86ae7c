import ArrowRight from 'lucide-react/icons/arrow-right';
import styles from './deadline.module.css';

interface JobOthersProps {
  heading: string;
  /** Openings, each hidden from its closing time on (ISO 8601). */
  items: readonly { title: string; salary: string; link: string; closingTime: string }[];
}

/** List of the other openings; nothing if there are none. */
export function JobOthers({ heading, items }: JobOthersProps) {
  return (
    <section className={`${styles.hiddenIfEmpty} lf-section-tight`}>
      <div className="lf-container">
        <h2 className="font-display text-h4 font-bold">{heading}</h2>
        <ul className="mt-5 border-b border-line">
          {items.map((item) => (
            <li key={item.link} data-deadline={item.closingTime} className="border-t border-line">
              <a
                href={item.link}
                className="group grid grid-cols-[1fr_auto] items-baseline gap-x-8 gap-y-1 py-6 font-display sm:grid-cols-[1fr_auto_auto]"
              >
                <span className="text-h3 font-bold tracking-calm decoration-accent decoration-2 underline-offset-6 group-hover:underline">
                  {item.title}
                </span>
                <span className="row-start-2 font-text text-muted tabular-nums sm:row-start-auto">
                  {item.salary}
                </span>
                <ArrowRight
                  size={24}
                  aria-hidden
                  className="row-span-2 self-center text-accent sm:row-span-1 transition-transform duration-200 group-hover:translate-x-1"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
