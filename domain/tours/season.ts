const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The months of a season as the inventory writes it, 1 to 12 in the order of the year: "Mar–May, Sep–Nov", "Oct–Apr", "Jul",
 * "All year". null for other words.
 */
export function monthsOfSeason(season: string): readonly number[] | null {
  if (/^all year$/i.test(season.trim())) return NAMES.map((_, at) => at + 1);
  const spans = season.split(',').map(spanOf);
  if (spans.some((span) => span === null)) return null;
  const months = new Set(spans.flatMap((span) => span ?? []));
  return [...months].sort((one, other) => one - other);
}

/** "Oct–Apr" goes over the new year. */
function spanOf(text: string): readonly number[] | null {
  const [first, last, ...more] = text.split(/[–-]/).map((name) => NAMES.indexOf(name.trim()));
  if (first === undefined || first < 0 || more.length > 0) return null;
  const end = last ?? first;
  if (end < 0) return null;
  return Array.from({ length: ((end - first + 12) % 12) + 1 }, (_, at) => ((first + at) % 12) + 1);
}
