import type { APIRoute, GetStaticPaths } from 'astro';
import { type IconSet, iconPages } from '../../showcase/icons/icon-sets.ts';
import { loadIcons, spriteOf } from '../../showcase/icons/load-icons.ts';

export const getStaticPaths: GetStaticPaths = () =>
  iconPages.flatMap(({ sets }) => sets.map((set) => ({ params: { set: set.id }, props: { set } })));

export const GET: APIRoute<{ set: IconSet }> = ({ props: { set } }) =>
  new Response(spriteOf(loadIcons(set)), { headers: { 'content-type': 'image/svg+xml' } });
