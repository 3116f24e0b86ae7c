import type { HostedFilm, Post } from '../../../content/schema/post.ts';
import { sampleFor } from '../sample-for.ts';

/** Openly licensed films: their makers give away pictures, sounds and files. */
const pool: readonly HostedFilm[] = [
  {
    id: 'aqz-KE-bpKQ',
    title: 'Big Buck Bunny',
    by: 'Blender Foundation, 2008, CC BY 3.0',
    note: 'Every film player that we build meets this rabbit first: there are fur, fast cuts and a still sky in it, and the original files may be kept in a test folder.',
  },
  {
    id: 'TLkA0RELQ1g',
    title: 'Elephants Dream',
    by: 'Orange Open Movie Team, 2006, CC BY 2.5',
    note: 'Ten strange minutes whose every model and texture can be downloaded. We show it to anybody who asks what “open” means besides “free of charge”.',
  },
  {
    id: 'eRsGyueVLvQ',
    title: 'Sintel',
    by: 'Blender Foundation, 2010, CC BY 3.0',
    note: 'A girl looks for a dragon, through snow and one very good market. We use its darkest minute to see what a codec does to night.',
  },
];

/** Returns the film of a YouTube post: its own, or an openly licensed one. */
export const youtubeFilmOf = ({ id, youtube }: Pick<Post, 'id' | 'youtube'>): HostedFilm =>
  youtube ?? sampleFor(id, pool);
