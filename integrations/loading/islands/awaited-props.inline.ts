/**
 * What an island shows stands in its HTML; it wants the same once more as data when it wakes. The
 * build keeps the long part of that out of the page (island-props.ts): it is asked for here, when
 * somebody is there for it, beside the code. Runs before the element of the islands is defined and
 * after what says when one wakes. Where it cannot be had, that is told like code that is lost, and so
 * is whatever has not come after 120 s.
 */
type Load = () => Promise<() => Promise<void>>;
type Wake = (load: Load, options: unknown, island: HTMLElement) => Promise<void>;

const wakes = (self as unknown as { Astro?: Record<string, Wake> }).Astro ?? {};

/** Longest wait for a part, in milliseconds (specification, section 9). */
const longest = 120_000;

const lose = (island: HTMLElement, error: unknown) =>
  island.dispatchEvent(
    new CustomEvent('astro:hydration-error', {
      bubbles: true,
      cancelable: true,
      detail: { error, componentUrl: island.getAttribute('component-url') },
    }),
  );

/** One retry, as for the code. */
async function read(path: string, again = true): Promise<object> {
  const answer = await fetch(path).catch(() => undefined);
  if (answer?.ok) return answer.json();
  if (!again) throw new Error(`Loading ${path} failed`);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return read(path, false);
}

async function complete(island: HTMLElement, load: Load): ReturnType<Load> {
  const path = island.dataset['props'];
  if (!path) return load();
  // Whether the code can be had is found out when it is really asked for.
  for (const kind of ['component', 'renderer']) {
    import(island.getAttribute(`${kind}-url`) ?? '').catch(() => {});
  }
  try {
    const own = JSON.parse(island.getAttribute('props') ?? '{}');
    island.setAttribute('props', JSON.stringify({ ...own, ...(await read(path)) }));
    delete island.dataset['props'];
  } catch (error) {
    lose(island, error);
    return async () => {};
  }
  return load();
}

for (const [name, wake] of Object.entries(wakes)) {
  wakes[name] = (load, options, island) =>
    wake(
      async () => {
        let late = false;
        const timer = setTimeout(() => {
          late = true;
          lose(island, `no answer in ${longest} ms`);
        }, longest);
        const hydrate = await complete(island, load).finally(() => clearTimeout(timer));
        return () => {
          // It came after all.
          if (late) island.querySelector(':scope > [data-part-error]')?.remove();
          return hydrate();
        };
      },
      options,
      island,
    );
}
