import type { TeamMember } from '../../content/schema/team-member.ts';
import { Picture } from '../../elements/picture/picture.tsx';
import { pictureName } from '../../media/pictures.ts';

interface PeopleWallProps {
  heading: string;
  lead: string;
  /** Link to the page of the whole team. */
  action: { title: string; link: string };
  items: readonly TeamMember[];
}

/** Small portraits with names and roles; the page of the team says more. */
export function PeopleWall({ heading, lead, action, items }: PeopleWallProps) {
  return (
    <section className="lf-section" aria-labelledby="people-heading">
      <div className="lf-container">
        <header className="grid gap-x-6 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2
            id="people-heading"
            className="text-h1 font-bold tracking-tight text-pretty md:text-balance lg:col-span-8"
          >
            {heading}
          </h2>
          <p className="text-muted lg:col-span-4">
            {lead}{' '}
            <a
              href={action.link}
              className="lf-link inline-block font-semibold text-ink pointer-coarse:py-2.5"
            >
              {action.title}
            </a>
          </p>
        </header>
        <ul className="mt-10 grid grid-cols-3 gap-x-4 max-[22rem]:grid-cols-2 gap-y-8 md:grid-cols-5 lg:mt-12 lg:grid-cols-9">
          {items.map(({ id, img, name, designation }) => (
            <li key={id}>
              <Picture
                name={pictureName(img)}
                alt=""
                ratio="1/1"
                sizes="(width >= 62rem) 10vw, (width >= 48rem) 18vw, 29vw"
                className="overflow-clip rounded-lg"
              />
              <h3 className="mt-3 text-note leading-tight font-bold tracking-tight">{name}</h3>
              <p className="mt-1 text-caption leading-snug text-muted wrap-anywhere">
                {designation}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
