import fs from 'node:fs';
import path from 'node:path';
import { bakeCorpus, namedTraces } from '#machines/trace/corpus.ts';
import { formatCorpus } from '#machines/trace/corpus-file.ts';
import { register } from '#machines/trace/register.ts';
import { idOf } from './registries.ts';

/** The smallest machine with a port. New machines begin as its copy, so the skeleton always works. */
const MODEL = 'core/documents-mail';

const ABOUT = `import type { About } from '#machines/trace/about.ts';

export const about: About = {
  models: 'TODO: what it models, in a line',
  deadline: '–',
  routes: '–',
  screen: '–',
};
`;

/**
 * Texts of a new machine's folder, by path. `name`: with its room, such as `accounts/sign-up`. Throws for an invalid or
 * used name.
 */
export function machineSkeleton(name: string): ReadonlyMap<string, string> {
  if (!/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/.test(name))
    throw new Error(`"${name}" is no name of a machine; one is accounts/sign-up, in the room of accounts`);
  if (fs.existsSync(`machines/${name}`)) throw new Error(`machines/${name} is there already`);
  const files = fs.readdirSync(`machines/${MODEL}`).filter((file) => file.endsWith('.ts') && file !== 'about.ts');
  const texts = files.map((file) => {
    const text = fs.readFileSync(path.join('machines', MODEL, file), 'utf8');
    return [`machines/${name}/${file}`, renamed(text, name)] as const;
  });
  return new Map([...texts, [`machines/${name}/about.ts`, ABOUT]]);
}

function renamed(text: string, name: string): string {
  const id = idOf(name);
  const type = id.charAt(0).toUpperCase() + id.slice(1);
  return text
    .replaceAll('DocumentsMailed', `${type}Answer`)
    .replaceAll('DocumentsMail', type)
    .replaceAll('documentsMail', id)
    .replaceAll(MODEL, name)
    .replaceAll('documents-mail', path.posix.basename(name))
    .replaceAll('documents.mail', `${path.posix.basename(name).split('-')[0]}.ask`)
    .replaceAll('mailDocuments', `ask${type}`);
}

const PRODUCTS = 'scripts/skeletons';

/**
 * Texts of a new product, by path: contract part, server folder, order page, messages. No other file must change, so
 * deleting them leaves nothing behind. Throws for an invalid or used name.
 */
export function productSkeleton(name: string): ReadonlyMap<string, string> {
  if (!/^[a-z]+$/.test(name)) throw new Error(`"${name}" is no name of a product; one is hotels`);
  const folder = `server/products/${name}`;
  if (fs.existsSync(folder)) throw new Error(`${folder} is there already`);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const filled = (file: string) =>
    fs.readFileSync(path.join(PRODUCTS, file), 'utf8').replaceAll('{{name}}', name).replaceAll('{{Name}}', title);
  const parts = fs
    .readdirSync(`${PRODUCTS}/product`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.replaceAll(path.sep, '/'));
  return new Map([
    [`openapi/products/${name}.yaml`, filled('contract.yaml.txt')],
    ...parts.map((file) => {
      const own = file.replace('.txt', '').replace('hold.ts', `hold${title}.ts`);
      return [`${folder}/${own}`, filled(`product/${file}`)] as const;
    }),
    [`src/screens/${name}/OrderPage.tsx`, filled('OrderPage.tsx.txt')],
    [`src/copy/messages/en/${name}.json`, `${JSON.stringify({ [`product_${name}`]: title }, null, 2)}\n`],
  ]);
}

function createProduct(name: string): void {
  const files = productSkeleton(name);
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    console.log(`  ${file}`);
  }
  console.log(`npm run generate; npm run fix; then its TODOs. docs/a-new-product.md says what else there is.`);
}

/**
 * `npm run new -- machine NAME`, `npm run new -- product NAME`: writes a skeleton that compiles, passes its tests and
 * shows a page.
 */
export async function create([kind, name = '']: readonly string[]): Promise<void> {
  if (kind === 'product') return createProduct(name);
  if (kind !== 'machine')
    throw new Error('Usage: npm run new -- machine NAME, as accounts/sign-up; or product NAME, as hotels');
  const files = machineSkeleton(name);
  fs.mkdirSync(`machines/${name}`, { recursive: true });
  for (const [file, text] of files) fs.writeFileSync(file, text);
  const id = idOf(name);
  const part = async (file: string) => import(path.resolve(`machines/${name}/${file}.ts`));
  const [{ [`${id}Machine`]: machine }, { [`${id}Alphabet`]: alphabet }, { [`${id}View`]: view }] = await Promise.all([
    part('machine'),
    part('alphabet'),
    part('view'),
  ]);
  const entry = register(name, machine, alphabet, view);
  fs.writeFileSync(`machines/${name}/traces.jsonl`, formatCorpus(namedTraces(entry, bakeCorpus(entry).traces)));
  for (const file of [...files.keys(), `machines/${name}/traces.jsonl`]) console.log(`  ${file}`);
  console.log(
    `npm run generate draws its chart and writes its stories; then: what it models, in machines/${name}/about.ts`,
  );
}
