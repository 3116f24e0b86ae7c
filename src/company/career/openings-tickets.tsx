import ArrowRight from 'lucide-react/icons/arrow-right';
import { paddedNumber } from '../../elements/counter/padded-number.ts';
import { cn } from '../../themes/cn.ts';
import { jobWords } from '../../words/jobs.ts';
import deadlineStyles from '../jobs/deadline.module.css';
import { type JobTone, jobTones } from '../jobs/job-tone.ts';
import styles from './openings-tickets.module.css';

const { facts } = jobWords;

/** Opening, as text for its ticket. */
export interface OpeningTicket {
  title: string;
  summary: string;
  link: string;
  tone: JobTone;
  /** Short form of the salary: "$78–96k". */
  salary: string;
  /** Period and hours of the salary: "a year, for 36 hours a week". */
  salaryNote: string;
  place: string;
  start: string;
  /** Last day to apply, formatted. */
  lastDay: string;
  /** Time at which the opening closes and disappears, in ISO 8601. */
  closingTime: string;
}

interface OpeningsTicketsProps {
  id: string;
  heading: string;
  lead: string;
  items: readonly OpeningTicket[];
  /** Text of the link, before the title for screen readers. */
  linkTitle: string;
  /** Text for an empty list of openings. */
  emptyText: string;
}

/** Horizontal margins of the tickets, by turns, for an irregular stack. */
const offsets = ['lg:me-[8.333%]', 'lg:ms-[8.333%]', 'lg:ms-[3%] lg:me-[5.333%]'];

/** Open positions as tickets, with the salary on the stub. */
export function OpeningsTickets({
  id,
  heading,
  lead,
  items,
  linkTitle,
  emptyText,
}: OpeningsTicketsProps) {
  return (
    <section id={id} className="lf-section">
      <div className={`${deadlineStyles.withEmptyText} lf-container`}>
        <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12">
          <h2 className="font-display text-h2 font-bold tracking-heading lg:col-span-6">
            {heading}
          </h2>
          <p className="lf-measure text-lead lg:col-span-5 lg:col-start-8 lg:self-end">{lead}</p>
        </div>
        <ol className="mt-12 grid grid-cols-1 gap-6 md:mt-16">
          {items.map((item, index) => (
            <li
              key={item.link}
              data-deadline={item.closingTime}
              className={cn('lf-enter-up', offsets[index % offsets.length])}
            >
              <article
                className={`${styles.ticket} group relative wrap-anywhere focus-within:outline-3 focus-within:outline-offset-4 focus-within:outline-accent`}
              >
                <div className={`${styles.body} bg-surface p-[min(1.75rem,8vw)] md:p-10 lg:py-12`}>
                  <p className="text-[1rem] font-semibold tabular-nums">
                    {`${jobWords.number} `}
                    {paddedNumber(index + 1)}
                  </p>
                  <h3 className="mt-3 font-display text-[clamp(1.75rem,1.4rem_+_1.6vw,2.75rem)] leading-[1.08] font-bold tracking-heading">
                    <a href={item.link} className="outline-none after:absolute after:inset-0">
                      {item.title}
                    </a>
                  </h3>
                  <p className="mt-3 max-w-[30em] text-lead">{item.summary}</p>
                  <p
                    aria-hidden="true"
                    className="mt-6 inline-flex items-center gap-2 font-semibold decoration-accent decoration-2 underline-offset-6 group-hover:underline"
                  >
                    {linkTitle}
                    <ArrowRight
                      size={20}
                      className="transition-transform duration-200 group-hover:translate-x-1"
                    />
                  </p>
                </div>
                <dl
                  className={cn(
                    `${styles.stub} p-[min(1.75rem,8vw)] md:py-10 md:pe-7 md:ps-9`,
                    jobTones[item.tone],
                  )}
                >
                  <dt className="sr-only">{facts.salary}</dt>
                  <dd>
                    <span className="block font-display text-h3 leading-none font-bold tracking-heading tabular-nums">
                      {item.salary}
                    </span>
                    <span className="mt-2 block text-[1rem] leading-snug">{item.salaryNote}</span>
                  </dd>
                  <dt className="mt-5 text-[1rem] leading-snug font-semibold">{facts.place}</dt>
                  <dd className="text-[1rem] leading-snug">{item.place}</dd>
                  <dt className="mt-3 text-[1rem] leading-snug font-semibold">{facts.start}</dt>
                  <dd className="text-[1rem] leading-snug">{item.start}</dd>
                  <dt className="mt-3 text-[1rem] leading-snug font-semibold">{facts.lastDay}</dt>
                  <dd className="text-[1rem] leading-snug">{item.lastDay}</dd>
                </dl>
              </article>
            </li>
          ))}
        </ol>
        <p
          className={`${deadlineStyles.emptyText} mt-10 max-w-[30em] border-s-4 border-ink ps-6 text-lead`}
        >
          {emptyText}
        </p>
      </div>
    </section>
  );
}
