/** `npm run dev`: the site and the API on one port (PORT, 4321 by default), with reload. */
import './pinned-node.ts';
import { dev } from 'astro';
import { prepareContent } from './prepare-content.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// Drafts, and posts with a date to come, are seen by whoever writes them.
process.env['SITE_DRAFTS'] ??= '1';
// The page says it, too; whoever starts the server looks here first.
const wrong = await prepareContent();
if (wrong) process.stderr.write(`${wrong}\n`);
await dev({ server: { port: Number(process.env['PORT'] ?? 4321), host: '127.0.0.1' } });
