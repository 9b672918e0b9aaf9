import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { fieldProblemsOf, type ProductContract } from '#openapi/add-product.ts';
import { type Files, staleFiles, writeFiles } from './generated-files.ts';

// Machines and products are folders, without a central list. Browsers and types cannot read folders, so these lists are
// generated as modules that import all of them. Not committed.

const HEAD = '// Written by `npm run generate` from the folders.';

const foldersWith = (file: string, top: string): string[] =>
  fs
    .readdirSync(top)
    .filter((folder) => fs.existsSync(path.join(top, folder, file)))
    .sort();

/** Folders below machines/ that contain a file, with their room: `accounts/sign-up`. Sorted by their own name. */
const machineFoldersWith = (file: string): string[] =>
  fs
    .globSync(`machines/*/*/${file}`)
    .map((found) => path.dirname(found).split(path.sep).slice(1).join('/'))
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));

const isInMachines = (folder: string, file: string) => fs.existsSync(path.join('machines', folder, file));

/** Name of the kind that a machine is made from: its folder has a file of that name. undefined: it is one of its own. */
export const kindOf = (folder: string): string | undefined =>
  machineFoldersWith('kind.ts')
    .map(nameOf)
    .find((kind) => isInMachines(folder, `${kind}.ts`));

/** The file of a machine, or of its kind when the machine has none, for an import. undefined: neither has one. */
function fileOf(folder: string, file: string): string | undefined {
  const kind = kindOf(folder);
  return [folder, ...(kind ? [`core/${kind}`] : [])]
    .filter((one) => isInMachines(one, file))
    .map((one) => `#machines/${one}/${file}`)[0];
}

const nameOf = (folder: string): string => path.posix.basename(folder);

/** Machine id of a folder: `accounts/sign-up` is `signUp`, also the prefix of its exports. */
export const idOf = (folder: string): string =>
  nameOf(folder).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function machinesText(): string {
  const folders = machineFoldersWith('machine.ts');
  const register = "import { register, registerOfKind } from '#machines/trace/register.ts';";
  const [imports, entries] = [folders.flatMap(importsOfMachine), folders.map(entryOfMachine)];
  return [HEAD, register, ...imports, '', 'export const machines = {', ...entries, '};', ''].join('\n');
}

/** `npm run generate` reports a machine without about.ts. */
const isDescribed = (folder: string) => isInMachines(folder, 'about.ts');

function importsOfMachine(folder: string): string[] {
  const [id, kind] = [idOf(folder), kindOf(folder)];
  if (kind) return [`import { ${id} } from '#machines/${folder}/${kind}.ts';`];
  return [
    ...(isDescribed(folder) ? [`import { about as ${id}About } from '#machines/${folder}/about.ts';`] : []),
    `import { ${id}Examples } from '#machines/${folder}/examples.ts';`,
    `import { ${id}Machine } from '#machines/${folder}/machine.ts';`,
    `import { ${id}View } from '#machines/${folder}/view.ts';`,
  ];
}

function entryOfMachine(folder: string): string {
  const id = idOf(folder);
  if (kindOf(folder)) return `  ${id}: registerOfKind('${folder}', ${id}),`;
  return `  ${id}: register('${folder}', ${id}Machine, ${id}Examples, ${id}View${isDescribed(folder) ? `, ${id}About` : ''}),`;
}

/** Only data, per machine: redaction a recording needs no other machine. */
function redactionText(): string {
  return byIdText(
    'redaction',
    "import type { RedactionFields } from '#machines/trace/redaction-fields.ts';",
    'RedactionFields',
  );
}

/** Machines that continue after the bank page, imported lazily: most pages need none. */
function crossingText(): string {
  return byIdText('crossing', "import type { AnyStateMachine } from 'xstate';", '() => Promise<AnyStateMachine>');
}

