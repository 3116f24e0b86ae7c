import type { Job } from '../../content/schema/job.ts';
import { businessDevExecutive } from './openings/business-dev-executive.ts';
import { frontEndDeveloper } from './openings/front-end-developer.ts';
import { reactDeveloper } from './openings/react-developer.ts';

/** The open positions, in the order of the careers page: one file each in `openings/`. */
export const jobs: readonly Job[] = [frontEndDeveloper, reactDeveloper, businessDevExecutive];
