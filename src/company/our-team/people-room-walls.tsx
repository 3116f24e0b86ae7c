import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';

/** Openings of a wall. */
export type Opening = 'windows' | 'door' | 'none';

const glass = (
  <span className="h-full grow-[3] border-y-4 border-paper bg-[color-mix(in_oklab,var(--tint)_55%,var(--deep))]" />
);
const brick = <span data-print-colors className="h-full grow bg-ink" />;

/** Wall of the floor plan, as wide as its room. */
function Wall({ opening }: { opening: Opening }) {
  return (
    <div aria-hidden="true" className="flex h-3 w-full lg:h-4">
      {opening === 'windows' && (
        <>
          {brick}
          {glass}
          {brick}
          {glass}
          {brick}
          {glass}
          {brick}
          {glass}
          {brick}
        </>
      )}
      {opening === 'door' && (
        <>
          <span data-print-colors className="h-full grow-[5] bg-ink" />
          <span className="h-full w-20 lg:w-32" />
          <span data-print-colors className="h-full grow-[8] bg-ink" />
        </>
      )}
      {opening === 'none' && brick}
    </div>
  );
}

interface PeopleRoomWallsProps {
  /** Openings of the upper wall. */
  above: Opening;
  /** Openings of the lower wall; no wall without. */
  below?: Opening;
  /** Background class of the floor. */
  floor: string;
  children: ReactNode;
}

/** Room of the floor plan: walls with openings, and a floor. */
export function PeopleRoomWalls({ above, below, floor, children }: PeopleRoomWallsProps) {
  return (
    <div className={cn('mx-auto w-[min(100%-1.5rem,88rem)]', floor)}>
      <Wall opening={above} />
      <div data-print-colors className="border-x-[0.75rem] border-ink lg:border-x-[1rem]">
        {children}
      </div>
      {below && <Wall opening={below} />}
    </div>
  );
}
