'use client';
import {
  type ComponentType,
  type CSSProperties,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { LightboxViewProps } from '../../elements/gallery/lightbox-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';
import markCheckboxStyles from './mark-checkbox.module.css';
import { syncMarks } from './marks.ts';
import type { Essay, Shot } from './shot.ts';
import { useJustified } from './use-justified.ts';
import { type NoteCopy, ViewerNotes } from './viewer-notes.tsx';
import { type EssayOption, WorkEssaysFilter } from './work-essays-filter.tsx';
import { WorkEssaysFrame } from './work-essays-frame.tsx';
import styles from './work-essays-wall.module.css';

interface WorkEssaysWallProps {
  shots: readonly (Shot & { file: PictureRecord })[];
  essays: readonly EssayOption[];
  copy: {
    label: string;
    legend: string;
    allLabel: string;
    /** Status, with `{count}` and `{all}`. */
    statusText: string;
    markLabel: string;
    openLabel: string;
    notes: NoteCopy;
  };
}

const fileOf = ({ name, widths }: PictureRecord) => `/media/${name}-${widths.at(-1)}.avif`;

/**
 * Justified grid of pictures, filtered by essay. Each is a link to its
 * file; with script it opens in a lightbox with its notes beside it, and can be zoomed.
 */
export function WorkEssaysWall({ shots, essays, copy }: WorkEssaysWallProps) {
  const wallRef = useRef<HTMLUListElement>(null);
  const [essay, setEssay] = useState<Essay | 'all'>('all');
  const [openIndex, setOpenIndex] = useState(-1);
  const [View, setView] = useState<ComponentType<LightboxViewProps>>();
  const visibleShots = shots.filter((shot) => essay === 'all' || shot.essay === essay);
  const placements = useJustified(
    wallRef,
    visibleShots.map(({ file }) => file.width / file.height),
  );
  useEffect(syncMarks, []);

  const openLightbox = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { currentTarget: link } = event;
    setOpenIndex(index);
    import('../../elements/gallery/lightbox-view.tsx').then(
      (module) => setView(() => module.LightboxView),
      // Without the viewer's script, the link navigates as usual.
      () => location.assign(link.href),
    );
  };

  return (
    <div className={styles.wall} data-ready={placements ? '' : undefined}>
      <WorkEssaysFilter
        legend={copy.legend}
        tabs={[{ name: 'all', title: copy.allLabel, count: shots.length }, ...essays]}
        onChoose={setEssay}
      />
      <p role="status" className="sr-only">
        {copy.statusText
          .replace('{count}', `${visibleShots.length}`)
          .replace('{all}', `${shots.length}`)}
      </p>
      <ul ref={wallRef} aria-label={copy.label} className={styles.wallRows}>
        {shots.map((shot) => {
          const index = visibleShots.indexOf(shot);
          const placement = placements?.[index];
          return (
            <li
              key={shot.id}
              hidden={index < 0}
              data-essay={shot.essay}
              className={`${markCheckboxStyles.wallItem} ${styles.wallItem}`}
              style={
                {
                  '--shape': shot.file.width / shot.file.height,
                  ...(placement && { '--share': placement.share, '--gaps': placement.gaps }),
                } as CSSProperties
              }
            >
              <WorkEssaysFrame
                shot={shot}
                href={fileOf(shot.file)}
                openLabel={copy.openLabel}
                markLabel={copy.markLabel}
                onOpen={(event) => openLightbox(event, index)}
              />
            </li>
          );
        })}
      </ul>
      {View && openIndex >= 0 && (
        <View
          zoomed
          index={openIndex}
          onClose={() => setOpenIndex(-1)}
          items={visibleShots.map(({ file }) => ({
            src: fileOf(file),
            thumb: '',
            width: file.width,
            height: file.height,
            alt: file.alt,
          }))}
          beside={(index) => {
            const shot = visibleShots[index];
            return (
              shot && (
                <ViewerNotes
                  shot={shot}
                  number={index + 1}
                  count={visibleShots.length}
                  copy={copy.notes}
                />
              )
            );
          }}
        />
      )}
    </div>
  );
}
