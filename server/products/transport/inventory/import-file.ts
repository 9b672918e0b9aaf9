import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { dayOf } from '#domain/core/time.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { type Inventory, PARTS, type Part } from '#server/products/transport/inventory/file.ts';
import { loadBus, loadRail, readSample } from '#server/products/transport/inventory/prices.ts';
import { readInventory, refuse } from '#server/products/transport/inventory/read-inventory.ts';
import { sharedNumbers } from '#server/products/transport/inventory/run-checks.ts';
import { soldProblems } from '#server/products/transport/inventory/sold-checks.ts';
import { moveOpenings } from '#server/products/transport/runs/openings.ts';

/**
 * Implements `npm run import -- transport FILE`. Throws ImportError when something in it is wrong. Each part of the file replaces
 * the one before whole; parts that it leaves out stay, unless `replaces`. Orders keep what they bought.
 */
export async function importFile(
  db: Database,
  text: string,
  { replaces, now }: { readonly replaces: boolean; readonly now: number },
): Promise<string> {
  const file = readInventory(text);
  return db.transaction().execute(async (tx) => {
    // Of concurrent imports the second sees the first.
    await sql`select pg_advisory_xact_lock(hashtextextended('inventory of transport', 0))`.execute(tx);
    if (replaces) await tx.deleteFrom('transport_part').execute();
    else await keepSample(tx, now);
    await put(tx, file, now);
    await requireFitting(tx, file, now);
    await moveOpenings(tx);
    const parts = await tx.selectFrom('transport_part').select(['part', 'is_sample']).orderBy('part').execute();
    return said(file, parts);
  });
}

/** Until the first import the sample is sold: what the file leaves out of it goes on being sold. */
async function keepSample(tx: Transaction<Tables>, now: number): Promise<void> {
  const any = await tx.selectFrom('transport_part').select('part').executeTakeFirst();
  if (!any) await put(tx, readSample(), now);
}

/** Throws ImportError where trains and buses do not fit the part that stays, or what is taken of them. */
async function requireFitting(tx: Transaction<Tables>, file: Inventory, now: number): Promise<void> {
  if (!file.rail && !file.bus) return;
  const [rail, bus] = [(await loadRail(tx))?.body, (await loadBus(tx))?.body];
  const shared = rail && bus ? sharedNumbers(rail, bus) : [];
  refuse([...shared, ...(file.rail ? await soldProblems(tx, file.rail, dayOf(now)) : [])]);
}

async function put(tx: Transaction<Tables>, file: Inventory, now: number): Promise<void> {
  for (const part of PARTS) {
    const content = file[part];
    if (!content) continue;
    const row = {
      import_id: randomUUID(),
      day: file.day,
      is_sample: file.sample,
      imported_at: now,
      body: JSON.stringify(content),
    };
    await tx
      .insertInto('transport_part')
      .values({ part, ...row })
      .onConflict((conflict) => conflict.column('part').doUpdateSet(row))
      .execute();
  }
}

const WORDS: Readonly<Record<Part, string>> = {
  transfer: 'airport transfers',
  car: 'cars between cities',
  cip: 'services at airports',
  rail: 'trains',
  bus: 'buses',
  drivers: 'drivers',
};

/** `parts`: all that are sold now. */
function said(file: Inventory, parts: readonly { readonly part: Part; readonly is_sample: boolean }[]): string {
  const has = (wanted: Part) => parts.some(({ part }) => part === wanted);
  const others = parts.filter(({ part }) => file[part] === undefined);
  const imported = PARTS.filter((part) => file[part]).map((part) => WORDS[part]);
  const stay = others.map(({ part, is_sample }) => `${WORDS[part]}${is_sample ? ' (our sample)' : ''}`);
  return [
    `✓ Imported: ${imported.join(', ')}.`,
    ...(stay.length > 0 ? [`As before: ${stay.join(', ')}. With --replace they go.`] : []),
    ...((has('transfer') || has('car')) && !has('drivers')
      ? ['Nobody drives: rides that are sold have no driver until a file brings some.']
      : []),
  ].join(' ');
}
