/*
 * What every page does about scrolling, sizes and open layers. Small and without a framework: it is
 * the only script of the frame that runs at load. The layout brings it in as a deferred module.
 */
import { watchFollowing } from './frame/follow-scroll.ts';
import { watchLayers } from './frame/layers.ts';
import { watchSizes } from './frame/measure.ts';
import { watchScroll } from './frame/scroll-state.ts';
import { watchToTop } from './frame/to-top.ts';
import { writeYear } from './frame/year.ts';

watchScroll(window);
watchFollowing(window);
watchSizes(window);
watchLayers(window);
watchToTop(window);
writeYear(document, new Date());
