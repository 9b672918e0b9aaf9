import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Words } from '#machines/trace/about.ts';
import { canonicalJson } from '#machines/trace/values.ts';
import { differenceWords, partsOf, stateWords, titled, wordsOf } from '../support/stage/parts.ts';
import type { Situation } from './situation.ts';

/**
 * Names of a flow's stories: the state, then what is out of the ordinary, then as much more as tells it from the others. The
 * way there is on the stage and in no name; situations of which nothing but the way differs are numbered.
 */
export class Names {
  readonly #taken = new Map<string, Situation>();
  readonly #words: Words;

  constructor(words: Words = {}) {
    this.#words = words;
  }

  take(situation: Situation): string {
    const candidates = this.#candidates(situation);
    const free = candidates.find((one) => !this.#taken.has(nameKey(one)));
    const name = free ?? this.#numbered(candidates.at(-1) ?? '');
    this.#taken.set(nameKey(name), situation);
    return name;
  }

  #numbered(name: string): string {
    let number = 2;
    while (this.#taken.has(nameKey(`${name} (${number})`))) number += 1;
    return `${name} (${number})`;
  }

  /** From the shortest to the one that says most. */
  #candidates({ value, view, given, screen, values }: Situation): string[] {
    const own = this.#words;
    const words = wordsOf(partsOf(view), own);
    const nameOf = (more: readonly string[]) => [stateWords(value, own), more.join(', ')].filter(Boolean).join(' – ');
    const plain = nameOf(words);
    const first = this.#taken.get(nameKey(plain));
    // Told the same as the first of this name: nobody can see what differs.
    if (!first || first.screen === screen) return [plain];
    const told = differenceWords(given, first.given, own).filter((one) => !words.includes(one));
    const below = Object.entries(values).flatMap(([path, inner]) =>
      path && canonicalJson(inner) !== canonicalJson(first.values[path] ?? null)
        ? [`${titled(path.split('/').at(-1) ?? '').toLowerCase()} ${stateWords(inner, own).toLowerCase()}`]
        : [],
    );
    return [
      ...told.map((_, index) => nameOf([...words, ...told.slice(0, index + 1)])),
      ...(below.length > 0 ? [nameOf([...words, ...below]), nameOf([...words, ...told, ...below])] : []),
      nameOf([...words, ...told]),
    ];
  }
}

/** Names that differ only in what an export name cannot say are the same. */
const nameKey = (name: string): string => exportName(name).toLowerCase();

export const exportName = (name: string): string => {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\d/.test(joined) ? `State${joined}` : joined;
};

/** `States/Flight booking/Held/Review`. */
export const titleOf = (flowFolder: string, folder: readonly string[]): string =>
  ['States', ...[flowFolder, ...folder].map((name) => titled(name.replaceAll('-', ' ')))].join('/');

/** A name without what its folders say already: `Held / Review – last minute` is `Last minute` inside of Held, Review. */
export function nameInside(name: string, folder: readonly string[]): string {
  const above = folder.map(titled).join(' / ');
  if (!above || !name.startsWith(above)) return name;
  const rest = name.slice(above.length).replace(/^ (?:\/|–) /, '');
  return rest === '' ? titled(folder.at(-1) ?? '') : rest.charAt(0).toUpperCase() + rest.slice(1);
}

export const storyId = (flowFolder: string, folder: readonly string[], story: string): string =>
  toId(titleOf(flowFolder, folder), storyNameFromExport(story));
