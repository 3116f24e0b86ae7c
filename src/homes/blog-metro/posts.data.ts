import { latestFirst } from '../../blog/listings/paginate.ts';
import { postsWithText } from '../../blog/posts.ts';
import { people } from '../../content/people.data.ts';
import { type BenchNote, benchNotes } from './bench-notes.ts';
import { type FloorBlock, layBlocks } from './floor-plan.ts';
import { floorPosts } from './floor-posts.ts';
import type { FloorPost } from './posts-floor.tsx';

const metroPosts = latestFirst(postsWithText.filter(({ blogType }) => blogType === 'metro'));

/** The blog's posts of the type `metro` and notes, in rows without gaps. */
export const blocks: readonly FloorBlock<FloorPost, BenchNote>[] = layBlocks(
  floorPosts(metroPosts, people),
  benchNotes,
);
