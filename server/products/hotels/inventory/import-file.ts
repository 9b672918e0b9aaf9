import type { Database } from '#server/db/database.ts';
import { forgetCatalogue } from '#server/products/hotels/inventory/catalogue.ts';
import { importInventory, readInventory } from '#server/products/hotels/inventory/import.ts';

/**
 * What `npm run import -- hotels FILE` does. Throws ImportError where any line is wrong, and, unless `replaces`, where
 * hotels that are sold now are not in the file.
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
