import { Picture } from '../../elements/picture/picture.tsx';
import { cn } from '../../themes/cn.ts';
import type { Service, ServiceDuration } from './service.ts';

interface ServicesFieldsProps {
  heading: string;
  items: readonly Service[];
  durations: readonly ServiceDuration[];
  labels: { reasonFor: string; reasonAgainst: string; from: string };
}

/** Tests if a card is wide: widths alternate 7, 5; 5, 7; 7, 5 of 12 columns. */
const isWideCard = (index: number) => [0, 3, 4].includes(index % 6);

/** Cards of the services, a wide and a narrow one per row, each with reasons for and against it. */
export function ServicesFields({ heading, items, durations, labels }: ServicesFieldsProps) {
  return (
    <section className="pb-[clamp(4rem,2.6rem+6vw,9rem)]">
      <h2 className="sr-only">{heading}</h2>
      <ol className="lf-container grid gap-x-6 gap-y-16 md:grid-cols-12 lg:gap-y-24">
        {items.map((field, index) => (
          <li
            key={field.id}
            id={field.id}
            className={cn(
              'group scroll-mt-28',
              isWideCard(index) ? 'md:col-span-7' : 'md:col-span-5',
            )}
          >
            <FieldView
              {...field}
              time={durations.find(({ id }) => id === field.id)}
              isWide={isWideCard(index)}
              labels={labels}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface FieldViewProps extends Service, Pick<ServicesFieldsProps, 'labels'> {
  time: ServiceDuration | undefined;
  isWide: boolean;
}

function FieldView(props: FieldViewProps) {
  const {
    number,
    shortName,
    title,
    img,
    content,
    reasonFor,
    reasonAgainst,
    price,
    priceNote,
    action,
    time,
    labels,
    isWide,
  } = props;
  return (
    <article>
      <Picture
        name={img}
        sizes={
          isWide
            ? '(width >= 80rem) 45rem, (width >= 48rem) 56vw, 94vw'
            : '(width >= 80rem) 36rem, (width >= 48rem) 52vw, 94vw'
        }
        className="md:h-[clamp(16rem,33vw,27rem)] print:w-1/2"
        imgClassName="size-full object-cover print:max-h-none!"
      />
      <p className="mt-6 flex items-center gap-3 font-semibold">
        <span className="grid size-8 flex-none place-items-center rounded-full bg-highlight font-display font-extrabold text-on-highlight tabular-nums group-target:bg-accent group-target:text-on-accent">
          {number}
        </span>
        {shortName}
      </p>
      <h3 className="mt-2 text-h2 font-bold tracking-tight">{title}</h3>
      <p className="mt-4 max-w-[34em] text-lead">{content}</p>
      <dl className={cn('mt-5 grid gap-x-6 gap-y-3', isWide && 'sm:grid-cols-2')}>
        <div>
          <dt className="text-caption font-semibold text-deep">{labels.reasonFor}</dt>
          <dd>{reasonFor}</dd>
        </div>
        <div>
          <dt className="text-caption font-semibold text-accent">{labels.reasonAgainst}</dt>
          <dd>{reasonAgainst}</dd>
        </div>
      </dl>
      <p className="mt-5">
        {labels.from}{' '}
        <span className="font-display text-h3 font-extrabold tabular-nums">{price}</span>{' '}
        <span className="text-note text-muted">{priceNote}</span>
      </p>
      {time && (
        <p className="mt-1">
          <span className="font-semibold tabular-nums">{time.duration}</span>{' '}
          <span className="text-note text-muted">{time.durationNote}</span>
        </p>
      )}
      <a
        href={action.link}
        className="lf-link mt-2 inline-block font-display text-h4 font-bold decoration-accent pointer-coarse:py-2.5"
      >
        {action.title}
      </a>
    </article>
  );
}
