/**
 * What an island shows stands in its HTML; it wants the same once more as data when it wakes. The
 * build keeps the long part of that out of the page (island-props.ts): it is asked for here, when
 * somebody is there for it, beside the code. Runs before the element of the islands is defined and
 * after what says when one wakes. Where it cannot be had, that is told like code that is lost.
 */
type Load = () => Promise<() => Promise<void>>;
type Wake = (load: Load, options: unknown, island: HTMLElement) => Promise<void>;

const wakes = (self as unknown as { Astro?: Record<string, Wake> }).Astro ?? {};

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
  const componentUrl = island.getAttribute('component-url') ?? '';
  // Whether the code can be had is found out when it is really asked for.
  for (const url of [componentUrl, island.getAttribute('renderer-url') ?? '']) {
    import(url).catch(() => {});
  }
  try {
    const own = JSON.parse(island.getAttribute('props') ?? '{}');
    island.setAttribute('props', JSON.stringify({ ...own, ...(await read(path)) }));
    delete island.dataset['props'];
  } catch (error) {
    const detail = { error, componentUrl };
    island.dispatchEvent(
      new CustomEvent('astro:hydration-error', { bubbles: true, cancelable: true, detail }),
    );
    return async () => {};
  }
  return load();
}

for (const [name, wake] of Object.entries(wakes)) {
  wakes[name] = (load, options, island) => wake(() => complete(island, load), options, island);
}
