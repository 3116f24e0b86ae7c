const module = '<script type="module" src="';

/**
 * No first paint needs a module script here, yet a browser asks for one as eagerly as for a sheet.
 * Said to be of low priority, it leaves the line to what is seen first.
 */
export const calmModuleScripts = (html: string): string =>
  html.replaceAll(module, '<script type="module" fetchpriority="low" src="');
