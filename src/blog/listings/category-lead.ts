import { keepsSample, type SampleConfig } from '../../page-meta/samples.ts';
import type { Category } from './categories.ts';

/** Returns the description of a category; undefined without the sample posts, of which it tells. */
export const categoryLead = (
  { lead }: Pick<Category, 'lead'>,
  config?: SampleConfig,
): string | undefined => (keepsSample('blog', config) ? lead : undefined);
