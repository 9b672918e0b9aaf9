import type { Database } from '#server/db/database.ts';
import { forgetCatalogue } from '#server/products/hotels/inventory/catalogue.ts';
import { importInventory, readInventory } from '#server/products/hotels/inventory/import.ts';

/**
 * Implements `npm run import -- hotels FILE`. Throws ImportError when a line is wrong or, unless `replaces`, when the
 * file lacks hotels that are on sale.
 */
export async function importFile(
  db: Database,
  text: string,
  { replaces, now }: { readonly replaces: boolean; readonly now: number },
): Promise<string> {
  const { hotels, rooms, nights } = await importInventory(db, readInventory(text), { removes: replaces, now });
  forgetCatalogue(db);
  return `✓ ${hotels} hotels with ${rooms} room types are sold now; ${nights} nights differ from the rest.`;
}
