'use client';

import { useState } from 'react';
import { Embed } from '../../../elements/embed/embed.tsx';
import type { HostedContent } from '../../../elements/embed/embed-address.ts';

interface Film {
  id: string;
  title: string;
  length: string;
  hosted: HostedContent;
  poster: string;
}

const films: readonly Film[] = [
  {
    id: 'rabbit',
    title: 'Big Buck Bunny',
    length: '9:56',
    hosted: { provider: 'youtube', id: 'aqz-KE-bpKQ' },
    poster: '/media/clay-post-lighthouse-960.avif',
  },
  {
    id: 'rabbit-vimeo',
    title: 'The same, on Vimeo',
    length: '9:56',
    hosted: { provider: 'vimeo', id: '1084537' },
    poster: '/media/clay-post-telephone-960.avif',
  },
  {
    id: 'dream',
    title: 'Elephants Dream',
    length: '10:53',
    hosted: { provider: 'youtube', id: 'TLkA0RELQ1g' },
    poster: '/media/clay-post-hourglass-960.avif',
  },
];

/** Videos in a list beside one player; a click in the list changes the poster. */
export function VideoList() {
  const [chosen, setChosen] = useState(films[0]);
  if (!chosen) return null;
  return (
    <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
      <Embed
        key={chosen.id}
        className="overflow-clip rounded-3xl bg-surface"
        {...chosen.hosted}
        title={chosen.title}
        label={`Play ${chosen.title}`}
        note={`${chosen.length} minutes. Pressing asks the host of the film.`}
        stopLabel="Stop the film"
      >
        <img src={chosen.poster} alt="" width="768" height="768" loading="lazy" />
      </Embed>
      <ul className="grid content-start gap-3" aria-label="Films">
        {films.map((film) => (
          <li key={film.id}>
            <button
              type="button"
              aria-pressed={film.id === chosen.id}
              onClick={() => setChosen(film)}
              className="grid w-full cursor-pointer grid-cols-[5rem_1fr] items-center gap-4 rounded-2xl bg-surface p-3 text-start hover:bg-paper aria-pressed:bg-ink aria-pressed:text-paper"
            >
              <img
                src={film.poster}
                alt=""
                width="80"
                height="60"
                loading="lazy"
                className="aspect-[4/3] rounded-lg object-cover"
              />
              <span>
                <span className="block font-semibold">{film.title}</span>
                <span className="text-caption tabular-nums">{film.length}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
