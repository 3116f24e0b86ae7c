import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { endWithParent, reportPages, reportsProgress } from './build-mode.ts';

/** Reports each page that is rendered; feeds and other files do not count. */
function withReports(prerenderer: AstroPrerenderer): AstroPrerenderer {
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
      const rendered = await prerenderer.render(request, options);
      if (options.routeData.type === 'page') {
        done += 1;
        report();
      }
      return rendered;
    },
  };
}

/** Reports the progress of a build to `scripts/build.ts`, where that waits for it. */
export function buildProgress(): AstroIntegration {
  return {
    name: 'site:progress',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        if (!reportsProgress) return;
        endWithParent();
        setPrerenderer(withReports);
      },
    },
  };
}
