'use client';

import Play from 'lucide-react/icons/play';
import { openDialogAttributes } from '../../elements/dialog/dialog-buttons.ts';
import { Embed } from '../../elements/embed/embed.tsx';
import { Modal } from '../../elements/modal/modal.tsx';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { PictureRecord } from '../../media/picture-record.ts';

const films = [
  { id: 'spring', title: 'Spring', minutes: 8, code: 'WhWc3b3KhnY' },
  { id: 'tears-of-steel', title: 'Tears of Steel', minutes: 12, code: 'R6MlUcmOul8' },
  { id: 'cosmos-laundromat', title: 'Cosmos Laundromat', minutes: 12, code: 'Y-rmzh0PI3c' },
] as const;

/** Three modals with a film each, opened by posters in a row. */
export function VideoRow({ pictures }: { pictures: readonly PictureRecord[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-3">
      {films.map(({ id, title, minutes, code }, index) => {
        const picture = pictures[index];
        return (
          <li key={id}>
            <button
              {...openDialogAttributes(id)}
              className="group grid w-full cursor-pointer gap-3 text-start"
            >
              {picture && (
                <PictureView
                  picture={picture}
                  alt=""
                  sizes="(width >= 36rem) 24rem, 100vw"
                  ratio="16/10"
                  className="overflow-clip rounded-lg"
                />
              )}
              <span className="flex items-center gap-3">
                <span className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-current transition-colors group-hover:bg-paper group-hover:text-ink">
                  <Play aria-hidden="true" className="size-5 fill-current ps-0.5" />
                </span>
                <span>
                  <strong className="block font-display text-h4 leading-tight">{title}</strong>
                  <span className="text-caption tabular-nums">{minutes} minutes</span>
                </span>
              </span>
            </button>
            <Modal
              id={id}
              label={`${title}, a film`}
              closeLabel="Close the film"
              size="film"
              padded={false}
              className="[--backdrop:color-mix(in_srgb,var(--color-stage)_80%,transparent)] [--focus:white] [--ink:white] [--surface:var(--color-stage)]"
            >
              <h2 className="px-5 py-5 pe-16 text-h4">{title}</h2>
              <Embed
                provider="youtube"
                id={code}
                title={`${title} on YouTube`}
                label={`Play, ${minutes} minutes`}
                note="Blender Foundation, CC BY. YouTube hears of you when you press Play, not before."
                stopLabel="Stop the film"
              >
                {picture && (
                  <PictureView picture={picture} alt="" sizes="(width >= 75rem) 70rem, 100vw" />
                )}
              </Embed>
            </Modal>
          </li>
        );
      })}
    </ul>
  );
}
