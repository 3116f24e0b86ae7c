import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { endWithParent, reportPages, reportsProgress } from './build-mode.ts';

/** Wraps a prerenderer to report each rendered page; feeds and other files do not count. */
function addProgressReports(prerenderer: AstroPrerenderer): AstroPrerenderer {
  let done = 0;
  let total = 0;
  const report = () => reportPages({ stage: 'render', done, total });
  return {
    ...prerenderer,
    getStaticPaths: async () => {
      const paths = await prerenderer.getStaticPaths();
      total = paths.filter(({ route }) => route.type === 'page').length;
      report();
      return paths;
    },
    render: async (request, options) => {
      const response = await prerenderer.render(request, options);
      if (options.routeData.type === 'page') {
        done += 1;
        report();
      }
      return response;
    },
  };
}

/** Reports the progress of a build to `scripts/build.ts`, if that has asked for reports. */
export function buildProgress(): AstroIntegration {
  return {
    name: 'site:progress',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        if (!reportsProgress) return;
        endWithParent();
        setPrerenderer(addProgressReports);
      },
    },
  };
}
