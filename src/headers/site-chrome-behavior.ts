/*
 * Starts what header and footer need on every page: the scroll state, the heights of both, dialogs
 * and popovers, scrolling to the top and the copyright year. The only script of theirs that runs at
 * load: small, without a framework, loaded by the layout as a deferred module.
 */
import { scrollToTopOnClick } from './site-chrome/scroll-to-top.ts';
import { watchHeader } from './site-chrome/watch-header.ts';
import { writeYear } from './site-chrome/year.ts';

// Never aborted: the listeners last as long as the page.
watchHeader(window, new AbortController().signal);
scrollToTopOnClick(window);
writeYear(document, new Date());
