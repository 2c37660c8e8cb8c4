// Templates that the server sends, filled in as the server fills them (mazo/texts/phrases.py).

/** `{name}` is a value; `{n:a card|# cards}` are the words for one and, with the number at the sign #, for any other number. */
export function filled(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (one === undefined) return String(value);
    return (value === 1 ? one : (other ?? '')).replace('#', String(value));
  });
}
