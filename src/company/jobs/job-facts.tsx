import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import deadlineStyles from './deadline.module.css';
import styles from './job-facts.module.css';

export interface JobFact {
  label: string;
  value: string;
}

interface JobFactsProps {
  heading: string;
  /** Salary, in large type. */
  salary: { figure: string; note: string };
  facts: readonly JobFact[];
  apply: { title: string; link: string };
  /** Contact person, with a portrait. */
  contact: {
    text: string;
    name: string;
    designation: string;
    img: PictureName;
    email: string;
  };
}

/** Facts of a job, as a card that overlaps the title section. */
export function JobFacts({ heading, salary, facts, apply, contact }: JobFactsProps) {
  return (
    <div
      className={`${styles.jobFacts} bg-surface p-7 text-ink shadow-[0_1.5rem_3rem_-1.75rem_color-mix(in_srgb,var(--own-ink)_50%,transparent)] md:p-8`}
    >
      <h2 className="sr-only">{heading}</h2>
      <p className="font-display text-h3 leading-none font-bold tracking-heading tabular-nums">
        {salary.figure}
      </p>
      <p className="mt-2 text-note text-muted">{salary.note}</p>
      <dl className="mt-6 grid gap-4 border-t-2 border-dashed border-line pt-6 sm:grid-cols-2 lg:grid-cols-1">
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt className="text-caption text-muted">{fact.label}</dt>
            <dd className="leading-snug font-medium">{fact.value}</dd>
          </div>
        ))}
      </dl>
      <Button href={apply.link} wide className={`${deadlineStyles.whenOpen} mt-7`}>
        {apply.title}
      </Button>
      <div className="mt-7 flex items-center gap-4 border-t-2 border-dashed border-line pt-6">
        <Picture
          name={contact.img}
          alt=""
          sizes="64px"
          className="size-16 shrink-0 overflow-hidden rounded-full"
          ratio="1/1"
        />
        <p className="text-caption leading-snug">
          {contact.text}
          <a
            href={`mailto:${contact.email}`}
            className="mt-0.5 block lf-link pointer-coarse:py-3.5 font-semibold"
          >
            {contact.name}
          </a>
          <span className="text-muted">{contact.designation}</span>
        </p>
      </div>
    </div>
  );
}
