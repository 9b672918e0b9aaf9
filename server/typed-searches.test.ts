import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { AIRPORTS } from '#domain/country/airports.ts';
import { heritageFor, placesFor } from '#domain/country/country-map.ts';
import { withExonyms } from '#domain/country/exonyms.ts';
import { HERITAGE } from '#domain/country/heritage.ts';
import { searchPlaces, surePlace } from '#domain/country/place-search.ts';
import { PLACES } from '#domain/country/places.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { createPostSearch } from '#server/posts/search-posts.ts';
import { storedPost } from '#server/posts/testing/posts.ts';
import { traveller } from '#server/testing/traveller.ts';

const server = testApp();
const anna = traveller(() => server.app);
const posts = createPostSearch([storedPost('trains', 'Trains', { words: '', text: '' })]);

type Search = {
  readonly name: string;
  readonly find: (text: string) => Promise<readonly unknown[]> | readonly unknown[];
  /** Number of results without typed text. */
  readonly all: number;
};
/** All searches by typed text. Short answers of the help panel: `src/screens/core/help/answer.test.ts`. */
const SEARCHES: readonly Search[] = [
  { name: 'airports', find: (text) => searchPlaces(AIRPORTS, text), all: AIRPORTS.length },
  {
    name: 'airports in all languages',
    find: (text) => searchPlaces(withExonyms(AIRPORTS), text),
    all: AIRPORTS.length,
  },
  { name: 'the one airport that is meant', find: (text) => [surePlace(AIRPORTS, text)].filter(Boolean), all: 0 },
  {
    name: 'destinations of hotels',
    find: async (text) => (await anna.ask('GET', `/hotels/destinations?text=${encodeURIComponent(text)}`)).json(),
    all: 8,
  },
  { name: 'places of the map', find: placesFor, all: PLACES.length },
  { name: 'World Heritage of the map', find: heritageFor, all: HERITAGE.length },
  { name: 'the blog', find: posts, all: 0 },
];

const NOTHING = ['', ' ', '\u00A0', '\u200B', '\u202A\u202C', '\u3000'];
/** Symbols, and letters of scripts without place names in our data. */
const NO_PLACE = ['!', '???', '—', '…', "'", '✈', '🕌', 'ዐዲስ', 'กรุงเทพ', 'ಬೆಂಗಳೂರು', 'Якутск', '東京', 'ⵜⴰⵎⴰⵣ'];

test.each(SEARCHES)('$name: nothing typed is not the same as something that nobody can find', async ({ find, all }) => {
  const found = async (texts: readonly string[]) => {
    const counted: Record<string, number> = {};
    for (const text of texts) counted[text] = (await find(text)).length;
    return counted;
  };
  expect(await found(NOTHING)).toEqual(Object.fromEntries(NOTHING.map((text) => [text, all])));
  expect(await found(NO_PLACE)).toEqual(Object.fromEntries(NO_PLACE.map((text) => [text, 0])));
});

test.each([
  ['Шираз', 'shiraz'],
  ['设拉子', 'shiraz'],
  ['Chiraz', 'shiraz'],
  ['Исфахан', 'isfahan'],
  ['طهران', 'tehran'],
  ['Meşhed', 'mashhad'],
  ['Стамбул', 'istanbul'],
  ['迪拜', 'dubai'],
])('hotels are found in %s', async (text, city) => {
  const answer = await anna.ask('GET', `/hotels/destinations?text=${encodeURIComponent(text)}`);
  expectFields(answer.json()[0], { type: 'city', id: city });
});
