/**
 * `node scripts/e2e-server.ts PORT`: serves the built site as the browser tests see it, at a port
 * of your choice, until it is stopped.
 */
import './pinned-node.ts';
import { startTestServer } from './browser-tests/test-server.ts';

const port = Number(process.argv[2]);
if (!port) throw new Error('Say at which port: node scripts/e2e-server.ts PORT');
const server = await startTestServer('test-results/e2e-server-data', { port });
process.stdout.write(`The built site answers at ${server.origin}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, server.stop);
