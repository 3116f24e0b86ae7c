'use client';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import { appendText, fillForm, goToForm } from '../../forms/fill-form.ts';
import styles from './layout-board.module.css';
import { type ChoiceCopy, LayoutChoices } from './layout-choices.tsx';
import { floorDates, longDay, todayAt } from './shop-days.ts';
import { tilePattern } from './tile-patterns.ts';
import { patternChoices } from './tile-prices.ts';
import { TileSymbol } from './tile-symbol.tsx';
import { boardSize, useFloorLayout } from './use-floor-layout.ts';

interface LayoutBoardProps extends ChoiceCopy {
  /** Names of the order form's fields, and its anchor. */
  fields: { pattern: string; feet: string; anchor: string };
  label: string;
  /** Accessible name of a tile, with `{row}`, `{column}` and `{turn}`. */
  tileLabel: string;
  /** Summary with `{tiles}`, `{boxes}`, `{pounds}` and `{price}`. */
  quoteText: string;
  /** Dates of the order, with `{from}`, `{read}` and `{walk}`. */
  datesText: string;
  /** Dates before hydration. */
  staticDatesText: string;
  /** Text of the button that fills in the order form. */
  fillInLabel: string;
  /** Beginning of the text that is inserted into the order's message. */
  messagePrefix: string;
}

const { columns, rows } = boardSize;
const symbolId = 'losa-board-tile';
const formatNumber = (value: number) => value.toLocaleString('en-US');

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
  const { fields, label, tileLabel, quoteText, datesText, ...otherProps } = props;
  const { staticDatesText, fillInLabel, messagePrefix, ...choices } = otherProps;
  const boardRef = useRef<HTMLFieldSetElement>(null);
  const [tabStop, setTabStop] = useState(0);
  const floor = useFloorLayout();
  const { pattern, colors, rotations, quote, layingPattern, length, width } = floor;
  const now = useNow();
  const style = Object.fromEntries(
    colors.map((color, index) => [`--losa-${index}`, `var(--losa-of-${color})`]),
  );

  const moveFocus = (event: KeyboardEvent, index: number) => {
    const next = tileAfter(event.key, index);
    if (next === undefined) return;
    event.preventDefault();
    setTabStop(next);
    boardRef.current?.querySelectorAll('button')[next]?.focus();
  };
  const orderDates = () => {
    if (!now) return staticDatesText;
    const { pressing, reading, walkable } = floorDates(todayAt(now), quote.tiles);
    return fillTemplate(datesText, {
      from: longDay(pressing),
      read: longDay(reading),
      walk: longDay(walkable),
    });
  };
  const { title } = tilePattern(pattern);
  const fillInOrder = () => {
    const laying = choices.layingPatterns.find(({ id }) => id === layingPattern)?.title ?? '';
    const quarterTurns = rotations.map((rotation) => rotation % 4).join('');
    const description = `${messagePrefix}${title}, ${colors.join(', ')}. ${laying}: ${quarterTurns}. ${length} by ${width} feet.`;
    fillForm(fields.anchor, {
      [fields.pattern]: title,
      [fields.feet]: `${Math.max(40, Math.ceil(quote.squareFeet))}`,
      comment: appendText(messagePrefix, description),
    });
    goToForm(fields.anchor);
  };

  return (
    <div className={styles.board} style={style as CSSProperties}>
      <fieldset ref={boardRef} className={styles.boardFloor} disabled={!now}>
        <legend className="sr-only">{label}</legend>
        <svg width="0" height="0" aria-hidden="true" className="absolute">
          <TileSymbol id={symbolId} pattern={tilePattern(pattern)} />
        </svg>
        {rotations.map((turn, index) => (
          <button
            key={index}
            type="button"
            tabIndex={index === tabStop ? 0 : -1}
            aria-label={fillTemplate(tileLabel, {
              row: Math.floor(index / columns) + 1,
              column: (index % columns) + 1,
              turn: turn % 4,
            })}
            onClick={() => floor.turn(index)}
            onFocus={() => setTabStop(index)}
            onKeyDown={(event) => moveFocus(event, index)}
          >
            <svg viewBox="0 0 100 100" aria-hidden="true" style={{ rotate: `${turn * 90}deg` }}>
              <use href={`#${symbolId}`} />
            </svg>
          </button>
        ))}
      </fieldset>
      <LayoutChoices
        {...choices}
        patternChoices={patternChoices}
        floor={floor}
        isLive={now !== undefined}
      />
      <div className={styles.boardQuote}>
        <p role="status">
          <b>
            {fillTemplate(quoteText, {
              tiles: formatNumber(quote.tiles),
              boxes: formatNumber(quote.boxes),
              pounds: formatNumber(quote.pounds),
              price: formatDollars(quote.price),
            })}
          </b>{' '}
          {orderDates()}
        </p>
        <button type="button" className={styles.boardFillIn} disabled={!now} onClick={fillInOrder}>
          {fillInLabel}
        </button>
      </div>
    </div>
  );
}
