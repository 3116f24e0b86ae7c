/* Starts before any island is hydrated, so that a link to a modal opens it at once. */
import { followAddress } from './follow-address.ts';

followAddress(window);
