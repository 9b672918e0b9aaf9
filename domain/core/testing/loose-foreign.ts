const ISOLATE = /\u2068[^\u2068\u2069]*\u2069/g;
const PERSIAN = /\p{Script=Arabic}/u;
const FOREIGN = /(?:(?!\p{Script=Arabic})\p{L})+/gu;

/** Words in foreign letters in a Persian line without isolation; must be empty. */
export function looseForeign(line: string): readonly string[] {
  const around = line.replace(ISOLATE, '');
  return PERSIAN.test(around) ? (around.match(FOREIGN) ?? []) : [];
}

/** All texts of a document, split into lines. */
export function linesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split(/\r?\n/);
  if (Array.isArray(value)) return value.flatMap(linesIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesIn) : [];
}
