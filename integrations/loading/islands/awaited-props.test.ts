import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { bundleInline } from '../../inline-script/bundle-inline.ts';

const script = await bundleInline(
  fileURLToPath(new URL('awaited-props.inline.ts', import.meta.url)),
);

/** An island as far as the script knows it. */
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

/** Wakes an island whose directive fires at once; resolves when its code has been asked for. */
async function wake(island: Island, fetch: () => Promise<unknown>): Promise<string | null> {
  let seen: string | null = null;
  const self = {
    Astro: {
      intent: async (load: () => Promise<() => Promise<void>>) => {
        await (await load())();
      },
    } as Record<string, (load: unknown, options: unknown, island: Island) => Promise<void>>,
  };
  // The pause before the second try; the limit of 120 s is tried in a browser (event-replay.spec.ts).
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

test('an island has all of its properties before its code is asked for', async () => {
  const island = islandWith({ props: '{"path":[0,"/a"]}' });
  const seen = await wake(island, async () => answer);
  expect(JSON.parse(seen ?? '')).toEqual({ path: [0, '/a'], menu: [0, 'Home'] });
  expect(island.dataset).toEqual({});
});

test('it asks once more, then the island says that it failed', async () => {
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

test('an island that has everything asks for nothing', async () => {
  const island = islandWith({ props: '{"path":[0,"/a"]}' });
  delete island.dataset['props'];
  const fetch = vi.fn(async () => answer);
  expect(await wake(island, fetch)).toBe('{"path":[0,"/a"]}');
  expect(fetch).not.toHaveBeenCalled();
});
