import '../../themes/tones.css';
import { cn } from '../../themes/cn.ts';
import { type BenchOwnerData, type OwnerLabels, PeopleBench } from './people-bench.tsx';
import { PeopleFreeBench } from './people-free-bench.tsx';
import { type Opening, PeopleRoomWalls } from './people-room-walls.tsx';
import { PeopleStairs } from './people-stairs.tsx';
import { PeopleSurroundings } from './people-surroundings.tsx';
import type { Seat } from './plan.ts';

interface PeopleRoomProps {
  /** Anchor of the room. */
  id: string;
  heading: string;
  text: string;
  labels: OwnerLabels & { back: string };
  /** Side of the benches on which people sit; `right` means one bench per row. */
  seat: Seat;
  floor: 'light' | 'tinted' | 'plain';
  /** Openings of the upper wall. */
  above: Opening;
  /** Openings of the lower wall; no wall without. */
  below?: Opening;
  /** Surroundings outside the room. */
  outside?: { kind: 'river' | 'lane'; label: string };
  items: readonly BenchOwnerData[];
  /** Draws stairs beside the heading. */
  stairs?: boolean;
  /** Empty bench after all others. */
  freeBench?: { title: string; text: string; action: { title: string; link: string } };
}

const floors = {
  light: 'bg-surface',
  tinted: 'bg-[color-mix(in_oklab,var(--paper)_45%,var(--surface))]',
  plain: 'bg-(--own-paper)',
} as const;

/**
 * Room of a floor plan with the people in it, each with a workbench; `#id` links
 * to one of them.
 */
export function PeopleRoom(props: PeopleRoomProps) {
  const { id, heading, text, labels, seat, floor, above, below, outside } = props;
  const { items, freeBench, stairs } = props;
  return (
    <section id={id} data-tone="deep-tint" className="scroll-mt-20">
      {outside?.kind === 'river' && <PeopleSurroundings {...outside} />}
      <PeopleRoomWalls above={above} below={below} floor={floors[floor]}>
        <div className="px-4 py-14 md:px-10 lg:px-20 lg:py-24">
          <header className="grid gap-x-10 gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-end">
            <div>
              <h2 className="text-h1 font-bold tracking-tight text-balance">{heading}</h2>
              <p className="measure mt-4 text-lead">{text}</p>
            </div>
            <div className="lg:text-end">
              {stairs && <PeopleStairs />}
              <p>
                <a
                  className="link inline-block py-1 pointer-coarse:py-2.5 font-semibold"
                  href="#plan"
                >
                  {labels.back}
                </a>
              </p>
            </div>
          </header>
          <ul
            className={cn(
              'mt-12 grid lg:mt-16',
              seat === 'right'
                ? 'gap-y-20 lg:gap-y-24'
                : 'gap-x-12 gap-y-20 md:grid-cols-2 lg:gap-x-24 lg:gap-y-28',
            )}
          >
            {items.map((item) => (
              <PeopleBench key={item.id} item={item} seat={seat} labels={labels} />
            ))}
            {freeBench && <PeopleFreeBench {...freeBench} />}
          </ul>
        </div>
      </PeopleRoomWalls>
      {outside?.kind === 'lane' && <PeopleSurroundings {...outside} />}
    </section>
  );
}
