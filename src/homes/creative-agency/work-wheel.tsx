'use client';
import { type CSSProperties, useEffect, useState } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import { requestSimilar } from './similar-work.ts';
import { useWheel } from './use-wheel.ts';
import { WorkDescription, type WorkDescriptionCopy } from './work-description.tsx';
import styles from './work-wheel.module.css';
import stillStyles from './work-wheel-still.module.css';
import type { Work } from './works.ts';

interface WorkWheelProps {
  works: readonly Work[];
  /** A film frame of each work, in the same order. */
  frames: readonly PictureRecord[];
  copy: WorkDescriptionCopy & {
    /** Description of the wheel. */
    label: string;
    previous: string;
    next: string;
    /** Status: the work on top, with `{title}`, `{year}`, `{client}`, `{at}` and `{count}`. */
    currentWorkText: string;
    /** Id of the form's section. */
    anchor: string;
  };
}

const sizes = '(width >= 62rem) 39vw, 84vw';

/**
 * Works around a wheel that is rotated by arrow keys, Home, End, buttons, or a pointer with momentum; the text
 * is that of the one on top. Without script it is a strip of pictures, with all texts below it.
 */
export function WorkWheel({ works, frames, copy }: WorkWheelProps) {
  const { listRef, rotation, currentIndex, isDragging, goTo, onKeyDown, stageHandlers } = useWheel(
    works.length,
  );
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const [current] = works.slice(currentIndex);
  const count = works.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would say that these are fields
    <div role="group" aria-label={copy.label} className={styles.reel} onKeyDown={onKeyDown}>
      <div
        className={`${stillStyles.stage} ${styles.stage}`}
        data-dragging={isDragging || undefined}
        {...stageHandlers}
      >
        <ul
          ref={listRef}
          className={`${stillStyles.tray} ${styles.tray}`}
          style={{ '--turn': `${rotation}deg` } as CSSProperties}
        >
          {works.map(({ id, title }, index) => (
            <li key={id} style={{ '--place': `${(index * 360) / count}deg` } as CSSProperties}>
              <a
                href={`#work-${id}`}
                className={`${stillStyles.frame} ${styles.frame}`}
                data-replay-until="island"
                draggable={false}
                aria-current={index === currentIndex ? 'true' : undefined}
                // One tab stop, also before hydration: all texts are below.
                tabIndex={index === currentIndex ? undefined : -1}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(index, true);
                }}
              >
                <span className={`${stillStyles.title} ${styles.title}`}>{title}. </span>
                {frames.slice(index, index + 1).map((frame) => (
                  <PictureView
                    key={frame.name}
                    picture={frame}
                    sizes={sizes}
                    className={`${stillStyles.picture} ${styles.picture}`}
                    imgClassName="size-full"
                  />
                ))}
              </a>
            </li>
          ))}
        </ul>
        <i className={`${stillStyles.mark} ${styles.mark}`} aria-hidden="true" />
      </div>
      <div className={`${stillStyles.hub} ${styles.hub}`}>
        <p className={`${stillStyles.keys} ${styles.keys}`}>
          <button type="button" onClick={() => goTo((currentIndex + count - 1) % count)}>
            <span aria-hidden="true">←</span>
            <span className="sr-only">{copy.previous}</span>
          </button>
          <span aria-hidden="true">
            {currentIndex + 1} / {count}
          </span>
          <button type="button" onClick={() => goTo((currentIndex + 1) % count)}>
            <span aria-hidden="true">→</span>
            <span className="sr-only">{copy.next}</span>
          </button>
        </p>
        <div className={stillStyles.text}>
          {works.map((work, index) => (
            <WorkDescription
              key={work.id}
              work={work}
              copy={copy}
              isHidden={index !== currentIndex}
              onRequest={() => requestSimilar(work.title, copy.anchor)}
            />
          ))}
        </div>
        <p role="status" className="sr-only">
          {isHydrated &&
            current &&
            fillTemplate(copy.currentWorkText, { ...current, at: currentIndex + 1, count })}
        </p>
      </div>
    </div>
  );
}
