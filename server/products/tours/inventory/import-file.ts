import type { Database } from '#server/db/database.ts';
import { importInventory, readInventory } from '#server/products/tours/inventory/import.ts';

/**
 * Implements `npm run import -- tours FILE`. Throws ImportError when a line is wrong or, unless `replaces`, when the
 * file lacks tours or departures that are on sale.
 */
export async function importFile(
  db: Database,
  text: string,
  { replaces, now }: { readonly replaces: boolean; readonly now: number },
): Promise<string> {
  const { tours, departures } = await importInventory(db, readInventory(text), { removes: replaces, now });
  return `✓ ${tours} tours with ${departures} departures are sold now.`;
}
