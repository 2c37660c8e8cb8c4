// What a typed line asks for, in either language: a hint, a reason, a rule, something of the table, or an answer.

export type Typed = { sort: 'hint' } | { sort: 'why' | 'rule' | 'request' | 'do'; rest: string };

/** Words that begin a line, as a person folds them: without accents, in small letters. */
const WORDS: readonly (readonly ['hint' | 'why' | 'rule' | 'request', string, RegExp])[] = [
  ['hint', '', /^(hint|pista|sugerencia)$/],
  ['why', '', /^(why not|why|por que no|por que|porque)(?=\s|$)/],
  ['rule', '', /^(rules?|reglas?)(?=\s|$)/],
  ['request', 'undo!', /^(undo|deshacer)!$/],
  ['request', 'undo', /^(undo|take back|deshacer)$/],
  ['request', 'concede', /^(concede|rendirse|me rindo)$/],
  ['request', 'say', /^(say|decir)(?=\s)/],
  ['request', '', /^(do|takeback|next|draw|claim|hands)\b/],
];

/** Letters without their accents: each stays one sign, so that places in the two lines agree. */
const fold = (line: string) => [...line].map((sign) => sign.normalize('NFD')[0]).join('').toLowerCase();

/** What a line is; one that is no request of its own is an answer to the question. */
export function typed(line: string): Typed {
  const said = line.normalize('NFC').trim();
  const [, answer] = /^do\s+(?!@)(.+)$/.exec(said) ?? [];
  if (answer) return { sort: 'do', rest: answer };
  const folded = fold(said.replace(/^¿/, '').trimStart());
  for (const [sort, request, words] of WORDS) {
    const [found] = words.exec(folded) ?? [];
    if (found === undefined) continue;
    if (sort === 'hint') return { sort };
    const rest = said.slice(said.length - folded.length + found.length).trim();
    if (sort === 'request') return { sort, rest: request ? `${request} ${rest}`.trim() : said };
    if (rest) return { sort, rest: sort === 'why' ? rest.replace(/\?$/, '') : rest };
  }
  return { sort: 'do', rest: said };
}
