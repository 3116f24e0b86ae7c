/*
 * What every page does about scrolling, sizes and open layers. Small and without a framework: it is
 * the only script of the frame that runs at load. The layout brings it in as a deferred module.
 */
import { watchToTop } from './site-chrome/to-top.ts';
import { watchHeader } from './site-chrome/watch-header.ts';
import { writeYear } from './site-chrome/year.ts';

// As long as the page is there.
watchHeader(window, new AbortController().signal);
watchToTop(window);
writeYear(document, new Date());
