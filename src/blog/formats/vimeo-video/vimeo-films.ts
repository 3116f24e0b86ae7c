import type { HostedFilm, Post } from '../../../content/schema/post.ts';
import { sampleFor } from '../sample-for.ts';

const pool: readonly HostedFilm[] = [
  {
    id: '1084537',
    title: 'Big Buck Bunny',
    by: 'Blender Foundation, 2008, CC BY 3.0',
    note: 'Nobody in it says a word, and nobody in the room has ever asked what is going on.',
  },
  {
    id: '22439234',
    title: 'The Mountain',
    by: 'Terje Sørgjerd, 2011',
    note: 'A week on a volcano, frame by frame: clouds that pour like milk, and the Milky Way behind a sandstorm.',
  },
];

/** Returns the film of a Vimeo post: its own, or a sample that fits any text. */
export const vimeoFilmOf = ({ id, vimeo }: Pick<Post, 'id' | 'vimeo'>): HostedFilm =>
  vimeo ?? sampleFor(id, pool);
