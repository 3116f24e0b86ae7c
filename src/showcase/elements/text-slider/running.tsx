import { TextMarquee } from '../../../elements/text-slider/text-marquee.tsx';

/** Two marquees of words in opposite directions, each with a switch that stops it. */
export function MarqueeBands() {
  const type =
    'font-display text-h3 leading-tight font-bold tracking-close md:text-h1 md:leading-none';
  return (
    <div className="grid gap-2 py-6 md:gap-16 md:pt-24 md:pb-16">
      <TextMarquee
        className={type}
        pauseLabel="Stop the trades"
        items={['Harbors', 'Bakeries', 'Ferries', 'Bus lines', 'Insurers', 'Markets']}
      />
      <TextMarquee
        reverse
        className={`${type} [--sign:var(--tint)]`}
        pauseLabel="Stop the materials"
        items={['Paper', 'Pencil', 'Tape', 'TypeScript', 'Coffee', 'Patience']}
      />
    </div>
  );
}
