import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { bundleInline } from '../../inline-script/bundle-inline.ts';

const script = await bundleInline(
  fileURLToPath(new URL('deferred-props.inline.ts', import.meta.url)),
);

/** Creates the part of an island element that the script uses. */
function islandWith(own: Record<string, string>) {
  const attributes = new Map(Object.entries({ props: '{}', ...own }));
  return {
    dataset: { props: '/static/props/a.json' } as Record<string, string>,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    handleHydrationError: vi.fn(),
  };
}

type Island = ReturnType<typeof islandWith>;

/** Wakes an island whose directive fires at once; resolves when its code has been requested. */
async function wake(island: Island, fetch: () => Promise<unknown>): Promise<string | null> {
  let seen: string | null = null;
  const self = {
    Astro: {
      intent: async (load: () => Promise<() => Promise<void>>) => {
        await (await load())();
      },
    } as Record<string, (load: unknown, options: unknown, island: Island) => Promise<void>>,
  };
  // Skips the pause before the retry; the timeout of 120 s is tested in a browser
  // (`event-replay.sample.spec.ts`).
  const setTimeout = (later: () => void, milliseconds: number) =>
    milliseconds <= 1000 ? later() : undefined;
  const clearTimeout = () => {};
  runInNewContext(script, { self, fetch, setTimeout, clearTimeout });
  const load = async () => {
    seen = island.getAttribute('props');
    return async () => {};
  };
  await self.Astro['intent']?.(load, {}, island);
  return seen;
}

const answer = { ok: true, json: async () => ({ menu: [0, 'Home'] }) };

test('an island has all props before its code is requested', async () => {
  const island = islandWith({ props: '{"path":[0,"/a"]}' });
  const seen = await wake(island, async () => answer);
  expect(JSON.parse(seen ?? '')).toEqual({ path: [0, '/a'], menu: [0, 'Home'] });
  expect(island.dataset).toEqual({});
});

test('retries once, then reports a hydration error', async () => {
  const lost = vi.fn(async () => ({ ok: false }));
  const island = islandWith({});
  expect(await wake(island, lost)).toBe(null);
  expect(lost).toHaveBeenCalledTimes(2);
  expect(island.handleHydrationError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'Loading /static/props/a.json failed' }),
  );
  const late = vi
    .fn(lost)
    .mockResolvedValueOnce({ ok: false })
    .mockResolvedValueOnce(answer as never);
  expect(JSON.parse((await wake(islandWith({}), late)) ?? '')).toEqual({ menu: [0, 'Home'] });
});

test('an island with all props requests nothing', async () => {
  const island = islandWith({ props: '{"path":[0,"/a"]}' });
  delete island.dataset['props'];
  const fetch = vi.fn(async () => answer);
  expect(await wake(island, fetch)).toBe('{"path":[0,"/a"]}');
  expect(fetch).not.toHaveBeenCalled();
});
