import type { TeamMember } from '../../content/schema/team-member.ts';
import { Picture } from '../../elements/picture/picture.tsx';
import { type PictureName, pictureName } from '../../media/pictures.ts';
import { cn } from '../../themes/cn.ts';

/** Team member with a bench and the latest posts. */
export interface BenchOwnerData extends TeamMember {
  /** Picture of the bench; the portrait stands alone without one. */
  benchImg?: PictureName;
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
  labels: OwnerLabels;
}

/** Workbench from above with the portrait of its owner, and a text. */
export function PeopleBench({ item, labels }: PeopleBenchProps) {
  const { id, img, name, designation, description, benchImg, things, answersFor, posts } = item;
  const facts = [
    { term: labels.answersFor, text: answersFor },
    { term: labels.things, text: things },
  ].filter(({ text }) => text !== undefined);
  const termClass = 'text-caption font-semibold text-muted';
  return (
    <li id={String(id)} className="group scroll-mt-28">
      <div className="relative">
        {benchImg && (
          <Picture
            name={benchImg}
            sizes="(width >= 80rem) 24rem, (width >= 62rem) 29vw, (width >= 48rem) 44vw, 90vw"
            ratio="8/5"
            className="overflow-clip rounded-md"
          />
        )}
        <Picture
          name={pictureName(img)}
          alt=""
          ratio="1/1"
          sizes="6rem"
          className={cn(
            'w-24 overflow-clip rounded-full border-[0.375rem] border-paper',
            benchImg && 'absolute right-4 -bottom-8',
          )}
        />
      </div>
      <h3 className="mt-6 text-h3 font-bold tracking-tight">
        <span className="me-3 inline-flex size-[1.6em] -translate-y-[0.15em] items-center justify-center rounded-full bg-ink align-middle text-[0.6em] text-paper tabular-nums group-target:bg-accent group-target:text-on-accent">
          {id}
        </span>
        {name}
      </h3>
      <p className="mt-1 font-semibold text-deep">{designation}</p>
      <p className="lf-measure mt-4">{description}</p>
      {facts.length + posts.length > 0 && (
        <dl className="lf-measure mt-5 grid gap-4">
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt className={termClass}>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {posts.length > 0 && (
            <div>
              <dt className={termClass}>{labels.posts}</dt>
              <dd>
                <ul>
                  {posts.map((post) => (
                    <li key={post.link} className="pb-1">
                      <a className="lf-link inline-block pointer-coarse:py-2.5" href={post.link}>
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
    </li>
  );
}
