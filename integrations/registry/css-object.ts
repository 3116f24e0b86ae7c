/** A rule sheet as nested data: selector or at-rule to its declarations, as shadcn takes it. */
export interface CssObject {
  [key: string]: string | CssObject;
}

/** Reads a plain sheet (nesting and at-rules, no strings with braces) into nested data. */
export function cssObject(sheet: string): CssObject {
  const text = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const root: CssObject = {};
  const open: CssObject[] = [root];
  for (const [, words = '', end = ''] of text.matchAll(/([^{};]*)([{};])/g)) {
    const top = open.at(-1) ?? root;
    const name = words.trim().replaceAll(/\s+/g, ' ');
    if (end === '{') {
      const known = top[name];
      const inner = typeof known === 'object' ? known : {};
      top[name] = inner;
      open.push(inner);
      continue;
    }
    declare(top, name);
    if (end === '}') open.pop();
  }
  return root;
}

function declare(rule: CssObject, declaration: string): void {
  if (declaration === '') return;
  const colon = declaration.indexOf(':');
  if (declaration.startsWith('@') || colon === -1) rule[declaration] = {};
  else rule[declaration.slice(0, colon).trim()] = declaration.slice(colon + 1).trim();
}
