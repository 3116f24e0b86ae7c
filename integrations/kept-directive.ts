import type { ClientDirective } from 'astro';
import intent from './intent-directive.ts';

/** Storage may be switched off: then nothing is kept. */
function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

const kept: ClientDirective = async (load, options, element) => {
  if (!isKept(options.value)) return intent(load, options, element);
  const hydrate = await load();
  await hydrate();
};

export default kept;
