import { inFeet, projectArea, roomArea } from './areas.ts';
import { PlanDrawing } from './plan-drawing.tsx';
import type { Project } from './project.ts';
import { RoomSchedule } from './room-schedule.tsx';

/** Texts around the drawing; `{…}` are filled in. */
export interface SheetCopy {
  /** Text alternative of the drawing. */
  plan: string;
  /** Text for a project without a drawing. */
  noPlan: string;
  schedule: { caption: string; number: string; room: string; area: string; open: string };
  total: string;
  minutes: string;
  back: string;
}

interface PlanSheetProps {
  project: Project;
  copy: SheetCopy;
  /** Link to the table of all projects. */
  index: string;
}

/** The sheet of one project: its plan, its rooms with their areas, and a note. */
export function PlanSheet({ project, copy, index }: PlanSheetProps) {
  const { id, title, place, year, note, floors, minutesAway } = project;
  const rooms = floors.flatMap(({ rooms: all }) => all);
  const label = (rooms.length > 0 ? copy.plan : copy.noPlan).replace('{title}', title);
  return (
    <article id={`plan-${id}`} className="sheet" aria-labelledby={`plan-${id}-title`}>
      <header className="sheet-title">
        <h3 id={`plan-${id}-title`} className="text-h4 font-semibold">
          {title}
        </h3>
        <p className="text-note text-muted">
          {`${place}, ${year}. ${copy.minutes.replace('{minutes}', `${minutesAway}`)}`}
        </p>
      </header>
      <PlanDrawing project={project} label={label} />
      <div className="sheet-foot">
        <p className="sheet-note">{note}</p>
        {rooms.length > 0 && (
          <RoomSchedule
            title={title}
            rooms={rooms.map((room) => ({
              name: room.name,
              area: room.openTo ? copy.schedule.open : inFeet(roomArea(room)),
            }))}
            total={{ label: copy.total, area: inFeet(projectArea(project)) }}
            copy={copy.schedule}
          />
        )}
      </div>
      <a href={index} className="sheet-back link text-caption">
        {copy.back}
      </a>
    </article>
  );
}
