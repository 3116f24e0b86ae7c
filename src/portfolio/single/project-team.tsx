import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { cn } from '../../themes/cn.ts';

interface ProjectTeamProps {
  label: string;
  people: readonly { name: string; designation: string; portrait: PictureRecord }[];
  /** rows: one below another. spread: side by side where there is room. */
  variant: 'rows' | 'spread';
  className?: string;
}

/** Renders the team of a project: small portrait, name and role. */
export function ProjectTeam({ label, people, variant, className }: ProjectTeamProps) {
  return (
    <div className={cn('text-caption', className)}>
      <p className="text-muted">{label}</p>
      <ul className={cn('mt-2.5 gap-x-8 gap-y-3', variant === 'rows' ? 'grid' : 'flex flex-wrap')}>
        {people.map(({ name, designation, portrait }) => (
          <li key={name} className="flex items-center gap-3">
            {/* Decorative: the name is beside it as text. */}
            <PictureView
              picture={portrait}
              alt=""
              sizes="44px"
              ratio="1/1"
              className="size-11 shrink-0 overflow-hidden rounded-full"
            />
            <span className="leading-snug">
              <span className="block font-semibold">{name}</span>
              <span className="text-muted">{designation}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
