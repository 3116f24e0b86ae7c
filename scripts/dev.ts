/** `npm run dev`: the site and the API on one port (PORT, 4321 by default), with reload. */
import { dev } from 'astro';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
await dev({ server: { port: Number(process.env['PORT'] ?? 4321), host: '127.0.0.1' } });
