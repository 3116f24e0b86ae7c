/** `npm run dev`: serves site and API on one port (PORT, 4321 by default), with reload. */
import './pinned-node.ts';
import { dev } from 'astro';
import { prepareContent } from './prepare-content.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// Shows drafts and posts with a future date.
process.env['SITE_DRAFTS'] ??= '1';
// The page shows the errors as well, but developers look at the terminal first.
const contentErrors = await prepareContent();
if (contentErrors) process.stderr.write(`${contentErrors}\n`);
await dev({ server: { port: Number(process.env['PORT'] ?? 4321), host: '127.0.0.1' } });
