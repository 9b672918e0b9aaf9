import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AIRPORTS } from '../domain/country/airports.ts';
import { citySlug } from '../domain/country/cities.ts';
import { PLACES, placeOfCity } from '../domain/country/places.ts';

type Row = {
  readonly type: string;
  readonly id: string;
  readonly name: { readonly fa: string };
  readonly country: string;
};

const HOTEL_CITIES = readFileSync(new URL('../server/products/hotels/inventory/sample.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Row)
  .filter(({ type, country }) => type === 'city' && country === 'IR');

/** Each city has one name in Persian, so that name identifies it in all three lists. */
const persian = (name: string) => name.replace(/ \(.*\)/, '').replace(/\s/g, '');

test('a city has one slug for its airports, its page and its hotels', () => {
  const known = [
    ...AIRPORTS.map(({ code, cityFa }) => ({ slug: citySlug(code), name: persian(cityFa), of: code })),
    ...PLACES.map(({ slug, nameFa }) => ({ slug, name: persian(nameFa), of: 'a page' })),
    ...HOTEL_CITIES.map(({ id, name }) => ({ slug: id, name: persian(name.fa), of: 'hotels' })),
  ];
  const slugsOf = new Map<string, Set<string>>();
  const namesOf = new Map<string, Set<string>>();
  for (const { slug, name } of known) {
    slugsOf.set(name, (slugsOf.get(name) ?? new Set()).add(slug));
    namesOf.set(slug, (namesOf.get(slug) ?? new Set()).add(name));
  }
  expect([...slugsOf].filter(([, slugs]) => slugs.size > 1)).toEqual([]);
  expect([...namesOf].filter(([, names]) => names.size > 1)).toEqual([]);
  expect(known.length).toBeGreaterThan(100);
});

test('the slug of each airport can stand in an address, and both airports of Tehran serve one city', () => {
  for (const { code } of AIRPORTS) expect(citySlug(code), code).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  expect([citySlug('IKA'), citySlug('THR')]).toEqual(['tehran', 'tehran']);
});

test('a journey calls a city as its page does, whoever sells something there', () => {
  for (const { code, city } of AIRPORTS) {
    const page = PLACES.find(({ slug }) => slug === citySlug(code));
    expect(placeOfCity(citySlug(code), city).name).toBe(page?.name ?? city);
  }
  expect(placeOfCity(citySlug('KIH'), 'Kish')).toEqual({ slug: 'kish', name: 'Kish Island' });
});

const ROOT = new URL('../', import.meta.url);
const FOLDERS = ['domain', 'machines', 'server', 'src', 'scripts', 'stories'];
const sources = FOLDERS.flatMap(
  (folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/generated|\.gen\.ts|\.test\.ts/.test(file))
      .map((file) => `${folder}/${file}`),
  // The only place that derives slugs from names.
).filter((file) => file !== 'domain/country/cities.ts');

const COMPARES_NAMES =
  /(?:cityOf|airportNameOf)\([^()]*(?:\([^()]*\))?[^()]*\)\s*[!=]==|[!=]==\s*(?:cityOf|airportNameOf)\(|slugOf\((?:cityOf|airportNameOf|\w+\.(?:city|name)\b)|(?:airport|place|one)\??\.city\s*[!=]==|\.(?:from|to|city)\.name(?:\.en)?\s*[!=]==/;

test('no code compares two cities by their names, or makes a slug of one', () => {
  const found = sources.filter((file) => COMPARES_NAMES.test(readFileSync(new URL(file, ROOT), 'utf8')));
  expect(found).toEqual([]);
  expect(sources.length).toBeGreaterThan(1000);
});

test.each([
  'if ((isArrival ? from : to) !== cityOf(HUB)) return',
  'name === cityOf(page.origin) ? null',
  'cityOf(air.destination) !== name',
  'one.isFlown && one.city === city',
  'slugOf(cityOf(search.destination))',
  'before.to.name === step.from.name',
])('the net catches: %s', (code) => expect(code).toMatch(COMPARES_NAMES));
