import { fold, isNothing } from '#domain/core/fold.ts';
import { exonymsOf } from '#domain/country/exonyms.ts';
import { type FoldedNames, foldNames, scoreOfNames } from '#domain/country/place-search.ts';
import type { Operation } from '#server/contract.ts';
import { type Catalogue, catalogueOf, type Destination } from '#server/products/hotels/inventory/catalogue.ts';

/** Common spellings of places with another name in the inventory. From general knowledge. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  isfahan: ['Esfahan', 'Ispahan'],
  ahwaz: ['Ahvaz'],
  hamedan: ['Hamadan'],
  orumiyeh: ['Urmia', 'Urmiyeh'],
  mashhad: ['Meshed'],
  qeshm: ['Gheshm'],
  istanbul: ['Estanbul'],
};

type Entry = { readonly destination: Destination; readonly folded: FoldedNames };

/** Normalised once per inventory. */
const indexes = new WeakMap<Catalogue, readonly Entry[]>();

function indexOf(catalogue: Catalogue): readonly Entry[] {
  const known = indexes.get(catalogue);
  if (known) return known;
  const entries = [...catalogue.destinations.values()].map((destination) => {
    const { type, id, name } = destination;
    // "هتل عباسی" is also found as "عباسی".
    const persian = name.fa ? [name.fa, ...(type === 'hotel' ? [name.fa.replace(/^(?:بوتیک )?هتل /u, '')] : [])] : [];
    const names = [name.en, ...persian, ...(type === 'city' ? [...(ALIASES[id] ?? []), ...exonymsOf(name.en)] : [])];
    return { destination, folded: foldNames(names) };
  });
  indexes.set(catalogue, entries);
  return entries;
}

const RANK: Readonly<Record<Destination['type'], number>> = { city: 3, sight: 2, area: 1, hotel: 0 };

/** Destinations that match a typed text, best first. */
export const searchHotelDestinations: Operation<'searchHotelDestinations'> = async ({ query, deps }) => {
  const catalogue = await catalogueOf(deps.db, deps.now());
  const { text = '', limit = 8 } = query;
  const entries = indexOf(catalogue);
  const cities = entries.filter(({ destination }) => destination.type === 'city').map(({ destination }) => destination);
  if (isNothing(text)) return { status: 200, body: cities.slice(0, limit) };
  const wanted = fold(text);
  if (wanted === '') return { status: 200, body: [] };
  const right = scored(entries, wanted, false);
  // Search for typos, which costs much more, only when nothing else matches.
  const found = right.length > 0 ? right : scored(entries, wanted, true);
  return { status: 200, body: found.slice(0, limit).map(({ destination }) => destination) };
};

const scored = (entries: readonly Entry[], wanted: string, typos: boolean) =>
  entries
    .map(({ destination, folded }) => ({ destination, score: scoreOfNames(folded, wanted, { typos }) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        RANK[b.destination.type] - RANK[a.destination.type] ||
        b.destination.hotels - a.destination.hotels ||
        (a.destination.name.en < b.destination.name.en ? -1 : 1),
    );
