import { fillTemplate } from '../../content/fill-template.ts';
import { cutLine, searchedWords, settings, tidied } from './snippet.ts';

/** Input of the editor. */
export interface Draft {
  address: string;
  title: string;
  text: string;
  query: string;
}

/** Remark on the input: a fault, or praise. */
export interface Fault {
  id: string;
  grave: boolean;
  said: string;
}

/** Text of each fault, with placeholders. */
export interface FaultCopy {
  titleEmpty: string;
  titleCut: string;
  titleShort: string;
  textEmpty: string;
  textCut: string;
  textPhone: string;
  textShort: string;
  queryMissing: string;
  queryLate: string;
  shouting: string;
  repeated: string;
  homeFirst: string;
  good: string;
}

const count = (text: string) => text.split(' ').length;

/** Returns the word that occurs three times or more, ignoring case. */
function repeatedWord(text: string): string | undefined {
  const seen = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
    const times = (seen.get(word) ?? 0) + 1;
    if (times === 3) return word;
    seen.set(word, times);
  }
  return undefined;
}

/** Returns the faults of a title and a description, most serious first; praise without any. */
export function faultsOf(draft: Draft, copy: FaultCopy): Fault[] {
  const title = tidied(draft.title);
  const text = tidied(draft.text);
  const found: Fault[] = [];
  const say = (id: keyof FaultCopy, grave: boolean, values: Record<string, string | number> = {}) =>
    found.push({ id, grave, said: fillTemplate(copy[id], values) });
  const { desk, phone } = settings;
  const head = cutLine(title, desk.title);
  const body = cutLine(text, desk.text, draft.query);
  const small = cutLine(text, phone.text, draft.query);
  if (!title) say('titleEmpty', true);
  if (head.cut)
    say('titleCut', true, {
      over: Math.ceil(head.width - desk.title.room),
      lost: head.lost,
      words: count(head.lost),
    });
  if (!text) say('textEmpty', true);
  if (body.cut)
    say('textCut', false, {
      over: Math.ceil(body.width - desk.text.room),
      words: count(body.lost),
    });
  else if (small.cut) say('textPhone', false, { words: count(small.lost) });
  const searched = [...searchedWords(draft.query)];
  const has = (line: string, word: string) =>
    searchedWords(line).has(word) || searchedWords(line).has(`${word}s`);
  const missing = searched.filter((word) => title && !has(`${title} ${text}`, word));
  if (missing.length > 0) say('queryMissing', true, { word: missing[0] ?? '' });
  const late = searched.find((word) => head.cut && has(title, word) && !has(head.shown, word));
  if (late) say('queryLate', true, { word: late });
  if (/\p{Lu}{5,}[^\p{Ll}]*\p{Lu}{4,}|!{2,}/u.test(title)) say('shouting', false);
  if (/^home\b/i.test(title)) say('homeFirst', false);
  const often = repeatedWord(title);
  if (often) say('repeated', true, { word: often });
  if (title && !head.cut && head.width < 250)
    say('titleShort', false, { width: Math.round(head.width) });
  if (text && !body.cut && body.width < 350)
    say('textShort', false, { width: Math.round(body.width) });
  if (found.length === 0) return [{ id: 'good', grave: false, said: copy.good }];
  return found.sort((a, b) => Number(b.grave) - Number(a.grave));
}
