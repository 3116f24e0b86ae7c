import type { TeamMember } from '../../content/schema/team-member.ts';
import { Picture } from '../../elements/picture/picture.tsx';
import { type PictureName, pictureName } from '../../media/pictures.ts';
import { cn } from '../../themes/cn.ts';
import type { Seat } from './plan.ts';

/** Team member with a bench and the latest posts. */
export interface BenchOwnerData extends TeamMember {
  /** Picture of the bench; a dashed outline without one. */
  media?: PictureName;
  things?: string;
  answersFor?: string;
  posts: readonly { title: string; link: string }[];
}

/** Labels before the texts of a team member. */
export interface OwnerLabels {
  things: string;
  answersFor: string;
  posts: string;
}

interface PeopleBenchProps {
  item: BenchOwnerData;
  seat: Seat;
  labels: OwnerLabels;
}

/** Classes for the position of the portrait, by the side of the seat. */
const portraitPositions: Readonly<Record<Seat, string>> = {
  below: '-bottom-6 right-4 lg:-bottom-8 lg:right-8',
  above: '-top-14 left-4 lg:-top-20 lg:left-8',
  right: '-bottom-6 right-4 lg:-right-14 lg:bottom-12',
};

/** Workbench from above with the portrait of its owner, and a text. */
export function PeopleBench({ item, seat, labels }: PeopleBenchProps) {
  const { id, img, name, designation, description, media, things, answersFor, posts } = item;
  const isBeside = seat === 'right';
  const factClass = cn('grid gap-x-5', !isBeside && 'xl:grid-cols-[7.5rem_1fr]');
  const facts = [
    { term: labels.answersFor, text: answersFor },
    { term: labels.things, text: things },
  ].filter(({ text }) => text !== undefined);
  return (
    <li
      id={String(id)}
      className={cn(
        'group scroll-mt-28',
        seat === 'above' && 'pt-14 lg:pt-20',
        isBeside && 'lg:grid lg:grid-cols-[8fr_5fr] lg:gap-x-24',
      )}
    >
      <div className={cn('relative', isBeside && 'lg:self-start')}>
        {media ? (
          <Picture
            name={media}
            sizes={
              isBeside
                ? '(width >= 90rem) 47rem, (width >= 62rem) 51vw, 86vw'
                : '(width >= 90rem) 37rem, (width >= 48rem) 42vw, 86vw'
            }
            ratio="8/5"
            className="overflow-clip rounded-md shadow-[0.5rem_0.625rem_0_color-mix(in_oklab,var(--ink)_16%,transparent)]"
          />
        ) : (
          <div
            data-print-colors
            className="aspect-8/5 rounded-md border-4 border-(--own-accent) border-dashed"
          />
        )}
        <Picture
          name={pictureName(img)}
          alt=""
          ratio="1/1"
          sizes="8rem"
          className={cn(
            'absolute w-24 overflow-clip rounded-full border-[0.375rem] border-(--own-accent) transition-transform group-target:scale-110 lg:w-32',
            portraitPositions[seat],
          )}
        />
      </div>
      <div className={cn('mt-9', isBeside ? 'lg:mt-0' : 'lg:mt-11')}>
        <h3 className="text-h3 font-bold tracking-tight">
          <span className="me-3 inline-flex size-[1.6em] -translate-y-[0.15em] items-center justify-center rounded-full bg-ink align-middle text-[0.6em] text-surface tabular-nums group-target:bg-accent group-target:text-on-accent">
            {id}
          </span>
          {name}
        </h3>
        <p className="mt-1 font-semibold text-deep">{designation}</p>
        <p className="measure mt-4">{description}</p>
        {facts.length + posts.length > 0 && (
          <dl className="measure mt-5 grid gap-4">
            {facts.map(({ term, text }) => (
              <div key={term} className={factClass}>
                <dt className="text-caption leading-[inherit] font-semibold text-muted">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
            {posts.length > 0 && (
              <div className={factClass}>
                <dt className="text-caption leading-[inherit] font-semibold text-muted">
                  {labels.posts}
                </dt>
                <dd>
                  <ul>
                    {posts.map((post) => (
                      <li key={post.link} className="pb-1">
                        <a className="link inline-block pointer-coarse:py-2.5" href={post.link}>
                          {post.title}
                        </a>
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            )}
          </dl>
        )}
      </div>
    </li>
  );
}
