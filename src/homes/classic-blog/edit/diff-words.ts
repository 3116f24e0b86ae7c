/** Part of a text: kept, deleted from the first version (`cut`), or inserted for the second (`put`). */
export interface Run {
  kind: 'kept' | 'cut' | 'put';
  text: string;
}

const tokens = (text: string): string[] =>
  text.match(/\s+|[\p{L}\p{N}’'-]+|[^\s\p{L}\p{N}]/gu) ?? [];

const word = /[\p{L}\p{N}](?:[\p{L}\p{N}’'-]|[.,:](?=[\p{L}\p{N}]))*/gu;
/** Returns the number of words in a text: “3:15” and “$1,531.20” are one each, a dash is none. */
export const countWords = (text: string): number => text.match(word)?.length ?? 0;

/** Returns the lengths of the longest common subsequences of all suffixes of two lists. */
function commonLengths(first: readonly string[], second: readonly string[]): Uint16Array {
  const wide = second.length + 1;
  const table = new Uint16Array((first.length + 1) * wide);
  for (let i = first.length - 1; i >= 0; i--)
    for (let j = second.length - 1; j >= 0; j--) {
      const at = i * wide + j;
      table[at] =
        first[i] === second[j]
          ? (table[at + wide + 1] ?? 0) + 1
          : Math.max(table[at + wide] ?? 0, table[at + 1] ?? 0);
    }
  return table;
}

function add(runs: Run[], kind: Run['kind'], text: string): void {
  const last = runs.at(-1);
  if (last?.kind === kind) last.text += text;
  else runs.push({ kind, text });
}

/** Returns the differences of two texts by token, each deletion before its replacement. */
function compared(first: readonly string[], second: readonly string[]): Run[] {
  const table = commonLengths(first, second);
  const wide = second.length + 1;
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  while (i < first.length || j < second.length) {
    const [one, other] = [first[i], second[j]];
    if (one !== undefined && one === other) {
      add(runs, 'kept', one);
      i += 1;
      j += 1;
    } else if (
      one !== undefined &&
      (other === undefined || (table[(i + 1) * wide + j] ?? 0) >= (table[i * wide + j + 1] ?? 0))
    ) {
      add(runs, 'cut', one);
      i += 1;
    } else if (other !== undefined) {
      add(runs, 'put', other);
      j += 1;
    }
  }
  return runs;
}

/** Tests if a kept run has fewer than `least` words, too short to separate two changes. */
const isCrumb = ({ kind, text }: Run, least: number): boolean =>
  kind === 'kept' && countWords(text) < least;

/** Joins changes that are separated by a few words only. */
function gathered(runs: readonly Run[], least: number): Run[] {
  const out: Run[] = [];
  let [cut, inserted] = ['', ''];
  const flush = () => {
    if (cut) add(out, 'cut', cut);
    if (inserted) add(out, 'put', inserted);
    cut = '';
    inserted = '';
  };
  runs.forEach((run, index) => {
    const between =
      isCrumb(run, least) &&
      (cut || inserted) &&
      runs.slice(index + 1).some(({ kind }) => kind !== 'kept');
    if (run.kind === 'cut' || between) cut += run.text;
    if (run.kind === 'put' || between) inserted += run.text;
    if (run.kind !== 'kept' || between) return;
    flush();
    add(out, 'kept', run.text);
  });
  flush();
  return out;
}

/** Moves spaces at the edges of a change out of it, so that they are not struck out. */
function trimmed(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (let index = 0; index < runs.length; index++) {
    const [run, next] = [runs[index], runs[index + 1]];
    if (!run) continue;
    if (run.kind === 'cut' && next?.kind === 'put') {
      const end = /\s*$/.exec(run.text)?.[0] ?? '';
      const same = end !== '' && next.text.endsWith(end);
      const cut = same ? run.text.slice(0, -end.length) : run.text;
      const inserted = same ? next.text.slice(0, -end.length) : next.text;
      if (cut) add(out, 'cut', cut);
      if (inserted) add(out, 'put', inserted);
      if (same) add(out, 'kept', end);
      index += 1;
    } else add(out, run.kind, run.text);
  }
  return out;
}

/**
 * Returns the difference of two versions of a sentence, word by word. `kept` and `cut` together are the first
 * version, `kept` and `put` the second, exactly.
 *
 * @param least number of words between two changes below which they are joined
 */
export function diffWords(first: string, second: string, least = 2): Run[] {
  return trimmed(gathered(compared(tokens(first), tokens(second)), least));
}
