import type { APIRoute } from 'astro';
import { themeFonts } from '../../../layouts/theme-files.ts';

/** A typeface of the looks, as Fontsource has it. */
export const getStaticPaths = () =>
  themeFonts().map(({ name, content }) => ({ params: { font: name }, props: { content } }));

export const GET: APIRoute = ({ props }) =>
  new Response(props['content'], { headers: { 'content-type': 'font/woff2' } });
