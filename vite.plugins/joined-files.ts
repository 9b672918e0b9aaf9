import zlib from 'node:zlib';

/** A file of the build: what the bundler says of a chunk. */
export type BuiltFile = {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  /** It has a name of its own, by which it is asked for, or a rule made it: it stays as it is. */
  readonly isFixed: boolean;
};
/** Names of the files that a page fetches, and how much its weight counts beside others. `isRare`: few people open it. */
export type FetchedFiles = { readonly files: ReadonlySet<string>; readonly share: number; readonly isRare?: boolean };

type Group = {
  readonly names: readonly string[];
  readonly imports: readonly string[];
  readonly code: string;
  readonly size: number;
  /** Indexes of the pages that fetch it. */
  readonly pages: ReadonlySet<number>;
  readonly isFree: boolean;
};

/** What a file costs a page beside its code, in bytes of gzip: its header, and its name in the files that import it. */
const COST_OF_FILE = 110;

/** How much a byte that a page has no use for counts beside one that it saves. At 1 the start page gets 1.5 kB heavier. */
const WEIGHT_OF_WASTE = 3;

/**
 * The bundler alone makes a file for each combination of parts that share some modules: 94 for a list of flights, with 23 kB
 * more than one file would have. This joins files as long as it makes pages lighter, seen over all of them: pages that need
 * both save the cost of a file and repeat less, pages that need one get the other's bytes. Two files stay apart if
 * joined they would make a page fetch a third, unless few people open that page, or if they would import each other by way of a third: modules would run
 * before what they need.
 *
 * Returns the name of the group of each module that is in one.
 */
export function joinedFiles(files: readonly BuiltFile[], pages: readonly FetchedFiles[]): ReadonlyMap<string, string> {
  const moduleIds = new Map(files.map((file) => [file.fileName, file.moduleIds]));
  const groups = join(
    files.map((file) => groupOf(file, pages)),
    pages,
  );
  return new Map(
    groups
      .filter(({ names }) => names.length > 1)
      .flatMap(({ names }, index) =>
        names.flatMap((name) => (moduleIds.get(name) ?? []).map((id) => [id, `joined-${index}`] as const)),
      ),
  );
}

const groupOf = ({ fileName, code, imports, isFixed }: BuiltFile, pages: readonly FetchedFiles[]): Group => {
  const own = withoutImports(code);
  const fetching = pages.flatMap(({ files }, index) => (files.has(fileName) ? [index] : []));
  const isFree = !isFixed && fetching.length > 0;
  return { names: [fileName], imports, code: own, size: gzipped(own), pages: new Set(fetching), isFree };
};

/** Imports and exports between joined files are gone. */
const withoutImports = (code: string): string =>
  code.replaceAll(/import(?:\{[^}]*\}from)?"\.\/[^"]*";?|export\{[^}]*\};?|^\/\/#.*$/gm, '');

function join(start: readonly Group[], pages: readonly FetchedFiles[]): readonly Group[] {
  let groups = start;
  const known = new Map<Group, Map<Group, number>>();
  const gainOf = (one: Group, other: Group): number => {
    const gains = known.get(one) ?? new Map<Group, number>();
    known.set(one, gains);
    const gain = gains.get(other) ?? gainOfJoining(one, other, pages);
    gains.set(other, gain);
    return gain;
  };
  for (;;) {
    const free = groups.filter(({ isFree }) => isFree);
    const groupOfName = new Map(groups.flatMap((group) => group.names.map((name) => [name, group] as const)));
    const best = free
      .flatMap((one, at) => free.slice(at + 1).map((other) => ({ one, other, gain: gainOf(one, other) })))
      .filter(({ gain }) => gain > 0)
      .sort((one, other) => other.gain - one.gain)
      .find(({ one, other }) => mayJoin(one, other, groupOfName, pages));
    if (!best) return groups;
    const { one, other } = best;
    groups = [...groups.filter((group) => group !== one && group !== other), both(one, other)];
  }
}

const both = (one: Group, other: Group): Group => {
  const code = `${one.code}\n${other.code}`;
  return {
    names: [...one.names, ...other.names],
    imports: [...new Set([...one.imports, ...other.imports])],
    code,
    size: gzipped(code),
    pages: new Set([...one.pages, ...other.pages]),
    isFree: true,
  };
};

/** Bytes that all pages together save, by their shares. */
function gainOfJoining(one: Group, other: Group, pages: readonly FetchedFiles[]): number {
  const shareOf = (indexes: readonly number[]) => indexes.reduce((sum, index) => sum + (pages[index]?.share ?? 0), 0);
  const ofBoth = shareOf([...one.pages].filter((index) => other.pages.has(index)));
  const onlyOne = shareOf([...one.pages].filter((index) => !other.pages.has(index)));
  const onlyOther = shareOf([...other.pages].filter((index) => !one.pages.has(index)));
  // Compressing each pair would take minutes: joined code repeats little of what both have.
  if (ofBoth * 2 * COST_OF_FILE < 0.8 * (onlyOne * other.size + onlyOther * one.size)) return 0;
  const size = gzipped(`${one.code}\n${other.code}`);
  const saved = one.size + other.size + COST_OF_FILE - size;
  return ofBoth * saved - WEIGHT_OF_WASTE * (onlyOne * (size - one.size) + onlyOther * (size - other.size));
}

type Groups = ReadonlyMap<string, Group>;

function mayJoin(one: Group, other: Group, groups: Groups, all: readonly FetchedFiles[]): boolean {
  const pages = [...one.pages, ...other.pages].filter((index) => !all[index]?.isRare);
  const further = [...one.imports, ...other.imports]
    .flatMap((name) => groups.get(name) ?? [])
    .filter((group) => group !== one && group !== other);
  return (
    further.every((group) => pages.every((index) => group.pages.has(index))) && !leadsTo(further, [one, other], groups)
  );
}

/** Whether some groups import one of the `ends`, directly or not. */
function leadsTo(from: readonly Group[], ends: readonly Group[], groups: Groups): boolean {
  const open = [...from];
  const seen = new Set(open);
  for (let group = open.pop(); group; group = open.pop()) {
    if (ends.includes(group)) return true;
    for (const next of group.imports.flatMap((name) => groups.get(name) ?? [])) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return false;
}

const gzipped = (code: string): number => zlib.gzipSync(code, { level: 9 }).length;
