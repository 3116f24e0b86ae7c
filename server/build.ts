/**
 * Bundles the server into `dist-server/`: `main.js`, `leads.js`, `backup.js` and
 * `sqlite-worker.js`, packages included, so that it starts quickly and needs no node_modules where
 * it runs. (The source runs on Node as it is but for the pages and mails in TSX.)
 */
import { build, type Plugin } from 'esbuild';
import { wordsPlugin } from '../integrations/words-plugin.ts';

/** Bundles the server into a folder, by default with the words of the site's language. */
export const buildServer = (outdir: string, plugins: Plugin[] = [wordsPlugin()]) =>
  build({
    entryPoints: {
      main: 'server/main.ts',
      leads: 'server/cli/main.ts',
      backup: 'server/backup/main.ts',
      'sqlite-worker': 'server/db/sqlite-worker.ts',
    },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    jsx: 'automatic',
    sourcemap: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    minifySyntax: true,
    // Optional dependencies that are not installed: native PostgreSQL bindings, pretty printing of
    // mails, other stores of the rate limiter.
    external: [
      'pg-native',
      'pg-cloudflare',
      'cloudflare:sockets',
      'prettier',
      'prettier/*',
      'drizzle-orm',
    ],
    // Bundled CommonJS modules load Node's modules by require.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    plugins,
    logLevel: 'warning',
  });

if (import.meta.main) await buildServer(process.argv[2] ?? 'dist-server');
