'use client';
import { type CSSProperties, useEffect, useState } from 'react';
import { filled } from '../../content/filled.ts';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { askLike } from './asked-like.ts';
import { useWheel } from './use-wheel.ts';
import { WorkWords, type WorkWordsText } from './work-words.tsx';
import type { Work } from './works.ts';
import './light-wheel.css';
import './light-wheel-still.css';

interface LightWheelProps {
  works: readonly Work[];
  /** A frame of each, in their order. */
  frames: readonly PictureRecord[];
  words: WorkWordsText & {
    /** Description of the wheel. */
    label: string;
    previous: string;
    next: string;
    /** Announced when another work is on top: `{title}`, `{year}`, `{client}`, `{at}`, `{count}`. */
    said: string;
    /** Id of the form's section. */
    anchor: string;
  };
}

const sizes = '(width >= 62rem) 39vw, 84vw';

/**
 * Works round a wheel that is turned by arrow keys, Home, End, buttons, or a pointer with momentum; the text
 * is that of the one on top. Without script it is a strip of pictures, with all texts below it.
 */
export function LightWheel({ works, frames, words }: LightWheelProps) {
  const { tray, turn, at, held, go, onKeyDown, stage } = useWheel(works.length);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const [current] = works.slice(at);
  const count = works.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would say that these are fields
    <div role="group" aria-label={words.label} className="reel" onKeyDown={onKeyDown}>
      <div className="reel-stage" data-held={held || undefined} {...stage}>
        <ul ref={tray} className="reel-tray" style={{ '--turn': `${turn}deg` } as CSSProperties}>
          {works.map(({ id, title }, index) => (
            <li key={id} style={{ '--place': `${(index * 360) / count}deg` } as CSSProperties}>
              <a
                href={`#work-${id}`}
                className="reel-frame"
                data-replay-until="island"
                draggable={false}
                aria-current={index === at ? 'true' : undefined}
                // One tab stop, before the script as well: all texts are below.
                tabIndex={index === at ? undefined : -1}
                onClick={(event) => {
                  event.preventDefault();
                  go(index, true);
                }}
              >
                <span className="reel-title">{title}. </span>
                {frames.slice(index, index + 1).map((frame) => (
                  <PictureView
                    key={frame.name}
                    picture={frame}
                    sizes={sizes}
                    className="reel-picture"
                    imgClassName="size-full"
                  />
                ))}
              </a>
            </li>
          ))}
        </ul>
        <i className="reel-mark" aria-hidden="true" />
      </div>
      <div className="reel-hub">
        <p className="reel-keys">
          <button type="button" onClick={() => go((at + count - 1) % count)}>
            <span aria-hidden="true">←</span>
            <span className="sr-only">{words.previous}</span>
          </button>
          <span aria-hidden="true">
            {at + 1} / {count}
          </span>
          <button type="button" onClick={() => go((at + 1) % count)}>
            <span aria-hidden="true">→</span>
            <span className="sr-only">{words.next}</span>
          </button>
        </p>
        <div className="reel-words">
          {works.map((work, index) => (
            <WorkWords
              key={work.id}
              work={work}
              words={words}
              off={index !== at}
              onAsk={() => askLike(work.title, words.anchor)}
            />
          ))}
        </div>
        <p role="status" className="sr-only">
          {alive && current && filled(words.said, { ...current, at: at + 1, count })}
        </p>
      </div>
    </div>
  );
}
