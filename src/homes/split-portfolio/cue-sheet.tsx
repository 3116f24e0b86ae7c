'use client';
import { useEffect, useRef, useState } from 'react';
import { formatDollars } from '../../content/format-dollars.ts';
import { printElement } from '../../elements/print-element/print-element.ts';
import { feetText } from './film-footage.ts';
import { findCues, priceOf } from './find-cues.ts';
import './cue-sheet.css';

interface CueSheetProps {
  /** Heading of the sheet, and names of its columns. */
  title: string;
  columns: readonly [position: string, word: string, sound: string];
  /** Sample scene, used while the message field is empty, and the notice that begins its status. */
  example: string;
  exampleNotice: string;
  /** Status with no cue, one (`{price}`) or several (`{count}`, `{price}`). */
  none: string;
  one: string;
  several: string;
  print: string;
}

/** Returns a ref for the root, and the text in the message field of the same section's form. */
function useScene() {
  const rootRef = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState('');
  useEffect(() => {
    const section = rootRef.current?.closest('section');
    if (!section) return;
    const read = () => setScene(section.querySelector('textarea')?.value ?? '');
    read();
    // The fields are emptied after the `reset` event.
    const readAfterReset = () => setTimeout(read);
    section.addEventListener('input', read);
    section.addEventListener('reset', readAfterReset);
    return () => {
      section.removeEventListener('input', read);
      section.removeEventListener('reset', readAfterReset);
    };
  }, []);
  return { rootRef, scene };
}

/** Priced list of the sounds that a scene needs (a film's cue sheet), found while the scene is written in the form beside it. Can be printed by itself. */
export function CueSheet(props: CueSheetProps) {
  const { title, columns, example, exampleNotice, none, one, several, print } = props;
  const { rootRef, scene } = useScene();
  const isWritten = scene.trim() !== '';
  const cues = findCues(isWritten ? scene : example);
  const price = formatDollars(priceOf(cues));
  const status = cues.length === 0 ? none : cues.length === 1 ? one : several;
  return (
    <div ref={rootRef} className="cuesheet-half">
      <div data-print-sheet="" className="cuesheet">
        <h3 className="cuesheet-title">{title}</h3>
        <p className="cuesheet-scene">{isWritten ? scene : example}</p>
        <table className="cuesheet-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cues.map(({ word, kind, madeWith, seconds }) => (
              <tr key={madeWith}>
                <td className="cuesheet-feet">{feetText(seconds)}</td>
                <th scope="row">{word.toLowerCase()}</th>
                <td>
                  <b className="cuesheet-kind">{kind.charAt(0).toUpperCase()}</b> {madeWith}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p role="status" className="cuesheet-said">
          {isWritten ? '' : `${exampleNotice} `}
          {status.replace('{count}', `${cues.length}`).replace('{price}', price)}
        </p>
        <button
          type="button"
          className="cuesheet-print"
          onClick={({ currentTarget }) => printElement(currentTarget)}
        >
          {print}
        </button>
      </div>
    </div>
  );
}
