'use client';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../../forms/use-hydrated.ts';
import {
  magnificationFor,
  magnifications,
  nearestMark,
  type Point,
  pointAfter,
  scaleIn,
  toStampPoint,
} from './loupe-geometry.ts';
import styles from './loupe-glass.module.css';
import { initialPosition, useChosenStamp } from './use-chosen-stamp.ts';

interface Stamp {
  id: string;
  title: string;
  size: Point;
  /** URL of its largest picture. */
  source: string;
  /** URL of the placeholder until the largest picture is loaded. */
  placeholder: string;
  /** Positions of its marks. */
  marks: readonly Point[];
}

interface LoupeGlassProps {
  stamps: readonly Stamp[];
  label: string;
  /** Description of the loupe's position, with `{title}`, `{across}` and `{down}`. */
  positionText: string;
  /** Text where no mark is under the loupe. */
  noMarkText: string;
  /** Number of found marks, with `{found}` and `{all}`. */
  foundCount: string;
  /** Label of a magnification, with `{times}`. */
  magnificationLabel: string;
  /** Name of the group of magnifications. */
  magnificationsLabel: string;
  hint: string;
}

const fillIn = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`);

/** Reads the text of a mark from the list of the page. */
const markTextOf = (id: string, mark: number) => {
  const entry = document.getElementById(`${id}-${mark + 1}`);
  return {
    entry,
    title: entry?.querySelector('a')?.textContent ?? '',
    text: entry?.querySelector('p')?.textContent ?? '',
  };
};

/**
 * Loupe over the chosen stamp, moved by mouse, touch and arrow keys; shows the stamp's largest
 * picture, and describes the mark under it.
 */
export function LoupeGlass(props: LoupeGlassProps) {
  const { stamps, label, noMarkText, hint, magnificationsLabel } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const dragOffsetRef = useRef<Point>([0, 0]);
  const isLive = useHydrated();
  const [position, setPosition] = useState<Point>(stamps[0]?.marks[0] ?? [0, 0]);
  const [magnification, setMagnification] = useState<number>(magnifications[0]);
  const [isGliding, setIsGliding] = useState(false);
  const [foundMarks, setFoundMarks] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(() => stamps.map(({ id }) => id), [stamps]);
  const moveToMark = useCallback(
    (id: string, mark: number | undefined) => {
      const chosen = stamps.find((stamp) => stamp.id === id);
      if (!chosen) return;
      setIsGliding(mark !== undefined);
      setPosition(chosen.marks[mark ?? -1] ?? initialPosition(chosen.marks, chosen.size));
    },
    [stamps],
  );
  const chosenStamp = useChosenStamp(boxRef, ids, moveToMark);
  const stamp = stamps.find(({ id }) => id === chosenStamp) ?? stamps[0];
  const [markIndex, setMarkIndex] = useState(-1);
  useEffect(() => {
    const box = boxRef.current?.getBoundingClientRect();
    const lens = boxRef.current?.querySelector('[role="slider"]');
    if (!box || !stamp || !lens) return;
    const lensRadius =
      lens.clientWidth / 2 / (scaleIn(stamp.size, [box.width, box.height]) * magnification);
    const mark = nearestMark(position, stamp.marks, lensRadius * 0.8);
    setMarkIndex(mark);
    if (mark < 0) return;
    markTextOf(stamp.id, mark).entry?.setAttribute('data-found', '');
    setFoundMarks((previous) => new Set(previous).add(`${stamp.id}-${mark}`));
  }, [position, magnification, stamp]);
  if (!stamp) return null;

  const move = (point: Point) => {
    setIsGliding(false);
    setPosition(point);
  };
  const followPointer = ({ clientX, clientY }: PointerEvent, [dx, dy]: Point = [0, 0]) => {
    const box = boxRef.current?.getBoundingClientRect();
    if (!box) return;
    const point = [clientX - box.left + dx, clientY - box.top + dy] as const;
    move(toStampPoint(point, [box.width, box.height], stamp.size));
  };
  // On touch, keeps the offset between finger and lens, so that the finger does not cover it.
  const startDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    dragOffsetRef.current = [left + width / 2 - event.clientX, top + height / 2 - event.clientY];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = pointAfter(event.key, position, stamp.size, event.shiftKey);
    const newMagnification = magnificationFor(event.key);
    if (!next && newMagnification === undefined) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (next) move(next);
    if (newMagnification !== undefined) setMagnification(newMagnification);
  };
  const { title, text } =
    isLive && markIndex >= 0 ? markTextOf(stamp.id, markIndex) : { title: '', text: '' };
  const positionText = fillIn(props.positionText, {
    title: stamp.title,
    across: Math.round((position[0] / stamp.size[0]) * 100),
    down: Math.round((position[1] / stamp.size[1]) * 100),
  });
  const markCount = stamps.reduce((sum, { marks }) => sum + marks.length, 0);
  return (
    <div
      className={styles.root}
      data-gliding={isGliding || undefined}
      style={
        {
          '--w': stamp.size[0],
          '--h': stamp.size[1],
          '--gx': position[0],
          '--gy': position[1],
          '--times': magnification,
        } as CSSProperties
      }
    >
      <div
        ref={boxRef}
        className={styles.room}
        onPointerMove={(event) => event.pointerType === 'mouse' && followPointer(event)}
        onPointerDown={followPointer}
      >
        {isLive && (
          <div
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round((position[0] / stamp.size[0]) * 100)}
            aria-valuetext={title ? `${positionText} ${title}` : positionText}
            className={styles.lens}
            onKeyDown={onKeyDown}
            onPointerDown={startDrag}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId))
                followPointer(event, dragOffsetRef.current);
            }}
          >
            <span className={styles.view}>
              <img
                key={stamp.id}
                src={stamp.source}
                alt=""
                loading="lazy"
                draggable={false}
                style={{ backgroundImage: `url(${stamp.placeholder})` }}
              />
            </span>
          </div>
        )}
      </div>
      {isLive && (
        <div className={styles.controls}>
          <fieldset className={styles.strengths}>
            <legend className="sr-only">{magnificationsLabel}</legend>
            {magnifications.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === magnification}
                onClick={() => setMagnification(each)}
              >
                {fillIn(props.magnificationLabel, { times: each })}
              </button>
            ))}
          </fieldset>
          <p role="status">
            <span className="sr-only">{text || noMarkText} </span>
            {foundMarks.size === 0
              ? hint
              : fillIn(props.foundCount, { found: foundMarks.size, all: markCount })}
          </p>
        </div>
      )}
    </div>
  );
}
