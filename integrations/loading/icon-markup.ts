const tagWithNamespace = '<svg xmlns="http://www.w3.org/2000/svg"';
/**
 * Matches the last attributes of a lucide-react icon: two classes of the package, then ours if any.
 */
const iconClassPattern = / stroke-linejoin="round" class="lucide lucide-[a-z0-9-]+([ "])/g;

/**
 * Returns HTML whose icons have neither a namespace, which the HTML parser implies, nor the classes
 * of lucide-react, which no rule uses. React does not compare them when it hydrates an icon.
 */
export const shortenIcons = (html: string): string =>
  html
    .replaceAll(tagWithNamespace, '<svg')
    .replaceAll(
      iconClassPattern,
      (_, end) => ` stroke-linejoin="round"${end === ' ' ? ' class="' : ''}`,
    );
