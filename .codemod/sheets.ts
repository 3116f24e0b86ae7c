import { hash } from 'node:crypto';
import { posix } from 'node:path';
import postcss, { type Rule, type Root } from 'postcss';
import { classesIn, pieces } from './selectors.ts';
import { contractPrefix, isGlobalName } from './settings.ts';

/** Place in a sheet that needs a decision. */
export interface SheetNote {
  line: number;
  text: string;
}

/** Sheet with the class names and animations of its own. */
export interface Sheet {
  file: string;
  root: Root;
  /** Class names in its selectors, without utilities and names of libraries. */
  classes: Set<string>;
  keyframes: Set<string>;
}

const isKeyframeRule = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));

const rulesOf = (root: Root): Rule[] => {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (!isKeyframeRule(rule)) rules.push(rule);
  });
  return rules;
};

export function readSheet(file: string, text: string): Sheet {
  const root = postcss.parse(text, { from: file });
  const classes = new Set(
    rulesOf(root).flatMap(({ selector }) => classesIn(selector).filter((each) => !isGlobalName(each))),
  );
  const keyframes = new Set<string>();
  root.walkAtRules(/keyframes$/, ({ params }) => void keyframes.add(params));
  return { file, root, classes, keyframes };
}

/** Returns the file of the module that a sheet becomes. */
export const moduleOf = (file: string) => file.replace(/\.css$/, '.module.css');

export const camel = (name: string) =>
  name.replaceAll(/-+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

/**
 * Returns the local name of each class: camel case, without the prefix that most names of the sheet
 * share by hand.
 *
 * @param kept names that a template puts together, which stay as they are
 */
export function localNames(classes: readonly string[], kept: ReadonlySet<string>): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of classes) {
    const [first = ''] = name.split('-', 1);
    if (name.includes('-')) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const [[prefix = '', count = 0] = []] = [...counts].sort(([, one], [, other]) => other - one);
  const strips = count >= 2 && count * 5 >= classes.length * 3;
  const short = (name: string) => {
    const rest = strips && name.startsWith(`${prefix}-`) ? name.slice(prefix.length + 1) : name;
    return /^[a-z]/.test(rest) && rest !== 'default' ? camel(rest) : camel(name);
  };
  const locals = new Map<string, string>();
  const taken = new Set<string>(kept);
  // Names without the prefix first: they keep what they are called.
  const ordered = [...classes].sort((one, other) => one.length - other.length);
  for (const name of ordered) {
    if (kept.has(name)) {
      locals.set(name, name);
      continue;
    }
    const local = [short(name), camel(name), name].find((each) => !taken.has(each)) ?? name;
    taken.add(local);
    locals.set(name, local);
  }
  return locals;
}

/** Names in a sheet after the change. */
export interface NewNames {
  locals: ReadonlyMap<string, string>;
  /** Names that stay global because another folder styles them, too. */
  contracts: ReadonlySet<string>;
}

/** Rewrites the selectors of a sheet; returns its text. */
export function rewrittenSheet({ root }: Sheet, { locals, contracts }: NewNames, isModule: boolean): string {
  const next = root.clone();
  for (const rule of rulesOf(next)) {
    rule.selector = pieces(rule.selector)
      .map(({ kind, name }) => {
        if (kind === 'text') return name;
        if (kind === 'id') return isModule ? `:global(#${name})` : `#${name}`;
        if (contracts.has(name)) {
          const text = `.${contractPrefix}${name}`;
          return isModule ? `:global(${text})` : text;
        }
        const local = locals.get(name);
        if (local !== undefined) return `.${local}`;
        return isModule ? `:global(.${name})` : `.${name}`;
      })
      .join('');
  }
  return next.toString();
}

/** Returns what a CSS module cannot express as it stands. */
export function sheetNotes(
  { root, keyframes }: Sheet,
  { locals }: NewNames,
  allKeyframes: ReadonlyMap<string, readonly string[]>,
): SheetNote[] {
  const notes: SheetNote[] = [];
  const note = (node: postcss.Node, text: string) =>
    notes.push({ line: node.source?.start?.line ?? 0, text });
  for (const rule of rulesOf(root)) {
    if (isPure(rule, locals)) continue;
    note(rule, `not pure, Next.js refuses it: ${rule.selector.replaceAll(/\s+/g, ' ')}`);
  }
  root.walkRules((rule) => {
    if (/\[class[~|^$*]?=/.test(rule.selector)) note(rule, `attribute of the class: ${rule.selector}`);
  });
  root.walkAtRules('scope', (rule) => note(rule, `@scope ${rule.params}`));
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const names = (value.match(/[A-Za-z_][\w-]*/g) ?? []).filter((word) => allKeyframes.has(word));
    for (const name of names) {
      if (/^animation(?:-name)?$/.test(prop)) {
        if (!keyframes.has(name))
          note(declaration, `animation ${name} is defined in ${allKeyframes.get(name)?.join(', ')}`);
        else if (new RegExp(`var\\([^)]*${name}`).test(value))
          note(declaration, `animation ${name} inside var(), which modules do not rename`);
      } else if (prop.startsWith('--')) {
        note(declaration, `animation ${name} in a custom property, which modules do not rename`);
      }
    }
  });
  return notes;
}

/** Returns true if every selector of a rule has a class of the module, or the rule around it has. */
function isPure(rule: Rule, locals: ReadonlyMap<string, string>): boolean {
  const own = rule.selectors.every((selector) =>
    classesIn(selector).some((name) => locals.has(name)),
  );
  if (own) return true;
  const { parent } = rule;
  for (let at = parent as postcss.Container | undefined; at; at = at.parent as typeof at) {
    if (at.type === 'rule') return isPure(at as Rule, locals);
  }
  return false;
}

const base = 'styles';

/** Returns the names under which a file imports its modules. */
export function importNames(file: string, sheets: readonly string[], text: string): Map<string, string> {
  const stem = (path: string) => posix.basename(path).replace(/\.\w+$/, '');
  const names = new Map<string, string>();
  const own = sheets.length === 1 ? sheets[0] : sheets.find((each) => stem(each) === stem(file));
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|"[^"\n]*"/g, '');
  for (const sheet of sheets) {
    const wanted = sheet === own ? base : `${camel(stem(sheet))}Styles`;
    const isTaken = new RegExp(`\\b${wanted}\\b`).test(code) || [...names.values()].includes(wanted);
    names.set(sheet, isTaken ? `${wanted}${hash('sha256', sheet, 'hex').slice(0, 2)}` : wanted);
  }
  return names;
}
