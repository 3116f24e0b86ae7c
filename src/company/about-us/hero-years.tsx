import { YearsCord, type YearsCordProps } from './years-cord-view.tsx';

interface HeroYearsProps extends YearsCordProps {
  heading: string;
  lead: string;
  /** Sentence that explains the drawing. */
  caption: string;
}

/** Headline, lead, and the years of the firm as loops of the cord. */
export function HeroYears({ heading, lead, caption, ...years }: HeroYearsProps) {
  return (
    <section data-first-screen className="pt-8 lg:pt-6">
      <div className="lf-container grid gap-x-6 gap-y-5 lg:grid-cols-12">
        <h1 className="text-display font-bold tracking-closer lg:col-span-7">{heading}</h1>
        <p className="max-w-[30em] text-lead lg:col-span-4 lg:col-start-9 lg:pt-2">{lead}</p>
      </div>
      <YearsCord {...years} />
      <p className="lf-container mt-4 text-note text-muted">{caption}</p>
    </section>
  );
}
