import { readFileSync } from 'node:fs';
import type { TransportKind, TransportPrices } from '#domain/transport/wish.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Driver, Inventory, Part, Parts } from '#server/products/transport/inventory/file.ts';
import { readInventory } from '#server/products/transport/inventory/read-inventory.ts';

export type Loaded<P extends Part> = {
  readonly body: Parts[P];
  readonly day: string;
  readonly isSample: boolean;
};

/** The price list of a kind; null where none is in the inventory. In a transaction it is that of its moment. */
export async function loadPrices(db: Queryable, kind: TransportKind): Promise<TransportPrices | null> {
  if (kind === 'transfer') return listOf(kind, await loadPart(db, kind));
  if (kind === 'car') return listOf(kind, await loadPart(db, kind));
  return listOf(kind, await loadPart(db, kind));
}

const listOf = <K extends TransportKind>(kind: K, part: Loaded<K> | null) =>
  part && { kind, soldSince: part.day, isSample: part.isSample, ...part.body };

/** Who drives; nobody where the inventory has no drivers. */
export const loadDrivers = async (db: Queryable): Promise<readonly Driver[]> =>
  (await loadPart(db, 'drivers'))?.body ?? [];

/** The trains that are sold; null where the inventory has none. */
export const loadRail = (db: Queryable): Promise<Loaded<'rail'> | null> => loadPart(db, 'rail');

/** The buses that are sold; null where the inventory has none. */
export const loadBus = (db: Queryable): Promise<Loaded<'bus'> | null> => loadPart(db, 'bus');

type Kept = { readonly importId: string; readonly part: Loaded<Part> };

/** The parts read last, by process. Imports have numbers of their own, also in another database. */
const kept = new Map<Part, Kept>();

/** One small query says which import is the current one; the part itself is read after another import only. */
async function loadPart<P extends Part>(db: Queryable, part: P): Promise<Loaded<P> | null>;
async function loadPart(db: Queryable, part: Part): Promise<Loaded<Part> | null> {
  const current = await db.selectFrom('transport_part').select(['part', 'import_id']).execute();
  if (current.length === 0) return sampleOf(part);
  const importId = current.find((row) => row.part === part)?.import_id;
  if (importId === undefined) return null;
  const before = kept.get(part);
  if (before?.importId === importId) return before.part;
  const row = await db.selectFrom('transport_part').selectAll().where('part', '=', part).executeTakeFirst();
  if (!row) return null;
  const loaded = { body: row.body as Parts[Part], day: row.day, isSample: row.is_sample };
  kept.set(part, { importId: row.import_id, part: loaded });
  return loaded;
}

const SAMPLE = new URL('./sample.json', import.meta.url);
let sample: Inventory | undefined;

/** What a site sells whose owner has imported nothing, read as any file is. */
export function readSample(): Inventory {
  sample ??= readInventory(readFileSync(SAMPLE, 'utf8'));
  return sample;
}

function sampleOf(part: Part): Loaded<Part> | null {
  const { [part]: body, day, sample: isSample } = readSample();
  return body ? { body, day, isSample } : null;
}
