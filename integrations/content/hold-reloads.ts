import type { ViteDevServer } from 'vite';

const heldTypes = ['full-reload', 'update'] as const;
type HeldType = (typeof heldTypes)[number];

const typeOf = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'type') : undefined;

/**
 * Holds messages by which Vite and Astro reload or update open pages. After a change they send up to
 * six reloads within half a second, and the server would render the page for each of them.
 *
 * @param isHeld function that returns true while messages of a type are held
 * @returns function that returns true if a message was held since its last call
 */
export function holdReloads(
  { environments }: Pick<ViteDevServer, 'environments'>,
  isHeld: (type: HeldType) => boolean,
): () => boolean {
  const { hot } = environments.client;
  const { send } = hot;
  let wasHeld = false;
  hot.send = (...args: unknown[]) => {
    const type = heldTypes.find((each) => each === typeOf(args[0]));
    if (type !== undefined && isHeld(type)) wasHeld = true;
    else Reflect.apply(send, hot, args);
  };
  return () => {
    const result = wasHeld;
    wasHeld = false;
    return result;
  };
}