function byIdText(name: string, importOfType: string, type: string): string {
  const files = machineFoldersWith('machine.ts').flatMap((folder) => {
    const file = fileOf(folder, `${name}.ts`);
    return file ? [{ id: idOf(folder), file }] : [];
  });
  return [
    HEAD,
    importOfType,
    ...files.map(({ id, file }) => `import { ${name} as ${id} } from '${file}';`),
    '',
    `export const ${name}ById: Readonly<Record<string, ${type}>> = { ${files.map(({ id }) => id).join(', ')} };`,
    '',
  ].join('\n');
}

function productsText(): string {
  const products = foldersWith('product.ts', 'server/products');
  // Optional: only products with background work.
  const works = foldersWith('work.ts', 'server/products');
  // Optional: only products with personal data in their own tables.
  const retentions = foldersWith('retention.ts', 'server/products');
  // Optional: only products whose mails have links to plain pages of the server.
  const pages = foldersWith('link-pages.ts', 'server/products');
  const imports = products.flatMap((name) => [
    `import { operations as ${name}Operations } from '#server/products/${name}/operations.ts';`,
    `import { ${name} } from '#server/products/${name}/product.ts';`,
    ...(retentions.includes(name)
      ? [`import { retention as ${name}Retention } from '#server/products/${name}/retention.ts';`]
      : []),
    ...(pages.includes(name)
      ? [`import { linkPages as ${name}LinkPages } from '#server/products/${name}/link-pages.ts';`]
      : []),
    ...(works.includes(name) ? [`import { work as ${name}Work } from '#server/products/${name}/work.ts';`] : []),
  ]);
  return [
    HEAD,
    ...imports,
    '',
    `export const products = { ${products.join(', ')} };`,
    '',
    `export const operations = { ${products.map((name) => `...${name}Operations`).join(', ')} };`,
    '',
    `export const retentions = [${retentions.map((name) => `${name}Retention`).join(', ')}];`,
    '',
    `export const linkPages = [${pages.map((name) => `...${name}LinkPages`).join(', ')}];`,
    '',
    `export const works = { ${works.map((name) => `${name}: ${name}Work`).join(', ')} };`,
    '',
  ].join('\n');
}

/** Product names for travellers: `product_NAME` of the product's messages. */
function productWordsText(): string {
  const products = foldersWith('product.ts', 'server/products');
  return [
    HEAD,
    "import type { components } from '#openapi/generated/types.ts';",
    "import { m } from '#src/copy/generated/messages.js';",
    '',
    'export const productWords = {',
    ...products.map((name) => `  ${name}: () => m.product_${name}(),`),
    "} satisfies Record<components['schemas']['ProductName'], () => string>;",
    '',
  ].join('\n');
}

const contractOf = (name: string): ProductContract =>
  parse(fs.readFileSync(`openapi/products/${name}.yaml`, 'utf8')) as ProductContract;

/** Reasons that belong to one product: their texts are not on all pages. */
function productReasonsText(): string {
  const reasons = foldersWith('product.ts', 'server/products').flatMap((name) => fieldProblemsOf(contractOf(name)));
  const union = reasons.map((reason) => `\n  | '${reason}'`).join('');
  return [HEAD, `export type ProductFieldProblem = ${union || 'never'};`, ''].join('\n');
}

/** The texts of these reasons, beside the product's screens: `NAME_field_REASON` of its messages. A file for each group, or one for all. */
const fieldProblemFiles = (): Files =>
  new Map(
    foldersWith('OrderPage.tsx', 'src/screens').flatMap((name) => {
      const { fieldProblems = [] } = contractOf(name);
      const groups = Array.isArray(fieldProblems) ? { '': fieldProblems } : fieldProblems;
      return Object.entries(groups).map(([group, reasons]) => {
        const texts = (reasons as readonly string[]).map((reason) => `  ${reason}: () => m.${name}_field_${reason}(),`);
        const text = texts.length > 0 ? ["import { m } from '#src/copy/generated/messages.js';", ''] : [];
        return [
          `src/screens/${name}/field-problems${group && `-${group}`}.gen.ts`,
          [HEAD, ...text, 'export const fieldProblems = {', ...texts, '};', ''].join('\n'),
        ] as const;
      });
    }),
  );

