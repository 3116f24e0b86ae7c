import type { HttpBindings } from '@hono/node-server';

/** Hono environment: the raw Node request, absent when a test calls the app directly. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Text that was posted to the desk; shown again when it cannot be stored. */
    typedText?: string;
  };
}
