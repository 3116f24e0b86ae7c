/**
 * Turns the sheets of some folders into CSS modules: `x.css` becomes `x.module.css`, class names
 * become locals in camel case, and every use becomes `styles.name`. Writes nothing but report.md
 * unless told to.
 *
 * node .codemod/to-modules.ts [--write] FOLDER…
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Edit, edited } from './edits.ts';
import { frontmatter, Graph } from './graph.ts';
import { changedOrder } from './order.ts';
import { Report } from './report.ts';
import { type Names, resolveNames } from './resolve.ts';
import { classesIn, pieces } from './selectors.ts';
import { contractPrefix, isGlobalName, isGlobalSheet } from './settings.ts';
import {
  importNames,
  localNames,
  moduleOf,
  type NewNames,
  readSheet,
  rewrittenSheet,
  type Sheet,
  sheetNotes,
} from './sheets.ts';
import { type ClassText, type FileUses, findUses, type Word } from './uses.ts';

const options = process.argv.slice(2);
const writes = options.includes('--write');
const folders = options.filter((each) => !each.startsWith('--')).map((each) => each.replace(/\/$/, ''));
if (folders.length === 0) throw new Error('Name the folders to convert, such as src.');

const graph = new Graph();
const report = new Report((file) => graph.text(file) || readFileSync(file, 'utf8'));
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);
const isChosen = (file: string) =>
  folders.some((folder) => file.startsWith(`${folder}/`)) && !isGlobalSheet(file);

const sheets = new Map<string, Sheet>();
for (const file of graph.files.filter((each) => each.endsWith('.css')))
  sheets.set(file, readSheet(file, graph.text(file)));
const classNames = new Set([...sheets.values()].flatMap(({ classes }) => [...classes]));

const codeFiles = graph.files.filter((file) => /\.tsx?$/.test(file) && !isTest(file));
const uses = findUses(graph, codeFiles);
for (const file of graph.files.filter((each) => each.endsWith('.astro')))
  uses.set(file, astroUses(graph.text(file)));

/** Returns the static classes of an Astro file. */
function astroUses(text: string): FileUses {
  const classes = [...text.matchAll(/\bclass(?:Name)?="([^"{}]*)"/g)].map(({ 0: whole, 1: value = '', index }): ClassText => {
    const start = index + whole.indexOf('"');
    const words = [...value.matchAll(/\S+/g)].map(({ 0: word, index: at }): Word => ({
      text: word,
      start: start + 1 + at,
      end: start + 1 + at + word.length,
    }));
    return { form: 'attribute', start, end: index + whole.length, words, dynamic: [], component: undefined };
  });
  const loose = [...text.matchAll(/\bclass(?::list)?=\{([^}]*)\}/g)].map(({ 1: code = '', index }) => ({
    start: index,
    text: code,
  }));
  return { classes, selectors: [], loose, unresolved: [] };
}

const pattern = (word: string) =>
  new RegExp(`^${word.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&').replaceAll('\0', '[\\w-]+')}$`);
const matching = (word: string) => [...classNames].filter((name) => pattern(word).test(name));

const usedIn = new Map<string, Set<string>>();
function use(name: string, file: string): void {
  if (!classNames.has(name)) return;
  const files = usedIn.get(name) ?? new Set();
  files.add(file);
  usedIn.set(name, files);
}
for (const [file, { classes, selectors }] of uses) {
  for (const { words, dynamic } of classes) {
    for (const { text } of words) use(text, file);
    for (const { text } of dynamic) for (const name of matching(text)) use(name, file);
  }
  for (const { text } of selectors) for (const name of classesIn(text)) use(name, file);
}

const names: Names = resolveNames(graph, sheets, usedIn, (file) => !isChosen(file));

const kept = new Map<string, Set<string>>();
for (const [file, { classes }] of uses)
  for (const { text } of classes.flatMap(({ dynamic }) => dynamic))
    for (const name of matching(text))
      for (const sheet of names.sheetsFor(file, name))
        kept.set(sheet, (kept.get(sheet) ?? new Set()).add(name));

const newNames = new Map<string, NewNames>();
for (const [file, { classes }] of sheets) {
  const contracts = names.contracts.get(file) ?? new Set<string>();
  const own = isChosen(file) ? [...classes].filter((name) => !contracts.has(name)) : [];
  newNames.set(file, { contracts, locals: localNames(own, kept.get(file) ?? new Set()) });
}
const isModule = (sheet: string) => (newNames.get(sheet)?.locals.size ?? 0) > 0;

