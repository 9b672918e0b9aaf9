import type { FoundPlace } from '#machines/hotels/place-search/types.ts';
import type { PlaceSearchView } from '#machines/hotels/place-search/view.ts';

const place = (id: string, en: string, fa: string, more: Partial<FoundPlace> = {}): FoundPlace => ({
  type: 'city',
  id,
  name: { en, fa },
  city: { en, fa },
  country: 'IR',
  hotelType: 'hotel',
  hotels: 13,
  point: null,
  ...more,
});

export const foundPlaces = {
  tehran: place('tehran', 'Tehran', 'تهران'),
  isfahan: place('isfahan', 'Isfahan', 'اصفهان', { hotels: 11 }),
  istanbul: place('istanbul', 'Istanbul', 'استانبول', { country: 'TR', hotels: 3 }),
  hotel: place('atlas', 'Atlas Hotel', 'هتل اطلس', {
    type: 'hotel',
    city: { en: 'Isfahan', fa: 'اصفهان' },
    hotels: 1,
  }),
} satisfies Record<string, FoundPlace>;

const { isfahan, istanbul, hotel } = foundPlaces;
const none = { text: '', places: null, foundFor: '' };
const several = { text: 'is', places: [isfahan, istanbul], foundFor: 'is' };

export const placeSearchViews = {
  idle: { kind: 'idle', ...none },
  typing: { kind: 'typing', ...none, text: 'isf' },
  typingMore: { kind: 'typing', ...several, text: 'isf' },
  suggesting: { kind: 'suggesting', ...several },
  deciding: { kind: 'deciding', ...none, text: 'isf' },
  decided: {
    ...{ kind: 'decided', text: 'isf', place: isfahan, names: ['Isfahan'] },
    ...{ places: [isfahan], foundFor: 'isf' },
  },
  several: { kind: 'decided', place: null, names: ['Isfahan', 'Istanbul'], ...several },
  onlyAHotel: {
    ...{ kind: 'decided', text: 'atl', place: null, names: ['Atlas Hotel'] },
    ...{ places: [hotel], foundFor: 'atl' },
  },
  nothing: { kind: 'decided', text: 'xyz', place: null, names: [], places: [], foundFor: 'xyz' },
  undecided: { kind: 'undecided', problem: { code: 'unavailable', message: 'unavailable' }, ...none, text: 'isf' },
} satisfies Record<string, PlaceSearchView>;
