import type { ListingLine } from './scale-listing.ts';

/** Result of a run: printed lines, and numbers of the executed program lines, in order. */
export interface BasicRun {
  printed: string[];
  visited: number[];
}

type Variables = Record<string, number>;

const tokenPattern = /\s*(?:(\d*\.?\d+)|([A-Z]+)|(<=|>=|<>|[-+*/()<>=]))/y;

/** Returns the tokens of an expression. Throws for any other character. */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.trimEnd().length) {
    const match = tokenPattern.exec(text);
    if (!match) throw new Error(`No expression: ${text}`);
    tokens.push(match[1] ?? match[2] ?? match[3] ?? '');
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
/** Operators by level of precedence, the lowest first. */
const operatorsByPrecedence = [
  ['<', '>', '=', '<=', '>=', '<>'],
  ['+', '-'],
  ['*', '/'],
] as const;

/** Returns the value of an expression with numbers, variables, brackets and INT; a comparison is 1 or 0. */
export function evaluate(text: string, variables: Variables): number {
  const tokens = tokensOf(text);
  let position = 0;
  const parsePrimary = (): number => {
    const next = tokens[position++] ?? '';
    if (next === '-') return -parsePrimary();
    if (next === '(') {
      const value = parseLevel(0);
      position += 1;
      return value;
    }
    if (next === 'INT') return Math.floor(parsePrimary());
    return /^[\d.]/.test(next) ? Number(next) : (variables[next] ?? 0);
  };
  const parseLevel = (depth: number): number => {
    const levelOperators: readonly string[] | undefined = operatorsByPrecedence[depth];
    if (!levelOperators) return parsePrimary();
    let value = parseLevel(depth + 1);
    for (
      let operator = tokens[position];
      operator !== undefined && levelOperators.includes(operator);
      operator = tokens[position]
    ) {
      position += 1;
      value = operators[operator]?.(value, parseLevel(depth + 1)) ?? value;
    }
    return value;
  };
  return parseLevel(0);
}

/** Formats a number with at most two decimal places. */
const formatNumber = (value: number): string => String(Math.round(value * 100) / 100);

const formatItems = (items: string, variables: Variables): string =>
  items
    .split(';')
    .map((item) => item.trim())
    .map((item) =>
      item.startsWith('"') ? item.slice(1, -1) : formatNumber(evaluate(item, variables)),
    )
    .join('');

/** Executes one statement. Returns the number of the line to go to, `end`, or undefined for the next line. */
function executeStatement(
  statement: string,
  variables: Variables,
  inputs: number[],
  printed: string[],
): number | 'end' | undefined {
  const [, word = '', rest = ''] = /^([A-Z]+)\s*(.*)$/.exec(statement) ?? [];
  if (word === 'END') return 'end';
  if (word === 'GOTO') return Number(rest);
  if (word === 'PRINT') printed.push(formatItems(rest, variables));
  if (word === 'INPUT')
    for (const name of rest.split(',')) variables[name.trim()] = inputs.shift() ?? 0;
  if (word === 'LET') {
    const [, name = '', value = ''] = /^([A-Z]+)\s*=\s*(.*)$/.exec(rest) ?? [];
    variables[name] = evaluate(value, variables);
  }
  if (word === 'IF') {
    const [, condition = '', then = ''] = /^(.*?)\s*THEN\s*(.*)$/.exec(rest) ?? [];
    if (!evaluate(condition, variables)) return undefined;
    return /^\d+$/.test(then) ? Number(then) : executeStatement(then, variables, inputs, printed);
  }
  return undefined;
}

/** Maximum number of statements of a run, against endless loops. */
const maxStatements = 1000;

/** Runs a program of REM, INPUT, LET, IF, GOTO, PRINT and END; `inputs` are the values for INPUT, in turn. */
export function runBasic(listing: readonly ListingLine[], inputs: readonly number[]): BasicRun {
  const run: BasicRun = { printed: [], visited: [] };
  const variables: Variables = {};
  const remainingInputs = [...inputs];
  let lineIndex = 0;
  while (run.visited.length < maxStatements) {
    const line = listing[lineIndex];
    if (!line) return run;
    run.visited.push(line.number);
    const next = executeStatement(line.text, variables, remainingInputs, run.printed);
    if (next === 'end') return run;
    lineIndex =
      next === undefined ? lineIndex + 1 : listing.findIndex(({ number }) => number === next);
  }
  return run;
}
