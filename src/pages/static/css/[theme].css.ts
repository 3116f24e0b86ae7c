import type { APIRoute } from 'astro';
import { themeSheets } from '../../../layouts/theme-files.ts';

/** Serves the stylesheet of a theme: its tokens, fonts and fallback fonts. */
export const getStaticPaths = () =>
  themeSheets().map(({ name, content }) => ({ params: { theme: name }, props: { content } }));

export const GET: APIRoute = ({ props }) =>
  new Response(props['content'], { headers: { 'content-type': 'text/css; charset=utf-8' } });