function orderPagesText(): string {
  const pages = foldersWith('OrderPage.tsx', 'src/screens').flatMap((name) =>
    fs
      .readdirSync(`src/screens/${name}`)
      .filter((file) => file.endsWith('OrderPage.tsx'))
      .sort()
      .map((file) => `${name}/${path.basename(file, '.tsx')}`),
  );
  const choosing = foldersWith('order-page-of.ts', 'src/screens');
  return [
    HEAD,
    "import type { components } from '#openapi/generated/types.ts';",
    ...choosing.map((name) => `import { orderPageOf as ${name} } from '#src/screens/${name}/order-page-of.ts';`),
    '',
    '/** By product and name. */',
    'export const orderPages = {',
    ...pages.map(
      (page) => `  '${page}': async () => (await import('#src/screens/${page}.tsx')).${path.basename(page)},`,
    ),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of the generated file.
    "} satisfies Record<`${components['schemas']['ProductName']}/OrderPage`, unknown> & Record<string, unknown>;",
    '',
    '/** A product has one page for its orders, or chooses among some. */',
    "export const orderPageName = (order: components['schemas']['Order']): string => {",
    '  switch (order.product) {',
    ...choosing.map((name) => `    case '${name}':\n      return ${name}(order);`),
    '    default:',
    "      return 'OrderPage';",
    '  }',
    '};',
    '',
  ].join('\n');
}

function productSitesText(): string {
  const products = foldersWith('site.ts', 'src/screens');
  return [
    HEAD,
    "import type { components } from '#openapi/generated/types.ts';",
    "import type { ProductSite } from '#src/ui/product-site.ts';",
    ...products.map((name) => `import { site as ${name} } from '#src/screens/${name}/site.ts';`),
    '',
    `export const productSites = { ${products.join(', ')} } satisfies Partial<`,
    "  Record<components['schemas']['ProductName'], ProductSite>",
    '>;',
    '',
  ].join('\n');
}

function recentSearchesText(): string {
  const products = foldersWith('recent.ts', 'src/routes/-support');
  return [
    HEAD,
    "import type { components } from '#openapi/generated/types.ts';",
    "import type { ReadRecent } from '#src/screens/core/home/recent-line.ts';",
    ...products.map((name) => `import { readRecent as ${name} } from '#src/routes/-support/${name}/recent.ts';`),
    '',
    `export const recentReaders: Partial<Record<components['schemas']['ProductName'], ReadRecent>> = { ${products.join(', ')} };`,
    '',
  ].join('\n');
}

/** The areas of the staff that products bring, by their names in the URL. */
function staffAreasText(): string {
  const products = foldersWith('staff-area.ts', 'src/routes/-support');
  return [
    HEAD,
    ...products.map((name) => `import { area as ${name} } from '#src/routes/-support/${name}/staff-area.ts';`),
    '',
    `export const productAreas = { ${products.join(', ')} };`,
    '',
  ].join('\n');
}

/** What a log-in keeps of a booking, in the product's own texts. */
function choicesThatStayText(): string {
  const products = foldersWith('choice-that-stays.ts', 'src/routes/-support');
  return [
    HEAD,
    ...products.map(
      (name) => `import { choiceOn as ${name} } from '#src/routes/-support/${name}/choice-that-stays.ts';`,
    ),
    '',
    `export const choicesThatStay: readonly ((path: string) => string | null)[] = [${products.join(', ')}];`,
    '',
  ].join('\n');
}

/** What products say of themselves beside posts of the blog. */
function besidePostsText(): string {
  const products = foldersWith('beside-post.ts', 'src/screens');
  return [
    HEAD,
    "import type { BesidePost } from '#src/screens/country/blog/beside-post.ts';",
    ...products.map((name) => `import { besidePost as ${name} } from '#src/screens/${name}/beside-post.ts';`),
    '',
    `export const besidePosts: Readonly<Record<string, BesidePost>> = { ${products.join(', ')} };`,
    '',
  ].join('\n');
}

