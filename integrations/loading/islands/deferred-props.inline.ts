/**
 * Loads an island's long props, and its code, when the island hydrates. These props repeat content
 * of the island's HTML, so the build keeps them out of the page (island-props.ts). Runs after the
 * client directives and before the island element is defined. A failure, or a response that takes
 * longer than 120 s, is reported like code that does not load.
 */
type Hydrate = () => Promise<void>;
type LoadCode = () => Promise<Hydrate>;
/** Astro's island element, with its callbacks for success and failure. */
type Island = HTMLElement & { hydrate: Hydrate; handleHydrationError(error?: unknown): void };
/** Client directive, such as `intent`: calls `load` at the right time and then hydrates. */
type ClientDirective = (load: LoadCode, options: unknown, island: Island) => Promise<void>;

const directives = (self as unknown as { Astro?: Record<string, ClientDirective> }).Astro ?? {};

/** Timeout of an island in ms (specification, section 9). */
const timeoutMs = 120_000;

/** Fetches JSON with one retry, as for code. */
async function fetchProps(path: string, mayRetry = true): Promise<object> {
  const response = await fetch(path).catch(() => undefined);
  if (response?.ok) return response.json();
  if (!mayRetry) throw new Error(`Loading ${path} failed`);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return fetchProps(path, false);
}

async function completeProps(island: HTMLElement, path: string): Promise<void> {
  // Preloads the code; errors are handled when the island imports it.
  for (const kind of ['component', 'renderer']) {
    import(island.getAttribute(`${kind}-url`) ?? '').catch(() => {});
  }
  const inlineProps = JSON.parse(island.getAttribute('props') ?? '{}');
  island.setAttribute('props', JSON.stringify({ ...inlineProps, ...(await fetchProps(path)) }));
  delete island.dataset['props'];
}

async function loadAll(load: LoadCode, island: Island): Promise<Hydrate> {
  const path = island.dataset['props'];
  const timer = setTimeout(() => island.handleHydrationError(), timeoutMs);
  try {
    if (path) await completeProps(island, path);
    const hydrate = await load();
    // The code loaded after the timeout: removes the error note before React compares the markup.
    if (hydrate === island.hydrate) island.querySelector('.part-error')?.remove();
    return hydrate;
  } catch (error) {
    island.handleHydrationError(error);
    return async () => {};
  } finally {
    clearTimeout(timer);
  }
}

for (const [name, directive] of Object.entries(directives)) {
  directives[name] = (load, options, island) =>
    directive(() => loadAll(load, island), options, island);
}
