const module = '<script type="module" src="';

/**
 * Gives module scripts a low fetch priority. Browsers request them as eagerly as stylesheets, yet
 * no first paint needs one.
 */
export const lowPriorityModuleScripts = (html: string): string =>
  html.replaceAll(module, '<script type="module" fetchpriority="low" src="');
