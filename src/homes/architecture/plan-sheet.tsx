import { formatArea, projectArea, roomArea } from './areas.ts';
import { PlanDrawing } from './plan-drawing.tsx';
import type { Project } from './project.ts';
import { RoomSchedule } from './room-schedule.tsx';
import styles from './work-plans.module.css';

/** Texts around the drawing; `{…}` are filled in. */
export interface SheetCopy {
  /** Text alternative of the drawing. */
  planLabel: string;
  /** Text alternative for a project without a drawing. */
  emptySheetLabel: string;
  schedule: { caption: string; number: string; room: string; area: string; openRoom: string };
  totalLabel: string;
  /** Drive from the office, with `{minutes}`. */
  drivingTime: string;
  /** Text of the link to the table. */
  backLink: string;
}

interface PlanSheetProps {
  project: Project;
  copy: SheetCopy;
  /** Address of the table of all projects. */
  tableLink: string;
}

/** The sheet of one project: its plan, its rooms with their areas, and a note. */
export function PlanSheet({ project, copy, tableLink }: PlanSheetProps) {
  const { id, title, place, year, note, floors, minutesAway } = project;
  const rooms = floors.flatMap(({ rooms: floorRooms }) => floorRooms);
  const labelTemplate = rooms.length > 0 ? copy.planLabel : copy.emptySheetLabel;
  const label = labelTemplate.replace('{title}', title);
  return (
    <article id={`plan-${id}`} className={styles.sheet} aria-labelledby={`plan-${id}-title`}>
      <header>
        <h3 id={`plan-${id}-title`} className="text-h4 font-semibold">
          {title}
        </h3>
        <p className="text-note text-muted">
          {`${place}, ${year}. ${copy.drivingTime.replace('{minutes}', `${minutesAway}`)}`}
        </p>
      </header>
      <PlanDrawing project={project} label={label} />
      <div className={styles.sheetFoot}>
        <p className={styles.sheetNote}>{note}</p>
        {rooms.length > 0 && (
          <RoomSchedule
            title={title}
            rooms={rooms.map((room) => ({
              name: room.name,
              area: room.openTo ? copy.schedule.openRoom : formatArea(roomArea(room)),
            }))}
            total={{ label: copy.totalLabel, area: formatArea(projectArea(project)) }}
            copy={copy.schedule}
          />
        )}
      </div>
      <a href={tableLink} className={`${styles.sheetBack} lf-link text-caption`}>
        {copy.backLink}
      </a>
    </article>
  );
}
