'use client';
import { useEffect, useRef, useState } from 'react';
import { formatDollars } from '../../content/format-dollars.ts';
import { printElement } from '../../elements/print-element/print-element.ts';
import contactSceneStyles from './contact-scene.module.css';
import styles from './cue-sheet.module.css';
import { feetText } from './film-footage.ts';
import { findCues, priceOf } from './find-cues.ts';
import printHalvesStyles from './print-halves.module.css';

interface CueSheetProps {
  /** Heading of the sheet, and names of its columns. */
  title: string;
  columns: readonly [position: string, word: string, sound: string];
  /** Scene that is used while the message field is empty. */
  sampleScene: string;
  /** Notice that the sample scene is used, before the status. */
  sampleNotice: string;
  /** Status without a cue. */
  noCueText: string;
  /** Status with one cue; with `{price}`. */
  oneCueText: string;
  /** Status with several cues; with `{count}` and `{price}`. */
  severalCuesText: string;
  printLabel: string;
}

/** Returns a ref for the root, and the text in the message field of the same section's form. */
function useScene() {
  const rootRef = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState('');
  useEffect(() => {
    const section = rootRef.current?.closest('section');
    if (!section) return;
    const readScene = () => setScene(section.querySelector('textarea')?.value ?? '');
    readScene();
    // The fields are emptied after the `reset` event.
    const readSceneAfterReset = () => setTimeout(readScene);
    section.addEventListener('input', readScene);
    section.addEventListener('reset', readSceneAfterReset);
    return () => {
      section.removeEventListener('input', readScene);
      section.removeEventListener('reset', readSceneAfterReset);
    };
  }, []);
  return { rootRef, scene };
}

/** Priced list of the sounds that a scene needs (a film's cue sheet), found while the scene is written in the form beside it. Can be printed by itself. */
export function CueSheet(props: CueSheetProps) {
  const {
    title,
    columns,
    sampleScene,
    sampleNotice,
    noCueText,
    oneCueText,
    severalCuesText,
    printLabel,
  } = props;
  const { rootRef, scene } = useScene();
  const hasScene = scene.trim() !== '';
  const cues = findCues(hasScene ? scene : sampleScene);
  const price = formatDollars(priceOf(cues));
  const status = cues.length === 0 ? noCueText : cues.length === 1 ? oneCueText : severalCuesText;
  return (
    <div ref={rootRef} className={`${contactSceneStyles.half} ${printHalvesStyles.cueSheetHalf}`}>
      <div data-print-sheet="" className={styles.sheet}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.scene}>{hasScene ? scene : sampleScene}</p>
        <table className={styles.table}>
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
                <td className={styles.length}>{feetText(seconds)}</td>
                <th scope="row">{word.toLowerCase()}</th>
                <td>
                  <b className={styles.kind}>{kind.charAt(0).toUpperCase()}</b> {madeWith}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p role="status" className={styles.note}>
          {hasScene ? '' : `${sampleNotice} `}
          {status.replace('{count}', `${cues.length}`).replace('{price}', price)}
        </p>
        <button
          type="button"
          className={styles.print}
          onClick={({ currentTarget }) => printElement(currentTarget)}
        >
          {printLabel}
        </button>
      </div>
    </div>
  );
}
