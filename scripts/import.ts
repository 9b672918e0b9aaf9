import fs from 'node:fs';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/open.ts';

type Import = {
  /** Checks the text of a file and makes it what is sold, all of it or none; a line about what was done. */
  readonly importFile: (
    db: Awaited<ReturnType<typeof openDatabase>>['db'],
    text: string,
    how: { readonly replaces: boolean; readonly now: number },
  ) => Promise<string>;
};

const folderOf = (what: string) => (what === 'facts' ? 'server/facts' : `server/products/${what}/inventory`);

/** The facts, and products that have an inventory, by their folders. */
const known = () => [
  'facts',
  ...fs.readdirSync('server/products').filter((name) => fs.existsSync(`${folderOf(name)}/import-file.ts`)),
];

/**
 * `npm run import -- PRODUCT FILE`: an inventory of what a product sells, in JSON Lines. With `--replace` it may leave out
 * what is sold now. `npm run import -- facts FILE`: what an owner corrects of the facts; with `--replace` a rate may leap.
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
