import type { APIRoute } from 'astro';
import { lookFonts } from '../../../layouts/look-files.ts';

/** Serves a font file of the themes, from Fontsource. */
export const getStaticPaths = () =>
  lookFonts().map(({ name, content }) => ({ params: { font: name }, props: { content } }));

export const GET: APIRoute = ({ props }) =>
  new Response(props['content'], { headers: { 'content-type': 'font/woff2' } });
