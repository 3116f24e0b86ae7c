import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApiListener, isAppPath } from './app.ts';
import { readEnv } from './env.ts';
import { firmsSchema } from './firms.ts';
import { readLeadsConfig } from './leads-config/read.ts';
import { createLog } from './log.ts';
import { openingsSchema } from './openings.ts';
import { openServices } from './services.ts';

export type ConnectListener = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export interface DevApi {
  listener: ConnectListener;
  close: () => Promise<void>;
}

/** Contents of `openings.json` and `firms.json` of a built site. */
export interface SiteData {
  openings: unknown;
  firms: unknown;
}

/**
 * Opens the API for a development server that serves the pages itself. Leads are stored in DATA_DIR
 * as in production. To reload, close one and open the next.
 */
export async function openDevApi(
  variables: Record<string, string | undefined> = process.env,
  { openings, firms }: SiteData = { openings: [], firms: [] },
): Promise<DevApi> {
  const env = readEnv({ LOG_LEVEL: 'warn', ...variables });
  const services = await openServices(env, createLog(env.LOG_LEVEL), {
    openings: openingsSchema.parse(openings),
    firms: firmsSchema.parse(firms),
    leads: await readLeadsConfig(env, variables),
  });
  const api = createApiListener(services);
  return {
    listener: (request, response, next) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/';
      if (isAppPath(path, env)) api(request, response);
      else next();
    },
    close: services.close,
  };
}

/**
 * API instance of this process, outside of the module graph: Vite reloads modules at every change.
 */
const processGlobal = globalThis as { devApi?: Promise<DevApi> | undefined };
let currentApi: Promise<DevApi> | null = null;

async function replaceApi(siteData: SiteData): Promise<DevApi> {
  const previousApi = processGlobal.devApi;
  // Two servers on one database would both send its mails.
  await previousApi?.then(
    (api) => api.close(),
    () => undefined,
  );
  return openDevApi(process.env, siteData);
}

/**
 * Handles API requests and passes on all others. The API opens at the first request, and again
 * after a change of its code.
 */
export async function handleDevRequest(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  siteData: SiteData,
): Promise<void> {
  if (currentApi === null) {
    currentApi = replaceApi(siteData);
    processGlobal.devApi = currentApi;
  }
  const { listener } = await currentApi;
  listener(request, response, next);
}
