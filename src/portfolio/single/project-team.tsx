import { PictureView } from '../../elements/picture/picture-view.tsx';
import { cn } from '../../looks/cn.ts';
import type { PictureRecord } from '../../media/picture-record.ts';

interface ProjectTeamProps {
  label: string;
  people: readonly { name: string; designation: string; portrait: PictureRecord }[];
  /** rows: one under another. spread: side by side where there is room. */
  variant: 'rows' | 'spread';
  className?: string;
}

/** Who worked on a project: a small portrait, a name, what they do. */
export function ProjectTeam({ label, people, variant, className }: ProjectTeamProps) {
  return (
    <div className={cn('text-caption', className)}>
      <p className="text-muted">{label}</p>
      <ul className={cn('mt-2.5 gap-x-8 gap-y-3', variant === 'rows' ? 'grid' : 'flex flex-wrap')}>
        {people.map(({ name, designation, portrait }) => (
          <li key={name} className="flex items-center gap-3">
            {/* The name stands beside it in words. */}
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
