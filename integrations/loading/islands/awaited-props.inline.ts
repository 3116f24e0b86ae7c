/**
 * What an island shows stands in its HTML; it wants the same once more as data when it wakes. The
 * build keeps the long part of that out of the page (island-props.ts): it is asked for here, when
 * somebody is there for it, beside the code. Runs before the element of the islands is defined and
 * after what says when one wakes. Where it cannot be had, that is told like code that is lost, and so
 * is whatever has not come after 120 s.
 */
type Hydrate = () => Promise<void>;
type Load = () => Promise<Hydrate>;
/** Astro's element, with what it calls when all came, and when not. */
type Island = HTMLElement & { hydrate: Hydrate; handleHydrationError(error?: unknown): void };
type Wake = (load: Load, options: unknown, island: Island) => Promise<void>;

const wakes = (self as unknown as { Astro?: Record<string, Wake> }).Astro ?? {};

/** Longest wait for a part, in milliseconds (specification, section 9). */
const longest = 120_000;

/** One retry, as for the code. */
async function read(path: string, again = true): Promise<object> {
  const answer = await fetch(path).catch(() => undefined);
  if (answer?.ok) return answer.json();
  if (!again) throw new Error(`Loading ${path} failed`);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return read(path, false);
}

async function complete(island: HTMLElement, path: string): Promise<void> {
  // Whether the code can be had is found out when it is really asked for.
  for (const kind of ['component', 'renderer']) {
    import(island.getAttribute(`${kind}-url`) ?? '').catch(() => {});
  }
  const own = JSON.parse(island.getAttribute('props') ?? '{}');
  island.setAttribute('props', JSON.stringify({ ...own, ...(await read(path)) }));
  delete island.dataset['props'];
}

async function loadAll(load: Load, island: Island): Promise<Hydrate> {
  const path = island.dataset['props'];
  const timer = setTimeout(() => island.handleHydrationError(), longest);
  try {
    if (path) await complete(island, path);
    const hydrate = await load();
    // It came after all: before React compares what stands there.
    if (hydrate === island.hydrate) island.querySelector('.part-error')?.remove();
    return hydrate;
  } catch (error) {
    island.handleHydrationError(error);
    return async () => {};
  } finally {
    clearTimeout(timer);
  }
}

for (const [name, wake] of Object.entries(wakes)) {
  wakes[name] = (load, options, island) => wake(() => loadAll(load, island), options, island);
}
