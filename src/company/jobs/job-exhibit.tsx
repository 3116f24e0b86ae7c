import type { JobExhibit as Exhibit } from '../../content/schema/job-exhibit.ts';
import { ComponentTree } from './component-tree.tsx';
import { FourPixels } from './four-pixels.tsx';
import { RoadDays } from './road-days.tsx';

/** Example of the work of an opening, rendered by the component of its kind. */
export function JobExhibit(exhibit: Exhibit) {
  switch (exhibit.kind) {
    case 'four-pixels':
      return <FourPixels {...exhibit} />;
    case 'component-tree':
      return <ComponentTree {...exhibit} />;
    case 'road-days':
      return <RoadDays {...exhibit} />;
  }
}
