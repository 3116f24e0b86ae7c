import './prevent-exit-hang.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { EnvError, readEnv } from './env.ts';
import { readFirms } from './firms.ts';
import { limitConnections, requestTimeouts } from './http/connection-limits.ts';
import { parseInChunks } from './http/parse-in-chunks.ts';
import { serializeRequests } from './http/serialize-requests.ts';
import { destroyStalledResponses } from './http/stalled-responses.ts';
import { readLeadsConfig } from './leads-config/read.ts';
import { createLog } from './log.ts';
import { readOpenings } from './openings.ts';
import { deadMailSentence } from './outbox/dead-mails.ts';
import { openServices } from './services.ts';
import { drain, onShutdown } from './shutdown.ts';
import { startMessage } from './start-message.ts';
import { loadSite } from './static/load-site.ts';

/**
 * Time that a shutdown waits for the reply of a mail server, in seconds: a mail without one is sent
 * again after the next start.
 */
const mailShutdownSeconds = 75;

/** A server that listens. */
interface RunningServer {
  /** Reads the built site again, and serves it to all requests that follow. */
  reloadSite: () => Promise<void>;
}

async function main(): Promise<RunningServer> {
  const env = readEnv(process.env);
  const leads = await readLeadsConfig(env, process.env);
  const log = createLog(env.LOG_LEVEL);
  const siteDir = process.env.SITE_DIR ?? 'dist';
  const readSite = async () => {
    const site = await loadSite(siteDir, env.DATA_DIR);
    const { error } = site.cache;
    // Visitors are not affected; the server needs more memory.
    if (error) log.warn({ cause: error.message }, 'pages stay in memory');
    return site;
  };
  const site = await readSite();
  const services = await openServices(env, log, {
    openings: readOpenings(siteDir),
    firms: readFirms(siteDir),
    leads,
  });
  const { listener: appListener, replaceSite } = createApp(services, site);
  const listener = serializeRequests(destroyStalledResponses(appListener));
  const server = createServer(requestTimeouts, listener);
  limitConnections(server, env);
  parseInChunks(server);
  server.on('error', (error: NodeJS.ErrnoException) => fail(listenErrorMessage(error, env)));
  server.listen(env.PORT, env.HOST);
  onShutdown(Math.max(env.SHUTDOWN_SECONDS, mailShutdownSeconds), async () => {
    log.info('shutting down');
    // No mail begins from now on: new leads' mails are sent after the next start.
    const [isDrained] = await Promise.all([
      drain(server, env.SHUTDOWN_SECONDS),
      services.stopMail(),
    ]);
    await services.close();
    return isDrained;
  });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  // A database that restarts must not stop the server: the count is only for the start message.
  const deadMails = await deadMailSentence(services.database.db).catch(() => null);
  const { destination: mailDestination } = services.transport;
  process.stdout.write(startMessage({ env, port, mailDestination, deadMails }));
  return { reloadSite: async () => replaceSite(await readSite()) };
}

function listenErrorMessage(
  error: NodeJS.ErrnoException,
  env: { PORT: number; HOST: string },
): string {
  const listenAddress = `${env.HOST}:${env.PORT}`;
  if (error.code === 'EADDRINUSE') {
    return `Port ${env.PORT} is taken: another program (perhaps this server, started before) listens on ${listenAddress}. Stop it, or choose another port: PORT=${env.PORT + 1} npm start`;
  }
  if (error.code === 'EACCES') {
    return `Port ${env.PORT} is reserved for the system. Choose one above 1023, for example: PORT=4321 npm start`;
  }
  if (error.code === 'EADDRNOTAVAIL') {
    return `This machine has no address ${env.HOST}. Set HOST to 127.0.0.1 (this machine alone) or 0.0.0.0 (everyone).`;
  }
  return `The server cannot listen on ${listenAddress}: ${error.message}`;
}

function fail(message: string): never {
  process.stderr.write(`\n${message}\n\n`);
  process.exit(1);
}

/** The server, once it listens; `npm start` replaces its site when the complete one is built. */
export const started = main();
started.catch((error: unknown) => {
  // Errors that people can fix are printed without a stack.
  if (error instanceof EnvError) fail(error.message);
  fail(error instanceof Error ? error.message : String(error));
});
