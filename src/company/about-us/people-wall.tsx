import type { TeamMember } from '../../content/schema/team-member.ts';
import { Picture } from '../../elements/picture/picture.tsx';
import { pictureName } from '../../media/pictures.ts';
import { cn } from '../../themes/cn.ts';

interface PeopleWallProps {
  heading: string;
  lead: string;
  /** Link to the page of the whole team. */
  link: { title: string; link: string };
  /** Team members; the first portrait is large. */
  items: readonly TeamMember[];
}

/** Portraits with names and roles: one large, the others around it. */
export function PeopleWall({ heading, lead, link, items }: PeopleWallProps) {
  return (
    <section className="section" aria-labelledby="people-heading">
      <div className="container">
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
              href={link.link}
              className="link inline-block font-semibold text-ink pointer-coarse:py-2.5"
            >
              {link.title}
            </a>
          </p>
        </header>
        <ul className="mt-12 grid grid-cols-2 gap-x-5 gap-y-10 md:grid-cols-4 lg:mt-16 lg:grid-cols-6 lg:gap-x-6 lg:gap-y-14">
          {items.map(({ id, img, name, designation, description }, index) => {
            const isLarge = index === 0;
            return (
              <li key={id} className={cn(isLarge && 'col-span-2 row-span-2')}>
                <Picture
                  name={pictureName(img)}
                  alt=""
                  ratio="1/1"
                  sizes={
                    isLarge
                      ? '(width >= 62rem) 30vw, (width >= 48rem) 48vw, 92vw'
                      : '(width >= 62rem) 15vw, (width >= 48rem) 23vw, 45vw'
                  }
                  className={cn('overflow-clip', isLarge ? 'rounded-2xl' : 'rounded-lg')}
                />
                <h3
                  className={cn('mt-4 font-bold tracking-tight', isLarge ? 'text-h3' : 'text-h4')}
                >
                  {name}
                </h3>
                <p className="text-caption font-semibold text-deep">{designation}</p>
                <p className={cn('mt-2', isLarge ? 'measure' : 'text-note text-muted')}>
                  {description}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
