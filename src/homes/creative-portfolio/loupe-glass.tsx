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
  markUnder,
  type Place,
  placeAfter,
  placeUnder,
  scaleIn,
  strengthAfter,
  strengths,
} from './loupe-geometry.ts';
import { startOf, useChosenStamp } from './use-chosen-stamp.ts';
import './loupe-glass.css';

interface Stamp {
  id: string;
  title: string;
  size: Place;
  /** URLs of its largest picture, and of the placeholder until it is loaded. */
  source: string;
  small: string;
  marks: readonly Place[];
}

interface LoupeGlassProps {
  stamps: readonly Stamp[];
  label: string;
  /** Description of the loupe's position: `{title}`, `{across}`, `{down}`. */
  place: string;
  /** Text without a mark below it. */
  nothing: string;
  /** Status: `{found}` of `{all}` marks. */
  found: string;
  /** Labels of the magnifications: `{times}`. */
  strength: string;
  strengthsLabel: string;
  hint: string;
}

const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);

/** Reads the text of a mark from the list of the page. */
const wordsOf = (id: string, mark: number) => {
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
  const { stamps, label, nothing, hint, strengthsLabel } = props;
  const room = useRef<HTMLDivElement>(null);
  const dragOffset = useRef<Place>([0, 0]);
  const isLive = useHydrated();
  const [at, setAt] = useState<Place>(stamps[0]?.marks[0] ?? [0, 0]);
  const [times, setTimes] = useState<number>(strengths[0]);
  const [isGliding, setGliding] = useState(false);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(() => stamps.map(({ id }) => id), [stamps]);
  const lead = useCallback(
    (id: string, mark: number | undefined) => {
      const own = stamps.find((stamp) => stamp.id === id);
      if (!own) return;
      setGliding(mark !== undefined);
      setAt(own.marks[mark ?? -1] ?? startOf(own.marks, own.size));
    },
    [stamps],
  );
  const chosenStamp = useChosenStamp(room, ids, lead);
  const stamp = stamps.find(({ id }) => id === chosenStamp) ?? stamps[0];
  const [under, setUnder] = useState(-1);
  useEffect(() => {
    const box = room.current?.getBoundingClientRect();
    const lens = room.current?.querySelector('[role="slider"]');
    if (!box || !stamp || !lens) return;
    const lensRadius =
      lens.clientWidth / 2 / (scaleIn(stamp.size, [box.width, box.height]) * times);
    const mark = markUnder(at, stamp.marks, lensRadius * 0.8);
    setUnder(mark);
    if (mark < 0) return;
    wordsOf(stamp.id, mark).entry?.setAttribute('data-found', '');
    setSeen((before) => new Set(before).add(`${stamp.id}-${mark}`));
  }, [at, times, stamp]);
  if (!stamp) return null;

  const move = (to: Place) => {
    setGliding(false);
    setAt(to);
  };
  const follow = ({ clientX, clientY }: PointerEvent, [dx, dy]: Place = [0, 0]) => {
    const box = room.current?.getBoundingClientRect();
    if (!box) return;
    const point = [clientX - box.left + dx, clientY - box.top + dy] as const;
    move(placeUnder(point, [box.width, box.height], stamp.size));
  };
  // On touch, keeps the offset between finger and lens, so that the finger does not cover it.
  const hold = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    dragOffset.current = [left + width / 2 - event.clientX, top + height / 2 - event.clientY];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, at, stamp.size, event.shiftKey);
    const strong = strengthAfter(event.key);
    if ((!next && strong === undefined) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (next) move(next);
    if (strong !== undefined) setTimes(strong);
  };
  const { title, text } = isLive && under >= 0 ? wordsOf(stamp.id, under) : { title: '', text: '' };
  const where = filled(props.place, {
    title: stamp.title,
    across: Math.round((at[0] / stamp.size[0]) * 100),
    down: Math.round((at[1] / stamp.size[1]) * 100),
  });
  const all = stamps.reduce((sum, { marks }) => sum + marks.length, 0);
  return (
    <div
      className="loupe-over"
      data-gliding={isGliding || undefined}
      style={
        {
          '--w': stamp.size[0],
          '--h': stamp.size[1],
          '--gx': at[0],
          '--gy': at[1],
          '--times': times,
        } as CSSProperties
      }
    >
      <div
        ref={room}
        className="loupe-room"
        onPointerMove={(event) => event.pointerType === 'mouse' && follow(event)}
        onPointerDown={follow}
      >
        {isLive && (
          <div
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round((at[0] / stamp.size[0]) * 100)}
            aria-valuetext={title ? `${where} ${title}` : where}
            className="loupe-lens"
            onKeyDown={onKeyDown}
            onPointerDown={hold}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId))
                follow(event, dragOffset.current);
            }}
          >
            <span className="loupe-view">
              <img
                key={stamp.id}
                src={stamp.source}
                alt=""
                loading="lazy"
                draggable={false}
                style={{ backgroundImage: `url(${stamp.small})` }}
              />
            </span>
          </div>
        )}
      </div>
      {isLive && (
        <div className="loupe-say">
          <fieldset className="loupe-strengths">
            <legend className="sr-only">{strengthsLabel}</legend>
            {strengths.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === times}
                onClick={() => setTimes(each)}
              >
                {filled(props.strength, { times: each })}
              </button>
            ))}
          </fieldset>
          <p role="status">
            <span className="sr-only">{text || nothing} </span>
            {seen.size === 0 ? hint : filled(props.found, { found: seen.size, all })}
          </p>
        </div>
      )}
    </div>
  );
}
