import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { plainFiles } from '../../scripts/adopt/plain-copies.ts';

/** Types and functions that a file declares at its top level: name, and text without white space. */
function codeOf(source: string): Map<string, string> {
  const code = new Map<string, string>();
  const add = (name: string, { start, end }: { start: number; end: number }) =>
    code.set(name, source.slice(start, end).replaceAll(/\s/g, ''));
  for (const statement of parseSync('copy.ts', source).program.body) {
    const node =
      statement.type === 'ExportNamedDeclaration'
        ? (statement.declaration ?? statement)
        : statement;
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
      add(node.id.name, node);
    if (node.type === 'FunctionDeclaration' && node.id) add(node.id.name, node);
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations)
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') add(id.name, init);
  }
  return code;
}

const repeatedCode = (source: string, plainSource: string): string[] => {
  const code = codeOf(source);
  return [...codeOf(plainSource)]
    .filter(([name, text]) => code.get(name) === text)
    .map(([name]) => name);
};

test('repeated types and functions are found, whatever their layout; texts are none', () => {
  const copy = 'export interface Line { title: string }\nconst sum = (a: number) => a + 1;';
  const plain = 'interface Line {\n  title: string\n}\nexport const sum = (a: number) =>\n  a + 1;';
  expect(repeatedCode(copy, plain)).toEqual(['Line', 'sum']);
  expect(
    repeatedCode("export const copy = { a: 'b' };", "export const copy = { a: 'b' };"),
  ).toEqual([]);
  expect(repeatedCode('const sum = () => 1;', 'const sum = () => 2;')).toEqual([]);
});

test('plain copy repeats no code of the copy that it replaces: it belongs in a file of its own', () => {
  const files = plainFiles('.');
  expect(files.length).toBeGreaterThan(50);
  const repeated = files.flatMap((file) =>
    repeatedCode(
      readFileSync(file.replace(/\.plain(?:\.\w+)?\.ts$/, '.ts'), 'utf8'),
      readFileSync(file, 'utf8'),
    ).map((name) => `${file}: ${name}`),
  );
  expect(repeated).toEqual([]);
});
