'use client';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import { appendText, fillForm, goToForm } from '../../forms/fill-form.ts';
import { dividers } from './bill.ts';
import { type ChoiceCopy, LayoutChoices } from './layout-choices.tsx';
import { floorDates, longDay, todayAt } from './shop-days.ts';
import { tilePattern } from './tile-patterns.ts';
import { TileSymbol } from './tile-symbol.tsx';
import { boardSize, useFloorLayout } from './use-floor-layout.ts';
import './layout-board.css';

interface LayoutBoardProps extends ChoiceCopy {
  /** Names of the order form's fields, and its anchor. */
  fields: { pattern: string; feet: string; anchor: string };
  label: string;
  /** Accessible name of a tile: `{row}`, `{column}`, `{turn}`. */
  tile: string;
  /** Summary with `{tiles}`, `{boxes}`, `{pounds}`, `{price}`; dates with `{from}`, `{read}`, `{walk}`, and the text before hydration. */
  count: string;
  dates: string;
  undated: string;
  take: string;
  /** Beginning of the text that is inserted into the order's message. */
  taken: string;
}

const { columns, rows } = boardSize;
const symbol = 'losa-board-tile';
const whole = (value: number) => value.toLocaleString('en-US');

/** Returns the index of the tile that a key moves to; undefined for other keys. */
function tileAfter(key: string, index: number): number | undefined {
  const [x, y] = [index % columns, Math.floor(index / columns)];
  if (key === 'ArrowLeft') return x > 0 ? index - 1 : index;
  if (key === 'ArrowRight') return x < columns - 1 ? index + 1 : index;
  if (key === 'ArrowUp') return y > 0 ? index - columns : index;
  if (key === 'ArrowDown') return y < rows - 1 ? index + columns : index;
  if (key === 'Home') return 0;
  if (key === 'End') return columns * rows - 1;
  return undefined;
}

/** Floor designer: pattern, colors and rotation of tiles, with the price of the order. Static without script. */
export function LayoutBoard(props: LayoutBoardProps) {
  const { fields, label, tile, count, dates, undated, take, taken, ...choices } = props;
  const board = useRef<HTMLFieldSetElement>(null);
  const [stop, setStop] = useState(0);
  const floor = useFloorLayout();
  const { pattern, colors, turns, bill, layingPattern, long, wide } = floor;
  const now = useNow();
  const style = Object.fromEntries(
    colors.map((color, index) => [`--losa-${index}`, `var(--losa-of-${color})`]),
  );

  const walk = (event: KeyboardEvent, index: number) => {
    const next = tileAfter(event.key, index);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    board.current?.querySelectorAll('button')[next]?.focus();
  };
  const dated = () => {
    if (!now) return undated;
    const { from, read, walk: walked } = floorDates(todayAt(now), bill.tiles);
    return fillTemplate(dates, { from: longDay(from), read: longDay(read), walk: longDay(walked) });
  };
  const { title } = tilePattern(pattern);
  const put = () => {
    const patternTitle = choices.lyings.find((each) => each.id === layingPattern)?.title ?? '';
    const description = `${taken}${title}, ${colors.join(', ')}. ${patternTitle}: ${turns.map((turn) => turn % 4).join('')}. ${long} by ${wide} feet.`;
    fillForm(fields.anchor, {
      [fields.pattern]: title,
      [fields.feet]: `${Math.max(40, Math.ceil(bill.feet))}`,
      comment: appendText(taken, description),
    });
    goToForm(fields.anchor);
  };

  return (
    <div className="losa-board" style={style as CSSProperties}>
      <fieldset ref={board} className="losa-board-floor" disabled={!now}>
        <legend className="sr-only">{label}</legend>
        <svg width="0" height="0" aria-hidden="true" className="absolute">
          <TileSymbol id={symbol} pattern={tilePattern(pattern)} />
        </svg>
        {turns.map((turn, index) => (
          <button
            key={index}
            type="button"
            tabIndex={index === stop ? 0 : -1}
            aria-label={fillTemplate(tile, {
              row: Math.floor(index / columns) + 1,
              column: (index % columns) + 1,
              turn: turn % 4,
            })}
            onClick={() => floor.turn(index)}
            onFocus={() => setStop(index)}
            onKeyDown={(event) => walk(event, index)}
          >
            <svg viewBox="0 0 100 100" aria-hidden="true" style={{ rotate: `${turn * 90}deg` }}>
              <use href={`#${symbol}`} />
            </svg>
          </button>
        ))}
      </fieldset>
      <LayoutChoices {...choices} dividers={dividers} floor={floor} isLive={now !== undefined} />
      <div className="losa-board-bill">
        <p role="status">
          <b>
            {fillTemplate(count, {
              tiles: whole(bill.tiles),
              boxes: whole(bill.boxes),
              pounds: whole(bill.pounds),
              price: formatDollars(bill.price),
            })}
          </b>{' '}
          {dated()}
        </p>
        <button type="button" className="losa-board-take" disabled={!now} onClick={put}>
          {take}
        </button>
      </div>
    </div>
  );
}
