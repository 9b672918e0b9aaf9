function definitionOf(name: string, source: string, before: number): { text: string; at: number } | null {
  const at = source.slice(0, before).search(new RegExp(`\\bconst ${name}\\b(?![\\s\\S]*\\bconst ${name}\\b)`));
  return at < 0 ? null : { text: source.slice(at, source.indexOf(';\n', at)), at };
}

/** The flow of a path table, defined here or by a function above. */
function flowOf(name: string, source: string, before: number): string | null {
  const definition = definitionOf(name, source, before);
  if (!definition) return null;
  const { text, at } = definition;
  const [, flow] = /^ *flow: '(\w+)',$/m.exec(text) ?? [];
  if (flow) return flow;
  const [, maker] = /=>?\s+(\w+)\(/.exec(text) ?? [];
  return maker && maker !== name ? flowOf(maker, source, at) : null;
}

/** Flows whose path tables this file walks. A table that is not walked does not count. */
export const walkedIn = (source: string): string[] => [
  ...new Set(
    [...source.matchAll(/\bwalk\(\w+, (\w+)/g)].flatMap(({ 1: name = '', index }) => flowOf(name, source, index) ?? []),
  ),
];
