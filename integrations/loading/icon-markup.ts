const namespace = '<svg xmlns="http://www.w3.org/2000/svg"';
/** As lucide-react ends the attributes of an icon: its own two classes, then those of its use. */
const ownClasses = / stroke-linejoin="round" class="lucide lucide-[a-z0-9-]+([ "])/g;

/**
 * Returns HTML whose icons have neither a namespace, which the HTML parser implies, nor the classes
 * of lucide-react, which no rule uses. React does not compare them when it hydrates an icon.
 */
export const shortIcons = (html: string): string =>
  html
    .replaceAll(namespace, '<svg')
    .replaceAll(ownClasses, (_, end) => ` stroke-linejoin="round"${end === ' ' ? ' class="' : ''}`);
