import type { APIRoute } from 'astro';
import { lookSheets } from '../../../layouts/look-files.ts';

/** Serves the stylesheet of a theme: its tokens, fonts and fallback fonts. */
export const getStaticPaths = () =>
  lookSheets().map(({ name, content }) => ({ params: { look: name }, props: { content } }));

export const GET: APIRoute = ({ props }) =>
  new Response(props['content'], { headers: { 'content-type': 'text/css; charset=utf-8' } });
