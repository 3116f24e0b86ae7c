import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { isLinkIncluded } from '../page-meta/included-links.ts';

type MdastPlugin = NonNullable<SatteriProcessorOptions['mdastPlugins']>[number];

/**
 * Markdown plugin that replaces links by their text in posts that are samples, where the link leads
 * to a sample that `site.config.ts` leaves out. Those of one's own posts stay: the build reports them.
 */
export const unlinkLeftOut: MdastPlugin = {
  name: 'unlink-left-out',
  link(node, context) {
    const isSample = context.data.astro?.frontmatter['sample'] === true;
    if (isSample && !isLinkIncluded({ link: node.url }))
      context.replaceNode(node, [...node.children]);
  },
};
