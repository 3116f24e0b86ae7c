import type { APIRoute } from 'astro';
import { captionsOf, ownFilms } from '../../blog/types/html5-video/own-films.ts';

export const getStaticPaths = () =>
  Object.entries(ownFilms).map(([name, film]) => ({ params: { name }, props: { film } }));

/** Serves the timed description of a film as WebVTT captions. */
export const GET: APIRoute = ({ props: { film } }) =>
  new Response(`${captionsOf(film)}\n`, { headers: { 'Content-Type': 'text/vtt' } });
