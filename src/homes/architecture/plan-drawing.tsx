import type { CSSProperties } from 'react';
import styles from './plan-drawing.module.css';
import { PlanFloor } from './plan-floor.tsx';
import { type DrawingLayout, foot, layoutDrawing } from './plan-paths.ts';
import type { Project } from './project.ts';
import workPlansStyles from './work-plans.module.css';

/** Marks of the scale bar, in feet. */
const scaleMarks = [0, 5, 10, 20];

function ScaleBar({ position: [x, y] }: { position: DrawingLayout['scaleBar'] }) {
  const segments = scaleMarks.slice(1).map((mark, index) => {
    const start = (scaleMarks[index] ?? 0) * foot;
    return `M${x + start} ${y}h${mark * foot - start}v9h${start - mark * foot}z`;
  });
  return (
    <g>
      <path d={`${segments[0]}${segments[2]}`} className={styles.scaleDark} />
      <path d={segments[1]} />
      {scaleMarks.map((mark) => (
        <text key={mark} x={x + mark * foot} y={y - 8}>
          {mark === 20 ? '20 ft' : mark}
        </text>
      ))}
    </g>
  );
}

/** Returns the arrowheads of the section line; they point to the side that the section shows. */
const arrowheadsPath = ([x1, y1, x2, y2]: DrawingLayout['sectionLine']) =>
  x1 === x2
    ? `M${x1} ${y1 - 9}l-20 9l20 9zM${x2} ${y2 - 9}l-20 9l20 9z`
    : `M${x1 - 9} ${y1}l9-20l9 20zM${x2 - 9} ${y2}l9-20l9 20z`;

interface PlanDrawingProps {
  project: Project;
  label: string;
}

/** The drawn floor plan of a project: every floor, the section line, a scale bar and a north arrow. */
export function PlanDrawing({ project, label }: PlanDrawingProps) {
  const layout = layoutDrawing(project);
  const [northX, northY] = layout.northArrow;
  const [x1, y1, x2, y2] = layout.sectionLine;
  let roomsBefore = 0;
  return (
    <svg
      viewBox={layout.viewBox}
      role="img"
      aria-label={label}
      className={`${styles.plan} ${workPlansStyles.plan}`}
      style={{ '--units': layout.width } as CSSProperties}
    >
      {layout.floors.map((placed) => {
        const firstNumber = roomsBefore + 1;
        roomsBefore += placed.floor.rooms.length;
        return (
          <PlanFloor
            key={placed.floor.title}
            {...placed}
            firstNumber={firstNumber}
            drawingWidth={layout.width}
          />
        );
      })}
      <path d={`M${x1} ${y1}L${x2} ${y2}`} className={styles.sectionLine} />
      <path d={arrowheadsPath(layout.sectionLine)} className={styles.cutHead} />
      <ScaleBar position={layout.scaleBar} />
      <g
        className={styles.north}
        transform={`translate(${northX} ${northY}) rotate(${project.northDegrees})`}
      >
        <circle r="19" />
        <path d="M0-26L8 12L0 6L-8 12z" />
      </g>
    </svg>
  );
}
