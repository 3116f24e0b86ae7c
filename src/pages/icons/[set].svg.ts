import type { APIRoute, GetStaticPaths } from 'astro';
import { loadIcons, spriteOf } from '../../blocks/icon-gallery/load-icons.ts';
import { type IconSet, iconPages } from '../../content/icon-sets.ts';

export const getStaticPaths: GetStaticPaths = () =>
  iconPages.flatMap(({ sets }) => sets.map((set) => ({ params: { set: set.id }, props: { set } })));

export const GET: APIRoute<{ set: IconSet }> = ({ props: { set } }) =>
  new Response(spriteOf(loadIcons(set)), { headers: { 'content-type': 'image/svg+xml' } });
