import fs from 'node:fs';
import path from 'node:path';
import { coverMachine, namedTraces } from '#machines/trace/covering-traces.ts';
import { type Registered, register, registerOfKind } from '#machines/trace/register.ts';
import { formatTraces } from '#machines/trace/traces-jsonl.ts';
import { idOf, kindOf } from './registries.ts';

/** The smallest machine with an actor. New machines begin as its copy, so the skeleton always works. */
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

const PRODUCT = 'scripts/skeletons/product';

/**
 * Texts of a new product, by path: a room in each layer, with a small product that works. `{{name}}` and `{{Name}}`
 * stand for its name in paths and texts. No other file must change, so deleting them leaves nothing behind. Throws for
 * an invalid or used name.
 */
export function productSkeleton(name: string): ReadonlyMap<string, string> {
  if (!/^[a-z]+$/.test(name))
    throw new Error(
      `"${name}" is no name of a product. A name is small letters a to z only, such as hotels or cityguides: it becomes folders, types and parts of names in code.`,
    );
  const folder = `server/products/${name}`;
  if (fs.existsSync(folder)) throw new Error(`${folder} is there already`);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const filled = (text: string) => text.replaceAll('{{name}}', name).replaceAll('{{Name}}', title);
  const files = fs
    .readdirSync(PRODUCT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.replaceAll(path.sep, '/'));
  return new Map(
    files.map((file) => [
      filled(file.slice(0, -'.txt'.length)),
      filled(fs.readFileSync(path.join(PRODUCT, file), 'utf8')),
    ]),
  );
}

async function createProduct(name: string): Promise<void> {
  const files = productSkeleton(name);
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    console.log(`  ${file}`);
  }
  const machines = [...files.keys()].filter((file) => path.basename(file) === 'machine.ts').map(path.dirname);
  for (const folder of machines) await recordTraces(path.posix.relative('machines', folder));
  console.log(`npm run generate; npm run fix; then its TODOs. docs/a-new-product.md says what else there is.`);
}

/** Walks through a new machine and writes the traces that are committed with it. `folder`: with its room. */
async function recordTraces(folder: string): Promise<void> {
  const entry = await registeredIn(folder);
  const file = `machines/${folder}/traces.jsonl`;
  fs.writeFileSync(file, formatTraces(namedTraces(entry, coverMachine(entry).traces)));
  console.log(`  ${file}`);
}

/** A machine that the generated registry does not know yet. */
async function registeredIn(folder: string): Promise<Registered> {
  const [id, kind] = [idOf(folder), kindOf(folder)];
  const part = async (file: string) => import(path.resolve(`machines/${folder}/${file}.ts`));
  if (kind) return registerOfKind(folder, (await part(kind))[id]);
  const [{ [`${id}Machine`]: machine }, { [`${id}Examples`]: examples }, { [`${id}View`]: view }] = await Promise.all([
    part('machine'),
    part('examples'),
    part('view'),
  ]);
  return register(folder, machine, examples, view);
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
  for (const file of files.keys()) console.log(`  ${file}`);
  await recordTraces(name);
  console.log(
    `npm run generate draws its chart and writes its stories; then: what it models, in machines/${name}/about.ts`,
  );
}
