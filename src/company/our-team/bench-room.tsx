import type { TeamMember } from '../../content/schema/team-member.ts';
import { Picture } from '../../elements/picture/picture.tsx';
import { type PictureName, pictureName } from '../../media/pictures.ts';

interface BenchOwner extends TeamMember {
  media: PictureName;
  things: string;
  answersFor: string;
  posts: readonly { title: string; link: string }[];
}

interface BenchRoomProps {
  heading: string;
  text: string;
  labels: { things: string; answersFor: string; posts: string };
  items: readonly BenchOwner[];
}

/** A room and the people in it, each by the bench at which they work; `#id` leads to one of them. */
export function BenchRoom({ heading, text, labels, items }: BenchRoomProps) {
  return (
    <section className="section even:bg-surface">
      <div className="container">
        <header className="max-w-[44rem]">
          <h2 className="text-h1 font-bold tracking-tight">{heading}</h2>
          <p className="mt-4 text-lead">{text}</p>
        </header>
        <ul className="mt-12 grid gap-x-12 gap-y-16 md:grid-cols-2 lg:mt-16 lg:gap-x-20 lg:gap-y-24">
          {items.map((item) => (
            <li
              key={item.id}
              id={String(item.id)}
              className="scroll-mt-28 lg:even:mt-24 lg:even:-mb-24 lg:last:mb-0"
            >
              <div className="relative pb-10">
                <Picture
                  name={item.media}
                  sizes="(width >= 80rem) 37rem, (width >= 48rem) 46vw, 92vw"
                  ratio="8/5"
                  className="overflow-clip rounded-lg"
                />
                <Picture
                  name={pictureName(item.img)}
                  alt=""
                  ratio="1/1"
                  sizes="7rem"
                  className="absolute bottom-0 left-5 w-24 overflow-clip rounded-full border-4 border-paper lg:w-28"
                />
              </div>
              <h3 className="mt-4 text-h3 font-bold tracking-tight">
                <span className="me-2 text-accent tabular-nums">{item.id}</span>
                {item.name}
              </h3>
              <p className="text-caption font-semibold text-deep">{item.designation}</p>
              <p className="mt-3">{item.description}</p>
              <dl className="mt-5 grid gap-3 text-caption">
                <div>
                  <dt className="font-semibold">{labels.things}</dt>
                  <dd>{item.things}</dd>
                </div>
                <div>
                  <dt className="font-semibold">{labels.answersFor}</dt>
                  <dd>{item.answersFor}</dd>
                </div>
                {item.posts.length > 0 && (
                  <div>
                    <dt className="font-semibold">{labels.posts}</dt>
                    {item.posts.map(({ title, link }) => (
                      <dd key={link} className="py-1">
                        <a className="link" href={link}>
                          {title}
                        </a>
                      </dd>
                    ))}
                  </div>
                )}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
