/* Starts before any island is hydrated, so that a link to a modal opens it at once. */
import { syncModalsWithUrl } from './sync-modals-with-url.ts';

syncModalsWithUrl(window);