/** What products offer on the page of a place, from the data that each has read for it. */
function placeOffersText(): string {
  const products = foldersWith('place-offer.tsx', 'src/screens');
  return [
    HEAD,
    "import type { Place } from '#domain/country/places.ts';",
    "import type { PlaceOffer } from '#src/screens/country/places/place-offer.ts';",
    ...products.map((name) => `import { placeOffer as ${name} } from '#src/screens/${name}/place-offer.tsx';`),
    '',
    'export type PlaceOffersData = {',
    ...products.map((name) => `  readonly ${name}: Parameters<typeof ${name}>[1];`),
    '};',
    '',
    'type PlaceOffers = Readonly<Record<keyof PlaceOffersData, PlaceOffer>>;',
    '',
    'export const placeOffersOf = (place: Place, data: PlaceOffersData): PlaceOffers => ({',
    ...products.map((name) => `  ${name}: ${name}(place, data.${name}),`),
    '});',
    '',
  ].join('\n');
}

/** The loaders of these data, all asked at once. */
function placeOfferLoadersText(): string {
  const products = foldersWith('place-offer.tsx', 'src/screens');
  return [
    HEAD,
    "import type { LoadPlaceOffer } from '#src/routes/-support/country/load-place-offer.ts';",
    ...products.map(
      (name) => `import { loadPlaceOffer as ${name} } from '#src/routes/-support/${name}/load-place-offer.ts';`,
    ),
    "import type { PlaceOffersData } from '#src/screens/country/places/place-offers.gen.ts';",
    '',
    'export const loadPlaceOffers: LoadPlaceOffer<PlaceOffersData> = async (...of) => {',
    `  const all = await Promise.all([${products.map((name) => `${name}(...of)`).join(', ')}]);`,
    `  return { ${products.map((name, index) => `${name}: all[${index}]`).join(', ')} };`,
    '};',
    '',
  ].join('\n');
}

/** Of products whose issued orders can be changed. */
function changeSlotsText(): string {
  const products = foldersWith('change/entries.ts', 'src/screens');
  return [
    HEAD,
    ...products.map((name) => `import { changeSlots as ${name} } from '#src/screens/${name}/change/entries.ts';`),
    '',
    `export const changeSlots = { ${products.join(', ')} };`,
    '',
  ].join('\n');
}

/** What the forms of changes read. */
function changeReadsText(): string {
  const products = foldersWith('change-reads.ts', 'src/routes/-support').filter((name) => name !== 'core');
  return [
    HEAD,
    ...products.map((name) => `import { changeReads as ${name} } from '#src/routes/-support/${name}/change-reads.ts';`),
    '',
    `export const changeReads = { ${products.join(', ')} };`,
    '',
  ].join('\n');
}

/** What orders give that lives on after them. */
function orderLivesText(): string {
  const products = foldersWith('order-life.ts', 'src/routes/-support').filter((name) => name !== 'core');
  return [
    HEAD,
    ...products.map((name) => `import { orderLife as ${name} } from '#src/routes/-support/${name}/order-life.ts';`),
    '',
    `export const orderLives = { ${products.join(', ')} };`,
    '',
  ].join('\n');
}

function helpAnswersText(): string {
  const folders = foldersWith('help-answers.ts', 'src/screens');
  return [
    HEAD,
    "import type { HelpAnswer } from '#src/screens/core/help/answer.ts';",
    ...folders.map((name) => `import { answers as ${name} } from '#src/screens/${name}/help-answers.ts';`),
    '',
    `export const helpAnswers: readonly HelpAnswer[] = [${folders.map((name) => `...${name}`).join(', ')}];`,
    '',
  ].join('\n');
}

