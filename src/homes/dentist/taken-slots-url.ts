import { siteConfig } from '../../../site.config.ts';
import { apiPaths } from '../../forms/api-paths.ts';
import { diaries } from '../../forms/appointments/diaries.ts';

/** URL of the taken half-hours of the practice. */
export const takenSlotsUrl = `${siteConfig.apiOrigin}${apiPaths.appointments(diaries.dentist.name)}`;
