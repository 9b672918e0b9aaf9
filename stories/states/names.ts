import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Words } from '#machines/trace/about.ts';
import { canonicalJson } from '#machines/trace/values.ts';
import { differenceWords, partsOf, stateWords, titled, wordsOf } from '../support/stage/parts.ts';
import type { Situation } from './situation.ts';

/**
 * Story names of a flow: the state, then unusual facts, then as much as needed to be unique. The path is on the stage,
 * not in the name; situations that differ only in the path get numbers.
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

  #candidates({ value, view, given, screen, values }: Situation): string[] {
    const own = this.#words;
    const words = wordsOf(partsOf(view), own);
    const nameOf = (more: readonly string[]) => [stateWords(value, own), more.join(', ')].filter(Boolean).join(' – ');
    const plain = nameOf(words);
    const first = this.#taken.get(nameKey(plain));
    // Equal input as the first of this name: no visible difference.
    if (!first || first.screen === screen) return [plain];
    const differences = differenceWords(given, first.given, own).filter((one) => !words.includes(one));
    const below = Object.entries(values).flatMap(([path, inner]) =>
      path && canonicalJson(inner) !== canonicalJson(first.values[path] ?? null)
        ? [`${titled(path.split('/').at(-1) ?? '').toLowerCase()} ${stateWords(inner, own).toLowerCase()}`]
        : [],
    );
    return [
      ...differences.map((_, index) => nameOf([...words, ...differences.slice(0, index + 1)])),
      ...(below.length > 0 ? [nameOf([...words, ...below]), nameOf([...words, ...differences, ...below])] : []),
      nameOf([...words, ...differences]),
    ];
  }
}

/** Names are equal when they have the same export name. */
const nameKey = (name: string): string => exportName(name).toLowerCase();

export const exportName = (name: string): string => {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\d/.test(joined) ? `State${joined}` : joined;
};

/** `States/Flight booking/Held/Review`. */
export const titleOf = (flowFolder: string, folder: readonly string[]): string =>
  ['States', ...[flowFolder, ...folder].map((name) => titled(name.replaceAll('-', ' ')))].join('/');

/** A name without the words of its folders: `Held / Review – last minute` becomes `Last minute` in Held, Review. */
export function nameInside(name: string, folder: readonly string[]): string {
  const above = folder.map(titled).join(' / ');
  if (!above || !name.startsWith(above)) return name;
  const rest = name.slice(above.length).replace(/^ (?:\/|–) /, '');
  return rest === '' ? titled(folder.at(-1) ?? '') : rest.charAt(0).toUpperCase() + rest.slice(1);
}

export const storyId = (flowFolder: string, folder: readonly string[], story: string): string =>
  toId(titleOf(flowFolder, folder), storyNameFromExport(story));
