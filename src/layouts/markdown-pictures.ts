import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { isPictureName, pictureNamed } from '../media/pictures.ts';
import { fallbackSourceOf, srcSetOf } from '../media/source-set.ts';

type MdastPlugin = NonNullable<SatteriProcessorOptions['mdastPlugins']>[number];

/** Width of a picture in the text column of a post. */
const sizes = '(width >= 48rem) 44rem, 100vw';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the HTML of a picture by its name, with its own alternative text if none is given. */
function pictureHtml(name: string, alt: string): string {
  const picture = pictureNamed(name);
  const { width, height } = picture;
  const attributes = {
    src: fallbackSourceOf(picture),
    srcset: srcSetOf(picture),
    sizes,
    width,
    height,
    alt: alt || picture.alt,
  };
  const attributeList = Object.entries(attributes).map(
    ([key, value]) => `${key}="${escapeHtml(`${value}`)}"`,
  );
  return `<img ${attributeList.join(' ')} loading="lazy" decoding="async">`;
}

/** Markdown plugin for pictures by name: `![What it shows](our-harbor)`. */
export const markdownPictures: MdastPlugin = {
  name: 'pictures-by-name',
  image(node, context) {
    if (!isPictureName(node.url)) return;
    context.replaceNode(node, { type: 'html', value: pictureHtml(node.url, node.alt ?? '') });
  },
};
