import type { ListingLine } from './scale-listing.ts';

/** Result of a run: printed lines, and numbers of the executed program lines, in order. */
export interface BasicRun {
  printed: string[];
  visited: number[];
}

type Variables = Record<string, number>;

const token = /\s*(?:(\d*\.?\d+)|([A-Z]+)|(<=|>=|<>|[-+*/()<>=]))/y;

/** Returns the tokens of an expression. Throws for any other character. */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const found = token.exec(text);
    if (!found) throw new Error(`No expression: ${text}`);
    tokens.push(found[1] ?? found[2] ?? found[3] ?? '');
  }
  return tokens;
}

const operators: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '<': (a, b) => Number(a < b),
  '>': (a, b) => Number(a > b),
  '=': (a, b) => Number(a === b),
  '<=': (a, b) => Number(a <= b),
  '>=': (a, b) => Number(a >= b),
  '<>': (a, b) => Number(a !== b),
};
/** In ascending order of precedence. */
const levels = [
  ['<', '>', '=', '<=', '>=', '<>'],
  ['+', '-'],
  ['*', '/'],
] as const;

/** Returns the value of an expression with numbers, variables, brackets and INT; a comparison is 1 or 0. */
export function evaluate(text: string, variables: Variables): number {
  const tokens = tokensOf(text);
  let at = 0;
  const primary = (): number => {
    const next = tokens[at++] ?? '';
    if (next === '-') return -primary();
    if (next === '(') {
      const value = level(0);
      at += 1;
      return value;
    }
    if (next === 'INT') return Math.floor(primary());
    return /^[\d.]/.test(next) ? Number(next) : (variables[next] ?? 0);
  };
  const level = (depth: number): number => {
    const own: readonly string[] | undefined = levels[depth];
    if (!own) return primary();
    let value = level(depth + 1);
    for (let sign = tokens[at]; sign !== undefined && own.includes(sign); sign = tokens[at]) {
      at += 1;
      value = operators[sign]?.(value, level(depth + 1)) ?? value;
    }
    return value;
  };
  return level(0);
}

/** Formats a number with at most two decimal places. */
const printedNumber = (value: number): string => String(Math.round(value * 100) / 100);

const printedText = (items: string, variables: Variables): string =>
  items
    .split(';')
    .map((item) => item.trim())
    .map((item) =>
      item.startsWith('"') ? item.slice(1, -1) : printedNumber(evaluate(item, variables)),
    )
    .join('');

/** Executes one statement. Returns the number of the line to go to, `end`, or undefined for the next line. */
function step(
  statement: string,
  variables: Variables,
  inputs: number[],
  printed: string[],
): number | 'end' | undefined {
  const [, word = '', rest = ''] = /^([A-Z]+)\s*(.*)$/.exec(statement) ?? [];
  if (word === 'END') return 'end';
  if (word === 'GOTO') return Number(rest);
  if (word === 'PRINT') printed.push(printedText(rest, variables));
  if (word === 'INPUT')
    for (const name of rest.split(',')) variables[name.trim()] = inputs.shift() ?? 0;
  if (word === 'LET') {
    const [, name = '', value = ''] = /^([A-Z]+)\s*=\s*(.*)$/.exec(rest) ?? [];
    variables[name] = evaluate(value, variables);
  }
  if (word === 'IF') {
    const [, condition = '', then = ''] = /^(.*?)\s*THEN\s*(.*)$/.exec(rest) ?? [];
    if (!evaluate(condition, variables)) return undefined;
    return /^\d+$/.test(then) ? Number(then) : step(then, variables, inputs, printed);
  }
  return undefined;
}

/** Maximum number of statements of a run, against endless loops. */
const maxStatements = 1000;

/** Runs a program of REM, INPUT, LET, IF, GOTO, PRINT and END; `inputs` are the values for INPUT, in turn. */
export function runBasic(listing: readonly ListingLine[], inputs: readonly number[]): BasicRun {
  const run: BasicRun = { printed: [], visited: [] };
  const variables: Variables = {};
  const left = [...inputs];
  let at = 0;
  while (run.visited.length < maxStatements) {
    const line = listing[at];
    if (!line) return run;
    run.visited.push(line.number);
    const next = step(line.text, variables, left, run.printed);
    if (next === 'end') return run;
    at = next === undefined ? at + 1 : listing.findIndex(({ number }) => number === next);
  }
  return run;
}