/** What a message about an order of each product begins with; only the page of messages reads it. */
function firstWordsText(): string {
  const products = foldersWith('first-words.ts', 'src/screens').filter((name) => name !== 'core');
  const entries = products.map(
    (name) => `  ${name}: async () => (await import('#src/screens/${name}/first-words.ts')).firstWords,`,
  );
  return [
    HEAD,
    "import type { FirstWords } from '#src/screens/core/contact/first-words.ts';",
    '',
    'export const firstWordsOf: Readonly<Record<string, () => Promise<FirstWords>>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

function productPathsText(): string {
  const products = foldersWith('paths.ts', 'domain');
  return [
    HEAD,
    ...products.map((name) => `import { paths as ${name} } from '#domain/${name}/paths.ts';`),
    '',
    `export const productPaths = { ${products.map((name) => `...${name}`).join(', ')} };`,
    '',
  ].join('\n');
}

/** Product pages that are closed to search engines. */
function closedPagesText(): string {
  const products = foldersWith('closed-pages.ts', 'domain');
  return [
    HEAD,
    ...products.map((name) => `import { closedPages as ${name} } from '#domain/${name}/closed-pages.ts';`),
    '',
    `export const closedPages: readonly string[] = [${products.map((name) => `...${name}`).join(', ')}];`,
    '',
  ].join('\n');
}

function productFactsText(): string {
  const products = foldersWith('facts.ts', 'domain');
  return [
    HEAD,
    "import type { Fact } from '#domain/core/facts/fact.ts';",
    ...products.map((name) => `import { facts as ${name} } from '#domain/${name}/facts.ts';`),
    '',
    `export const productFacts: Readonly<Record<string, Readonly<Record<string, Fact>>>> = { ${products.join(', ')} };`,
    '',
  ].join('\n');
}

/** Facts of each product that an owner may correct while the site runs. */
function correctableText(): string {
  const products = foldersWith('correctable.ts', 'server/facts');
  return [
    HEAD,
    "import type { Correctable } from '#server/facts/correctable.ts';",
    ...products.map((name) => `import { correctable as ${name} } from '#server/facts/${name}/correctable.ts';`),
    '',
    `export const correctables: Readonly<Record<string, Correctable>> = { ${products.join(', ')} };`,
    '',
  ].join('\n');
}

/** What each product looks for in a journey, by its rules of now. */
function tripChecksText(): string {
  const products = foldersWith('trip-check.ts', 'server/products');
  return [
    HEAD,
    "import type { CheckTrip } from '#domain/country/trip-travellers.ts';",
    "import type { Queryable } from '#server/db/database.ts';",
    ...products.map((name) => `import { tripCheck as ${name} } from '#server/products/${name}/trip-check.ts';`),
    '',
    'type CheckNow = (db: Queryable, now: number) => Promise<CheckTrip>;',
    '',
    `export const tripChecks: readonly CheckNow[] = [${products.join(', ')}];`,
    '',
  ].join('\n');
}

/** What each product sells between two cities. */
function waysSoldText(): string {
  const products = foldersWith('ways-sold.ts', 'server/products');
  return [
    HEAD,
    ...products.map((name) => `import { waysSold as ${name} } from '#server/products/${name}/ways-sold.ts';`),
    "import type { WaysSold } from '#server/products/ways-sold.ts';",
    '',
    `export const waysSold: readonly WaysSold[] = [${products.join(', ')}];`,
    '',
  ].join('\n');
}

/** What products show between two cities, from the data that each has read for it. */
function betweenCitiesText(): string {
  const products = foldersWith('between-cities.tsx', 'src/screens');
  return [
    HEAD,
    "import type { ReactNode } from 'react';",
    ...products.map((name) => `import { betweenCities as ${name} } from '#src/screens/${name}/between-cities.tsx';`),
    '',
    'export type BetweenCitiesData = {',
    ...products.map((name) => `  readonly ${name}: Parameters<typeof ${name}>[0];`),
    '};',
    '',
    'export const betweenCitiesOf = (data: BetweenCitiesData): Readonly<Record<keyof BetweenCitiesData, ReactNode>> => ({',
    ...products.map((name) => `  ${name}: ${name}(data.${name}),`),
    '});',
    '',
  ].join('\n');
}

/** The loaders of these data. */
function betweenCitiesLoadersText(): string {
  const products = foldersWith('between-cities.tsx', 'src/screens');
  return [
    HEAD,
    "import type { LoadBetweenCities } from '#src/routes/-support/country/load-between-cities.ts';",
    ...products.map(
      (name) => `import { loadBetweenCities as ${name} } from '#src/routes/-support/${name}/load-between-cities.ts';`,
    ),
    "import type { BetweenCitiesData } from '#src/screens/country/between/between-cities.gen.ts';",
    '',
    'export const loadBetweenCities: LoadBetweenCities<BetweenCitiesData> = async (...of) => {',
    `  const all = await Promise.all([${products.map((name) => `${name}(...of)`).join(', ')}]);`,
    `  return { ${products.map((name, index) => `${name}: all[${index}]`).join(', ')} };`,
    '};',
    '',
  ].join('\n');
}

/** How the findings of products are said on the page of the trip. */
function findingWordsText(): string {
  const products = foldersWith('finding-words.ts', 'src/screens');
  return [
    HEAD,
    ...products.map((name) => `import { findingWords as ${name} } from '#src/screens/${name}/finding-words.ts';`),
    '',
    `export const productFindingWords = { ${products.map((name) => `...${name}`).join(', ')} };`,
    '',
  ].join('\n');
}

/** The table types of each product. */
function tablesText(): string {
  const products = fs
    .readdirSync('server/db/tables')
    .map((file) => path.basename(file, '.ts'))
    .filter((name) => name !== 'core')
    .sort();
  return [
    HEAD,
    ...products.map((name) => `import type { Tables as ${name} } from '#server/db/tables/${name}.ts';`),
    '',
    `export type ProductTables = ${products.join(' & ') || 'unknown'};`,
    '',
  ].join('\n');
}

/** What can be made to happen to the holds of each product, in development and in journeys. */
function stagedOperationsText(): string {
  const products = foldersWith('staged.ts', 'server/scenarios');
  return [
    HEAD,
    "import type { Staged } from '#server/scenarios/hold.ts';",
    ...products.map((name) => `import { staged as ${name} } from '#server/scenarios/${name}/staged.ts';`),
    '',
    `export const stagedHolds: readonly Staged[] = [${products.join(', ')}];`,
    '',
  ].join('\n');
}

function scenariosText(): string {
  const products = foldersWith('scenarios.ts', 'server/scenarios');
  return [
    HEAD,
    ...products.map((name) => `import { scenarios as ${name} } from '#server/scenarios/${name}/scenarios.ts';`),
    '',
    `export const productScenarios = { ${products.map((name) => `...${name}`).join(', ')} };`,
    '',
  ].join('\n');
}

/** Story data of each product for its flows, from a file of this name: one object for all flows. */
function stagedText(name: string, file: string, as: string, importOfType: string, type: string): string {
  const products = foldersWith(file, 'stories/products');
  return [
    HEAD,
    importOfType,
    ...products.map((product) => `import { ${name} as ${product} } from './${product}/${file}';`),
    '',
    `export const ${as}: ${type} = { ${products.map((product) => `...${product}`).join(', ')} };`,
    '',
  ].join('\n');
}

/** An order of each product in any status, for the stories and tests that walk over all products. */
function orderSamplesText(): string {
  const products = foldersWith('product.ts', 'server/products');
  const others = foldersWith('other-order.ts', 'stories/products');
  return [
    HEAD,
    "import type { OrderStatus } from '#domain/core/order-status.ts';",
    "import type { components } from '#openapi/generated/types.ts';",
    ...products.map((name) => `import { orderFor as ${name} } from './${name}/order.ts';`),
    ...others.map((name) => `import { otherOrderFor as other_${name} } from './${name}/other-order.ts';`),
    '',
    "type Order = components['schemas']['Order'];",
    '',
    `export const orderSamples = { ${products.join(', ')} } satisfies Readonly<`,
    "  Record<Order['product'], (status: OrderStatus) => Order>",
    '>;',
    '',
    '/** Of products whose orders do not all have the same page. */',
    `export const otherOrderSamples = { ${others.map((name) => `${name}: other_${name}`).join(', ')} };`,
    '',
  ].join('\n');
}

const SETTINGS = 'project.inlang/settings.json';

/** The message settings with all files of the base language. Committed, for editors. */
function settingsText(): string {
  const text = fs.readFileSync(SETTINGS, 'utf8');
  const files = fs.readdirSync(`src/copy/messages/${JSON.parse(text).baseLocale}`).sort();
  const patterns = files.map((file) => `      "./src/copy/messages/{locale}/${file}"`);
  return text.replace(/"pathPattern": \[[^\]]*\]/, `"pathPattern": [\n${patterns.join(',\n')}\n    ]`);
}

/** Writes the changed lists; unchanged files keep their modification time, for watchers. */
export function writeRegistries(): void {
  const files: Files = new Map([
    ['machines/trace/registry.gen.ts', machinesText()],
    ['machines/trace/fields.gen.ts', redactionText()],
    ['machines/trace/crossing.gen.ts', crossingText()],
    ['domain/core/closed-pages.gen.ts', closedPagesText()],
    ['domain/core/product-paths.gen.ts', productPathsText()],
    ['domain/core/facts/product-facts.gen.ts', productFactsText()],
    ['server/db/product-tables.gen.ts', tablesText()],
    ['server/facts/correctable.gen.ts', correctableText()],
    ['server/products/registry.gen.ts', productsText()],
    ['server/products/trip-checks.gen.ts', tripChecksText()],
    ['server/products/ways-sold.gen.ts', waysSoldText()],
    ['server/scenarios/scenarios.gen.ts', scenariosText()],
    ['server/scenarios/staged.gen.ts', stagedOperationsText()],
    ['src/copy/products.gen.ts', productWordsText()],
    ['src/copy/field-problems.gen.ts', productReasonsText()],
    ...fieldProblemFiles(),
    ['src/screens/order-pages.gen.ts', orderPagesText()],
    ['src/screens/change-slots.gen.ts', changeSlotsText()],
    ['src/screens/product-sites.gen.ts', productSitesText()],
    ['src/routes/-support/accounts/choices-that-stay.gen.ts', choicesThatStayText()],
    ['src/routes/-support/accounts/product-areas.gen.ts', staffAreasText()],
    ['src/routes/-support/core/pages/recent-readers.gen.ts', recentSearchesText()],
    ['src/screens/country/between/between-cities.gen.ts', betweenCitiesText()],
    ['src/screens/country/blog/beside-posts.gen.ts', besidePostsText()],
    ['src/screens/country/places/place-offers.gen.ts', placeOffersText()],
    ['src/screens/country/trip/product-finding-words.gen.ts', findingWordsText()],
    ['src/routes/-support/country/load-place-offers.gen.ts', placeOfferLoadersText()],
    ['src/routes/-support/country/load-between-cities.gen.ts', betweenCitiesLoadersText()],
    ['src/screens/core/help/help-answers.gen.ts', helpAnswersText()],
    ['src/routes/-support/core/messages/first-words.gen.ts', firstWordsText()],
    ['src/routes/-support/core/checkout/change-reads.gen.ts', changeReadsText()],
    ['src/routes/-support/core/checkout/order-life.gen.ts', orderLivesText()],
    ['stories/products/orders.gen.ts', orderSamplesText()],
    [
      'stories/products/given.gen.ts',
      stagedText(
        'given',
        'given.ts',
        'givenPages',
        "import type { GivenPages } from '../support/stage/moment.ts';",
        'GivenPages<unknown>',
      ),
    ],
    [
      'stories/products/screens.gen.ts',
      stagedText(
        'screens',
        'screens.tsx',
        'productScreens',
        "import type { Screens } from '../support/stage/staged.ts';",
        'Screens',
      ),
    ],
    [
      'stories/products/says.gen.ts',
      stagedText('says', 'says.ts', 'productSays', "import type { Says } from '../support/model/walking.ts';", 'Says'),
    ],
    [SETTINGS, settingsText()],
  ]);
  const stale = staleFiles(files);
  writeFiles(new Map([...files].filter(([file]) => stale.includes(file))));
}