/** Edits of a code file, and the modules that it imports then. */
class Rewriting {
  readonly edits: Edit[] = [];
  readonly sheets = new Set<string>();
  readonly #file: string;
  readonly #uses: FileUses;
  #imports = new Map<string, string>();

  constructor(file: string, own: FileUses) {
    this.#file = file;
    this.#uses = own;
    for (const text of own.classes)
      for (const sheet of this.sheetsOf(text)) this.sheets.add(sheet);
    for (const { text } of own.selectors)
      for (const name of classesIn(text))
        for (const sheet of names.sheetsFor(file, name)) this.sheets.add(sheet);
    this.#imports = importNames(file, [...this.sheets].sort(), graph.text(file));
    this.#rewriteClasses();
    this.#rewriteSelectors();
    this.#rewriteImports();
  }

  sheetsOf({ words, dynamic }: ClassText): string[] {
    const all = [
      ...words.map(({ text }) => text),
      ...dynamic.flatMap(({ text }) => matching(text)),
    ];
    return [...new Set(all.flatMap((name) => names.sheetsFor(this.#file, name)))];
  }

  /** Returns the locals of a class as expressions; undefined for a name that stays a string. */
  #locals(name: string): string[] | undefined {
    const own = names.sheetsFor(this.#file, name);
    if (own.length === 0) return undefined;
    return own.map((sheet) => {
      const local = newNames.get(sheet)?.locals.get(name) ?? name;
      const variable = this.#imports.get(sheet) ?? 'styles';
      return /^[A-Za-z_]\w*$/.test(local) ? `${variable}.${local}` : `${variable}['${local}']`;
    });
  }

  #word(name: string): string {
    const locals = this.#locals(name);
    if (locals) return locals.map((each) => `\${${each}}`).join(' ');
    return names.isContract(this.#file, name) ? `${contractPrefix}${name}` : name;
  }

  #rewriteClasses(): void {
    for (const text of this.#uses.classes) {
      if (text.form === 'template') {
        this.#rewriteTemplate(text);
        continue;
      }
      const all = text.words.map((word) => this.#word(word.text));
      const isChanged = text.words.some((word, index) => word.text !== all[index]);
      if (!isChanged) continue;
      // White space at the ends joins it to something else.
      const raw =
        text.form === 'string' ? graph.text(this.#file).slice(text.start + 1, text.end - 1) : '';
      const [before = ''] = /^\s*/.exec(raw) ?? [];
      const [after = ''] = /\s*$/.exec(raw) ?? [];
      const joined = `${before}${all.join(' ')}${after}`;
      const [, single] = /^\$\{([^{}]+)\}$/.exec(joined) ?? [];
      const isPlain = !joined.includes('${');
      let code = single ?? (isPlain ? `'${joined}'` : `\`${joined}\``);
      if (text.form === 'attribute') code = isPlain ? `"${joined}"` : `{${code}}`;
      this.edits.push({ start: text.start, end: text.end, text: code });
      const shared = text.words.filter((word) => (this.#locals(word.text)?.length ?? 0) > 1);
      for (const word of shared)
        report.add('One class, several modules', this.#file, text.start, word.text);
    }
  }

  #rewriteTemplate({ start, end, words, dynamic }: ClassText): void {
    for (const word of words) {
      const text = this.#word(word.text);
      if (text !== word.text) this.edits.push({ start: word.start, end: word.end, text });
    }
    for (const word of dynamic) {
      const found = matching(word.text);
      if (found.length === 0) continue;
      const own = [...new Set(found.flatMap((name) => names.sheetsFor(this.#file, name)))];
      report.add('Names put together by a template', this.#file, word.start, found.join(', '));
      if (own.length === 0) {
        if (found.some((name) => names.isContract(this.#file, name)))
          this.edits.push({ start: word.start, end: word.start, text: contractPrefix });
        continue;
      }
      const [sheet = '', ...more] = own;
      if (more.length > 0)
        report.add('By hand: template with names of several modules', this.#file, start, word.text);
      const variable = this.#imports.get(sheet) ?? 'styles';
      const isWhole = word.start === start + 1 && word.end === end - 1;
      if (isWhole) {
        this.edits.push({ start, end: start + 1, text: `${variable}[\`` });
        this.edits.push({ start: end - 1, end, text: '`]' });
      } else {
        this.edits.push({ start: word.start, end: word.start, text: `\${${variable}[\`` });
        this.edits.push({ start: word.end, end: word.end, text: '`]}' });
      }
    }
  }

  #rewriteSelectors(): void {
    for (const { text, start, end, isTemplate } of this.#uses.selectors) {
      if (!classesIn(text).some((name) => classNames.has(name))) continue;
      report.add('Selector in a script', this.#file, start, text);
      if (isTemplate && /\$\{[^}]*\./.test(text)) {
        report.add('By hand: selector with an expression', this.#file, start, text);
        continue;
      }
      const next = pieces(text)
        .map(({ kind, name }) => {
          if (kind === 'text') return name;
          if (kind === 'id') return `#${name}`;
          const [local] = this.#locals(name) ?? [];
          if (local) return `.\${${local}}`;
          return names.isContract(this.#file, name) ? `.${contractPrefix}${name}` : `.${name}`;
        })
        .join('');
      if (next === text) continue;
      const quote = next.includes('${') || isTemplate ? '`' : "'";
      this.edits.push({ start, end, text: `${quote}${next}${quote}` });
    }
  }

  #rewriteImports(): void {
    const text = graph.text(this.#file);
    const from = posix.dirname(this.#file);
    const line = (sheet: string, isUsed: boolean) => {
      const path = posix.relative(from, moduleOf(sheet));
      const specifier = path.startsWith('.') ? path : `./${path}`;
      return isUsed
        ? `import ${this.#imports.get(sheet)} from '${specifier}';`
        : `import '${specifier}';`;
    };
    const missing = new Set(this.sheets);
    let last = 0;
    for (const { target, isSideEffect, start, end } of graph.imports(this.#file)) {
      const isStatic = /^(?:import|export)\b(?!\s*\()/.test(text.slice(start, end));
      if (isStatic) last = Math.max(last, end);
      if (!isSideEffect || !isModule(target)) continue;
      const isUsed = missing.delete(target);
      if (!isUsed) report.add('Import without use', this.#file, start, target);
      this.edits.push({ start, end, text: line(target, isUsed) });
    }
    if (missing.size === 0) return;
    const added = [...missing].sort().map((sheet) => line(sheet, true));
    for (const sheet of missing) report.add('Module of another file', this.#file, 0, sheet);
    // After the last local import; package imports alone end at the first empty line.
    const place = last || startOfCode(this.#file, text);
    const before = last ? '\n' : '';
    this.edits.push({ start: place, end: place, text: `${before}${added.join('\n')}${last ? '' : '\n'}` });
  }
}

/** Returns where the imports of a file begin. */
function startOfCode(file: string, text: string): number {
  if (file.endsWith('.astro')) return frontmatter.test(text) ? 4 : 0;
  return /^(?:\s*\/\*[\s\S]*?\*\/\s*)?(?:'use client';\s*)?/.exec(text)?.[0].length ?? 0;
}

const rewritings = new Map<string, Rewriting>();
for (const [file, own] of uses) {
  const rewriting = new Rewriting(file, own);
  if (rewriting.edits.length > 0) rewritings.set(file, rewriting);
}

for (const [file, own] of uses) {
  const rewriting = rewritings.get(file);
  for (const { start, text } of own.unresolved)
    report.add('Class from an unknown place', file, start, text);
  if (/\/(?:copy(?:\..*)?|firm|meta)\.ts$/.test(file)) continue;
  for (const { start, text } of own.loose) {
    const words = text.split(/\s+/).filter(Boolean);
    const own = words.filter((word) => classNames.has(word) && word.includes('-'));
    const near = own.filter((word) => isNear(file, word));
    if (near.length > 0) report.add('By hand? String that may be a class', file, start, text.slice(0, 80));
    else if (words.length === 1 && rewriting && isNear(file, text))
      report.add('Word that is also a class', file, start, text);
  }
}

/** Returns true if a sheet with a class meets a file on some page. */
function isNear(file: string, name: string): boolean {
  return [...sheets.values()].some(
    (sheet) =>
      sheet.classes.has(name) && [...graph.pages(file)].some((page) => graph.pages(sheet.file).has(page)),
  );
}

const allKeyframes = new Map<string, string[]>();
for (const { file, keyframes } of sheets.values())
  for (const name of keyframes) allKeyframes.set(name, [...(allKeyframes.get(name) ?? []), file]);
for (const sheet of sheets.values()) {
  const next = newNames.get(sheet.file);
  if (!next) continue;
  if (isModule(sheet.file))
    for (const { line, text } of sheetNotes(sheet, next, allKeyframes))
      report.addLine('Sheets', sheet.file, line, text);
  else if (isChosen(sheet.file)) report.addLine('Sheets that stay global', sheet.file, 1, '');
  for (const name of sheet.classes)
    if (!usedIn.has(name) && !isGlobalSheet(sheet.file))
      report.addLine('Class that no code names', sheet.file, 1, name);
}

for (const { name, reason, sheets: styling, files } of names.shared)
  report.addLine('Names that stay global', files[0] ?? styling[0] ?? '', 1, `${name}: ${reason} (${styling.join(', ')})`);

const together = [...uses].flatMap(([file, { classes }]) => {
  const rewriting = rewritings.get(file);
  if (!rewriting) return [];
  return classes.flatMap((text): [string, string, string][] => {
    const own = rewriting.sheetsOf(text);
    const others = text.component ? [...(rewritings.get(text.component)?.sheets ?? [])] : [];
    return own.flatMap((one) =>
      [...own, ...others].filter((other) => other !== one).map((other): [string, string, string] => [one, other, file]),
    );
  });
});
const added = new Map([...rewritings].map(([file, { sheets: own }]) => [file, [...own]]));
for (const { first, second, file } of changedOrder(graph, together, added))
  report.addLine('Order of sheets that changes', file, 1, `${first} before ${second} today`);

// Tests and scripts outside of `src` find elements by class.
const others = globSync(['{tests,scripts,integrations,server}/**/*.ts', 'src/**/*.{test,spec}.{ts,tsx}']);
const testEdits = new Map<string, Edit[]>();
const contractNames = new Set(names.shared.map(({ name }) => name));
const localNamesOfAll = new Set([...newNames.values()].flatMap(({ locals }) => [...locals.keys()]));
for (const file of others.map((each) => each.replaceAll('\\', '/')).sort()) {
  const text = readFileSync(file, 'utf8');
  for (const match of text.matchAll(/(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1/g)) {
    const [, , content = ''] = match;
    if (/\.(?:tsx?|css|js|astro|json|svg|md)\b/.test(content) || !/[.]/.test(content)) continue;
    // Expressions are code: `${copy.dialog}` names no class.
    const masked = content.replaceAll(/\$\{[^}]*\}/g, (code) => '\0'.repeat(code.length));
    for (const { 1: name = '', index } of masked.matchAll(/(?<![\w\0])\.([a-z][\w-]*)/gi)) {
      if (!classNames.has(name)) continue;
      const isLocal = localNamesOfAll.has(name) && !contractNames.has(name);
      report.add(isLocal ? 'Tests by class' : 'Tests by a global name', file, match.index, content);
      if (isLocal || !contractNames.has(name)) continue;
      if (localNamesOfAll.has(name))
        report.add('By hand: test by a name that is global in one folder only', file, match.index, content);
      const start = match.index + 2 + index;
      const edits = testEdits.get(file) ?? [];
      edits.push({ start, end: start, text: contractPrefix });
      testEdits.set(file, edits);
    }
  }
}

/** Matches file names of sheets in comments: `(tabs.css)`. */
function mentions(file: string, text: string): string {
  return text.replaceAll(/(?<![\w./'-])([\w-]+)\.css\b/g, (whole, stem: string) => {
    const near = [...newNames.keys()].filter(
      (sheet) => isModule(sheet) && posix.basename(sheet) === `${stem}.css`,
    );
    const own = near.some((sheet) => posix.dirname(sheet) === posix.dirname(file)) || near.length === 1;
    return own ? `${stem}.module.css` : whole;
  });
}

const changed = new Map<string, string>();
for (const [file, { edits }] of rewritings) changed.set(file, edited(graph.text(file), edits));
for (const [file, edits] of testEdits) changed.set(file, edited(readFileSync(file, 'utf8'), edits));
for (const [file, sheet] of sheets) {
  const next = newNames.get(file);
  if (next && (isModule(file) || next.contracts.size > 0))
    changed.set(file, rewrittenSheet(sheet, next, isModule(file)));
}
for (const file of graph.files) {
  const text = changed.get(file) ?? graph.text(file);
  const next = mentions(file, text);
  if (next !== text) changed.set(file, next);
}

const modules = [...sheets.keys()].filter(isModule);
report.total('sheets', sheets.size);
report.total('modules', modules.length);
report.total('class names', classNames.size);
report.total('classes that become locals', [...newNames.values()].reduce((sum, { locals }) => sum + locals.size, 0));
report.total('names that stay global', new Set(names.shared.map(({ name }) => name)).size);
report.total('files changed', changed.size);
report.total('names of utilities and libraries in sheets', [...sheets.values()].flatMap(({ root }) => {
  const found = new Set<string>();
  root.walkRules(({ selector }) => {
    for (const name of classesIn(selector)) if (isGlobalName(name)) found.add(name);
  });
  return [...found];
}).length);
writeFileSync(join(import.meta.dirname, 'report.md'), report.text());
console.log(report.summary());

if (writes) {
  for (const [file, text] of changed) writeFileSync(file, text);
  for (const file of modules) execFileSync('git', ['mv', file, moduleOf(file)]);
}
