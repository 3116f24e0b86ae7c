import { pageSender } from '../http/page-sender.ts';

/** Responds with a page of the desk. */
export const sendDeskPage = pageSender(() => import('./pages/render-desk.ts'));
