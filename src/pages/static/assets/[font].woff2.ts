import type { APIRoute } from 'astro';
import { themeFonts } from '../../../layouts/theme-files.ts';

/** Serves a font file of the themes, from Fontsource. */
export const getStaticPaths = () =>
  themeFonts().map(({ name, content }) => ({ params: { font: name }, props: { content } }));

export const GET: APIRoute = ({ props }) =>
  new Response(props['content'], { headers: { 'content-type': 'font/woff2' } });
