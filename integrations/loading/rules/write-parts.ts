import type { Part } from './sheet.ts';

/** Serializes a stylesheet. Adjacent blocks with the same head are merged; the order stays. */
export function writeParts(parts: Part[]): string {
  let css = '';
  let open: string | undefined;
  const close = () => {
    if (open !== undefined) css += '}';
    open = undefined;
  };
  for (const part of parts) {
    if (part.type !== 'block') {
      close();
      css += plain(part);
      continue;
    }
    const inner = writeParts(part.parts);
    if (inner === '') {
      // An empty layer keeps its place in the order of layers for the deferred stylesheet.
      if (!part.head.startsWith('@layer')) continue;
      close();
      css += `${part.head};`;
      continue;
    }
    if (open !== part.head) {
      close();
      css += `${part.head}{`;
      open = part.head;
    }
    css += inner;
  }
  close();
  return css;
}

function plain(part: Exclude<Part, { type: 'block' }>): string {
  if (part.type !== 'rule') return part.text;
  const selectors = part.selectors.map(({ text }) => text).join(',');
  return `${selectors}{${part.body.map(({ text }) => text).join(';')}}`;
}
