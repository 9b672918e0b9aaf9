import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { canonicalJson } from '#machines/trace/values.ts';
import { plainWords } from '../support/stage/labels.ts';
import { differenceWords, partsOf, stateWords, titled, wordsOf } from '../support/stage/parts.ts';
import type { Situation } from './index-of-states.ts';

/** Names of a flow's stories: the state, then what is out of the ordinary, then as much more as tells it from the others. */
export class Names {
  readonly #taken = new Map<string, Situation>();

  take(situation: Situation): string {
    const name = this.#candidates(situation).find((one) => !this.#taken.has(nameKey(one)));
    if (name === undefined) throw new Error(`No name is left for ${canonicalJson(situation.values)}`);
    this.#taken.set(nameKey(name), situation);
    return name;
  }

  /** From the shortest to one that nothing else has: no two states are reached in the same way. */
  #candidates(situation: Situation): string[] {
    const { value, view, given, screen, values, way, input } = situation;
    const words = wordsOf(partsOf(view));
    const nameOf = (more: readonly string[]) => [stateWords(value), more.join(', ')].filter(Boolean).join(' – ');
    const plain = nameOf(words);
    const first = this.#taken.get(nameKey(plain));
    if (!first) return [plain];
    const told =
      first.screen === screen ? [] : differenceWords(given, first.given).filter((one) => !words.includes(one));
    const below = Object.entries(values).flatMap(([path, inner]) =>
      path && canonicalJson(inner) !== canonicalJson(first.values[path] ?? null)
        ? [`${path.split('/').at(-1)} ${stateWords(inner).toLowerCase()}`]
        : [],
    );
    const steps = way.map(
      (_, index) =>
        `after ${way
          .slice(-1 - index)
          .map(plainWords)
          .join(', then ')}`,
    );
    const start = `start ${input + 1}`;
    return [
      ...told.map((_, index) => nameOf([...words, ...told.slice(0, index + 1)])),
      nameOf([...words, ...below]),
      nameOf([...words, ...told, ...below]),
      ...steps.map((step) => nameOf([...words, ...told, step])),
      nameOf([...words, ...told, start, ...steps.slice(-1)]),
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
