/*
 * Scroll state, measured sizes, open layers, scroll to top and copyright year of every page. The only
 * script of the site chrome that runs at load: small, without a framework, loaded by the layout as a
 * deferred module.
 */
import { scrollToTopOnClick } from './site-chrome/scroll-to-top.ts';
import { watchHeader } from './site-chrome/watch-header.ts';
import { writeYear } from './site-chrome/year.ts';

// Never aborted: the listeners last as long as the page.
watchHeader(window, new AbortController().signal);
scrollToTopOnClick(window);
writeYear(document, new Date());
