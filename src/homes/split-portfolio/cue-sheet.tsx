'use client';
import { useEffect, useRef, useState } from 'react';
import { printElement } from '../../elements/print-element/print-element.ts';
import { feetText } from './film-footage.ts';
import { quoteOf, spotScene } from './spot-scene.ts';
import './cue-sheet.css';

interface CueSheetProps {
  /** Heading of the sheet, and names of its columns. */
  title: string;
  columns: readonly [position: string, word: string, sound: string];
  /** Sample scene, searched while the message field is empty; `untilThen` begins the status meanwhile. */
  example: string;
  untilThen: string;
  /** Status of a scene: nothing found; one cue; several (`{count}`). Each with `{price}` but the first. */
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
    // A form that was sent is emptied after its event.
    const later = () => setTimeout(read);
    section.addEventListener('input', read);
    section.addEventListener('reset', later);
    return () => {
      section.removeEventListener('input', read);
      section.removeEventListener('reset', later);
    };
  }, []);
  return { rootRef, scene };
}

/** Priced list of the sounds that a scene needs (a film's cue sheet), found while the scene is written in the form beside it. Prints alone. */
export function CueSheet(props: CueSheetProps) {
  const { title, columns, example, untilThen, none, one, several, print } = props;
  const { rootRef, scene } = useScene();
  const isWritten = scene.trim() !== '';
  const cues = spotScene(isWritten ? scene : example);
  const price = `$${quoteOf(cues).toLocaleString('en-US')}`;
  const found = cues.length === 0 ? none : cues.length === 1 ? one : several;
  return (
    <div ref={rootRef} className="cuesheet-half">
      <div data-sheet="" className="cuesheet">
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
            {cues.map(({ word, kind, use, at }) => (
              <tr key={use}>
                <td className="cuesheet-feet">{feetText(at)}</td>
                <th scope="row">{word.toLowerCase()}</th>
                <td>
                  <b className="cuesheet-kind">{kind.charAt(0).toUpperCase()}</b> {use}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p role="status" className="cuesheet-said">
          {isWritten ? '' : `${untilThen} `}
          {found.replace('{count}', `${cues.length}`).replace('{price}', price)}
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
