import type { CSSProperties } from 'react';
import { PlanFloor } from './plan-floor.tsx';
import { foot, type Sheet, sheetOf } from './plan-paths.ts';
import type { Project } from './project.ts';
import './plan-drawing.css';

/** Feet at the ends of the four parts of the scale bar. */
const marks = [0, 5, 10, 20];

function ScaleBar({ at: [x, y] }: { at: Sheet['scale'] }) {
  const parts = marks.slice(1).map((mark, index) => {
    const from = (marks[index] ?? 0) * foot;
    return `M${x + from} ${y}h${mark * foot - from}v9h${from - mark * foot}z`;
  });
  return (
    <g className="plan-scale">
      <path d={`${parts[0]}${parts[2]}`} className="plan-scale-dark" />
      <path d={parts[1]} />
      {marks.map((mark) => (
        <text key={mark} x={x + mark * foot} y={y - 8}>
          {mark === 20 ? '20 ft' : mark}
        </text>
      ))}
    </g>
  );
}

/** Arrowheads at the ends of the section line, to the side that is looked at. */
const heads = ([x1, y1, x2, y2]: Sheet['cut']) =>
  x1 === x2
    ? `M${x1} ${y1 - 9}l-20 9l20 9zM${x2} ${y2 - 9}l-20 9l20 9z`
    : `M${x1 - 9} ${y1}l9-20l9 20zM${x2 - 9} ${y2}l9-20l9 20z`;

interface PlanDrawingProps {
  project: Project;
  label: string;
}

/** The drawn floor plan of a project: every floor, the section line, a scale bar and a north arrow. */
export function PlanDrawing({ project, label }: PlanDrawingProps) {
  const sheet = sheetOf(project);
  const [northX, northY] = sheet.north;
  const [x1, y1, x2, y2] = sheet.cut;
  let before = 0;
  return (
    <svg
      viewBox={sheet.viewBox}
      role="img"
      aria-label={label}
      className="plan"
      style={{ '--units': sheet.width } as CSSProperties}
    >
      {sheet.floors.map((placed) => {
        const first = before + 1;
        before += placed.floor.rooms.length;
        return <PlanFloor key={placed.floor.title} {...placed} first={first} units={sheet.width} />;
      })}
      <path d={`M${x1} ${y1}L${x2} ${y2}`} className="plan-cut" />
      <path d={heads(sheet.cut)} className="plan-cut-head" />
      <ScaleBar at={sheet.scale} />
      <g
        className="plan-north"
        transform={`translate(${northX} ${northY}) rotate(${project.north})`}
      >
        <circle r="19" />
        <path d="M0-26L8 12L0 6L-8 12z" />
      </g>
    </svg>
  );
}
