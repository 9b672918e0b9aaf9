import fs from 'node:fs';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/open.ts';

type Import = {
  /** Validates a file and imports it, all or nothing; returns a summary. */
  readonly importFile: (
    db: Awaited<ReturnType<typeof openDatabase>>['db'],
    text: string,
    how: { readonly replaces: boolean; readonly now: number },
  ) => Promise<string>;
};

const folderOf = (what: string) => (what === 'facts' ? 'server/facts' : `server/products/${what}/inventory`);

const known = () => [
  'facts',
  ...fs.readdirSync('server/products').filter((name) => fs.existsSync(`${folderOf(name)}/import-file.ts`)),
];

/**
 * `npm run import -- PRODUCT FILE`: imports a product's inventory (docs/…-inventory.md). With `--replace` the file may omit
 * items that are on sale. `npm run import -- facts FILE`: imports the owner's corrections of facts; with `--replace` a
 * rate may leap.
 */
export async function importInventory([product = '', file, ...flags]: readonly string[]): Promise<void> {
  const replaces = flags.includes('--replace');
  const isUnderstood = known().includes(product) && file && flags.length === Number(replaces);
  if (!isUnderstood) throw new Error(`npm run import -- ${known().join('|')} FILE [--replace]`);
  const { importFile }: Import = await import(`../${folderOf(product)}/import-file.ts`);
  const text = fs.readFileSync(file, 'utf8');
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    console.log(await importFile(db, text, { replaces, now: Date.now() }));
  } finally {
    await close();
  }
}
