/**
 * Loads an island's long props when it hydrates, beside its code. They repeat what its HTML shows,
 * so the build keeps them out of the page (island-props.ts). Runs after the client directives and
 * before the island element is defined. A failure, or a response that takes longer than 120 s, is
 * reported like code that does not load.
 */
type Hydrate = () => Promise<void>;
type Load = () => Promise<Hydrate>;
/** Astro's island element, with its callbacks for success and failure. */
type Island = HTMLElement & { hydrate: Hydrate; handleHydrationError(error?: unknown): void };
type Wake = (load: Load, options: unknown, island: Island) => Promise<void>;

const wakes = (self as unknown as { Astro?: Record<string, Wake> }).Astro ?? {};

/** Timeout of an island in ms (specification, section 9). */
const timeoutMs = 120_000;

/** Fetches JSON with one retry, as for code. */
async function read(path: string, again = true): Promise<object> {
  const answer = await fetch(path).catch(() => undefined);
  if (answer?.ok) return answer.json();
  if (!again) throw new Error(`Loading ${path} failed`);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return read(path, false);
}

async function complete(island: HTMLElement, path: string): Promise<void> {
  // Preloads the code; errors are handled when it is imported for real.
  for (const kind of ['component', 'renderer']) {
    import(island.getAttribute(`${kind}-url`) ?? '').catch(() => {});
  }
  const own = JSON.parse(island.getAttribute('props') ?? '{}');
  island.setAttribute('props', JSON.stringify({ ...own, ...(await read(path)) }));
  delete island.dataset['props'];
}

async function loadAll(load: Load, island: Island): Promise<Hydrate> {
  const path = island.dataset['props'];
  const timer = setTimeout(() => island.handleHydrationError(), timeoutMs);
  try {
    if (path) await complete(island, path);
    const hydrate = await load();
    // It loaded after the timeout: removes the error note before React compares the markup.
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
