import type { APIRoute } from 'astro';
import { formatCaptions, ownFilms } from '../../blog/formats/html5-video/own-films.ts';

export const getStaticPaths = () =>
  Object.entries(ownFilms).map(([name, film]) => ({ params: { name }, props: { film } }));

/** Serves the timed description of a film as WebVTT captions. */
export const GET: APIRoute = ({ props: { film } }) =>
  new Response(`${formatCaptions(film)}\n`, { headers: { 'Content-Type': 'text/vtt' } });
