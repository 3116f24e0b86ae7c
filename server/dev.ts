import type { IncomingMessage, ServerResponse } from 'node:http';
import { isApiPath } from '../src/forms/api-paths.ts';
import { createApiListener } from './app.ts';
import { readEnv } from './env.ts';
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

/**
 * The API for a development server that serves the pages itself. Leads go to DATA_DIR as in
 * production. Reload by closing one and opening the next.
 */
export async function openDevApi(
  source: Record<string, string | undefined> = process.env,
  /** As the list of `openings.json` has them. */
  openings: unknown = [],
): Promise<DevApi> {
  const env = readEnv({ LOG_LEVEL: 'warn', ...source });
  const services = await openServices(env, createLog(env.LOG_LEVEL), {
    openings: openingsSchema.parse(openings),
  });
  const api = createApiListener(services);
  return {
    listener: (request, response, next) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/';
      if (isApiPath(path)) api(request, response);
      else next();
    },
    close: services.close,
  };
}

/** The API of this process, kept beside the modules: Vite loads them anew at every change. */
const kept = globalThis as { devApi?: Promise<DevApi> | undefined };
let own: Promise<DevApi> | null = null;

async function replaceApi(openings: unknown): Promise<DevApi> {
  const before = kept.devApi;
  // Two servers on one database would both send its mail.
  await before?.then(
    (api) => api.close(),
    () => undefined,
  );
  return openDevApi(process.env, openings);
}

/**
 * Answers a request for the API and hands on every other. The API opens with the first request, and
 * again after a change of its code.
 */
export async function handleDevRequest(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  openings: unknown,
): Promise<void> {
  if (own === null) {
    own = replaceApi(openings);
    kept.devApi = own;
  }
  const { listener } = await own;
  listener(request, response, next);
}
