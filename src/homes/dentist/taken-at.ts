import { siteConfig } from '../../../site.config.ts';
import { apiPaths } from '../../forms/api-paths.ts';
import { diaries } from '../../forms/appointments/diaries.ts';

/** Where the server says which half-hours of the practice others have. */
export const takenAt = `${siteConfig.apiOrigin}${apiPaths.appointments(diaries.dentist.name)}`;
