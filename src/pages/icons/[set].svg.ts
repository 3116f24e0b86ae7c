import type { APIRoute, GetStaticPaths } from 'astro';
import { keepsSample } from '../../page-meta/samples.ts';
import { type IconSet, iconPages } from '../../showcase/icons/icon-sets.ts';
import { loadIcons, spriteOf } from '../../showcase/icons/load-icons.ts';

/** Serves the sprites of the icon pages; none where the site leaves these pages out. */
export const getStaticPaths: GetStaticPaths = () =>
  (keepsSample('icons') ? iconPages : []).flatMap(({ sets }) =>
    sets.map((set) => ({ params: { set: set.id }, props: { set } })),
  );

export const GET: APIRoute<{ set: IconSet }> = ({ props: { set } }) =>
  new Response(spriteOf(loadIcons(set)), { headers: { 'content-type': 'image/svg+xml' } });
