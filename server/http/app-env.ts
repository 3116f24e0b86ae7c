import type { HttpBindings } from '@hono/node-server';

/** What Hono's context carries: the raw request, absent when a test calls the app directly. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
}
