/** Text within a block: plain, or with a meaning. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

/** Block of a post: all kinds that the site's posts use. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; inlines: Inline[] }
  | { kind: 'paragraph' | 'quote'; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; isRightAligned: boolean[] }
  | { kind: 'notes'; items: Inline[][] };

const inlinePattern =
  /\*\*(?<strong>.+?)\*\*|(?<![\w*])[*_](?<em>[^*_]+?)[*_](?![\w*])|`(?<code>[^`]+)`|\[(?<link>[^\]^]+)\]\((?<href>[^)\s]+)\)|\[\^(?<note>\w+)\]/g;

/** Parses inline Markdown. A footnote reference becomes its number in brackets. */
export function inlinesOf(line: string): Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  const addText = (part: string) => {
    if (part) inlines.push({ kind: 'text', text: part });
  };
  for (const match of line.matchAll(inlinePattern)) {
    addText(line.slice(end, match.index));
    end = match.index + match[0].length;
    const { strong, em, code, link, href = '', note } = match.groups ?? {};
    if (strong !== undefined) inlines.push({ kind: 'strong', text: strong });
    else if (em !== undefined) inlines.push({ kind: 'em', text: em });
    else if (code !== undefined) inlines.push({ kind: 'code', text: code });
    else if (link !== undefined) inlines.push({ kind: 'link', text: link, href });
    else addText(` [${note}]`);
  }
  addText(line.slice(end));
  return inlines;
}

const cellsOf = (line: string): Inline[][] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => inlinesOf(cell.trim()));

function tableOf([head = '', rule = '', ...rows]: readonly string[]): Block {
  const isRightAligned = rule
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim().endsWith(':'));
  return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf), isRightAligned };
}

function listOf(lines: readonly string[], ordered: boolean): Block {
  const items: string[] = [];
  for (const line of lines) {
    const [marker] = /^(?:[-*]|\d+\.)\s+/.exec(line) ?? [];
    if (marker) items.push(line.slice(marker.length));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', ordered, items: items.map(inlinesOf) };
}

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  const joined = lines.map((line) => line.trim()).join(' ');
  const heading = /^(#{2,3})\s+(.*)$/.exec(first);
  if (heading) {
    const level = heading[1]?.length === 3 ? 3 : 2;
    return { kind: 'heading', level, inlines: inlinesOf(heading[2] ?? '') };
  }
  if (/^\s*\|/.test(first)) return tableOf(lines);
  if (/^[-*]\s/.test(first)) return listOf(lines, false);
  if (/^\d+\.\s/.test(first)) return listOf(lines, true);
  if (/^>\s?/.test(first))
    return {
      kind: 'quote',
      inlines: inlinesOf(lines.map((line) => line.replace(/^>\s?/, '')).join(' ')),
    };
  if (/^\[\^\w+\]:/.test(first))
    return { kind: 'notes', items: [inlinesOf(joined.replace(/^\[\^\w+\]:\s*/, ''))] };
  return { kind: 'paragraph', inlines: inlinesOf(joined) };
}

/** Splits the Markdown of a post into blocks. Lines of code keep their spaces. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let openLines: string[] = [];
  let codeLines: string[] | undefined;
  const closeBlock = () => {
    const block = openLines.length > 0 ? blockOf(openLines) : undefined;
    const last = blocks.at(-1);
    if (block?.kind === 'notes' && last?.kind === 'notes') last.items.push(...block.items);
    else if (block) blocks.push(block);
    openLines = [];
  };
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) {
      if (codeLines) blocks.push({ kind: 'code', text: codeLines.join('\n') });
      else closeBlock();
      codeLines = codeLines ? undefined : [];
    } else if (codeLines) codeLines.push(line);
    else if (line.trim() === '') closeBlock();
    else openLines.push(line);
  }
  closeBlock();
  return blocks;
}

const plainTextOf = (inlines: readonly Inline[]): string =>
  inlines.map(({ text }) => text).join('');

/** Returns the plain text of a block. */
export function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'list':
    case 'notes':
      return block.items.map(plainTextOf).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainTextOf).join(' ')).join(' ');
    case 'code':
      return block.text;
    default:
      return plainTextOf(block.inlines);
  }
}
