import { euro } from '#domain/core/money.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';
import { tourItem } from './order.ts';

type Schemas = components['schemas'];

const departure: Schemas['TourDeparture'] = {
  id: 'CL-20270410',
  start: tourItem.start,
  end: tourItem.end,
  guideLanguage: 'English',
  capacity: 14,
  taken: 5,
  left: 9,
  waiting: 0,
  leastToRun: 2,
  isCertain: true,
  group: 7,
  each: tourItem.each,
  salesEnd: '2027-04-05',
  restDue: '2027-03-11',
  marks: [],
};

/** A journey whose departure has five people. */
export const tour: Schemas['Tour'] = {
  people: 2,
  readAt: NOW,
  card: {
    ...{ slug: tourItem.tour, kind: 'journey', title: tourItem.title, titleFa: tourItem.titleFa },
    ...{ days: 8, nights: 7, start: tourItem.from, end: tourItem.to, cities: tourItem.cities },
    style: 'culture',
    difficulty: 'easy',
    groupSize: { least: 2, most: 14 },
    languages: ['English', 'German'],
    season: 'Mar–May, Sep–Nov',
    ladder: tourItem.ladder,
    singleSupplement: tourItem.singleSupplement,
    childPercent: 70,
    isAsked: false,
    departures: [
      departure,
      { ...departure, id: 'CL-20270508', start: '2027-05-08', end: '2027-05-15', isCertain: false },
    ],
    runs: null,
    each: null,
  },
  itinerary: [
    {
      ...{ day: 1, title: 'Arrival in Tehran', text: 'Name sign at the airport; hotel; a walk to Tabiat Bridge.' },
      ...{ overnight: 'Tehran', meals: [], km: null },
    },
    {
      ...{ day: 2, title: 'Tehran', text: 'National Museum, Golestan Palace, Grand Bazaar.' },
      ...{ overnight: 'Tehran', meals: ['breakfast'], km: 12 },
    },
  ],
  overnights: [{ en: 'Tehran', fa: 'تهران', nights: 2 }],
  included: ['Hotels with breakfast', 'Licensed guide'],
  notIncluded: ['Travel insurance', 'Tips'],
  packing: [...tourItem.packing],
  fitness: 'You walk two to three hours a day on flat ground.',
  notForYouIf: 'You cannot climb a flight of stairs.',
  leastAge: 0,
  leastAgeNote: null,
  infants: 'Without a place of their own.',
  meetingPoint: tourItem.meetingPoint,
  pickUp: tourItem.pickUp,
  ends: tourItem.ends,
  highest: null,
  facts: { isSimulated: true, readOn: '2026-11-25', sources: [] },
  asked: {
    ...{ kind: 'private', from: '2026-12-12', to: '2027-11-21', months: [3, 4, 5, 9, 10, 11], most: 15 },
    ...{ answerHours: 24, offerHours: 24, isSimulated: true },
  },
};

/** A day for one's own party. */
export const dayTour: Schemas['Tour'] = {
  ...tour,
  asked: null,
  card: {
    ...tour.card,
    ...{ slug: 'persepolis-day-from-shiraz', kind: 'dayTour', title: 'Persepolis in a day' },
    ...{ titleFa: 'تخت جمشید در یک روز', days: 1, nights: 0, start: 'Shiraz', end: 'Shiraz' },
    ...{ cities: ['shiraz', 'persepolis'], style: 'day', groupSize: { least: 1, most: 14 }, season: 'all year' },
    ladder: [
      { from: 1, to: 3, each: euro(7800) },
      { from: 4, to: 7, each: euro(6700) },
      { from: 8, to: null, each: euro(5500) },
    ],
    singleSupplement: euro(0),
    departures: [],
    runs: { weekdays: ['sat', 'sun', 'mon', 'tue', 'wed', 'thu'], from: '2027-01-01', to: '2027-11-30', not: [] },
    each: euro(7800),
  },
  itinerary: [
    {
      ...{ day: 1, title: 'Persepolis day', text: 'Persepolis, Naqsh-e Rostam and Pasargadae.' },
      ...{ overnight: null, meals: ['lunch'], km: 260 },
    },
  ],
  overnights: [],
};

const WORDS =
  'A long way round over Takht-e Soleyman, the monasteries of the Aras valley and back by the Caspian coast';

/** Texts as long as the inventory allows. */
export const LONG: Schemas['Tour'] = {
  ...tour,
  card: { ...tour.card, title: WORDS, titleFa: 'راهی بسیار طولانی از تهران تا تبریز و اردبیل و رشت و بازگشت به تهران' },
  itinerary: Array.from({ length: 12 }, (_, at) => ({
    ...{ day: at + 1, title: WORDS, text: `${WORDS}. `.repeat(4), overnight: 'A caravanserai far from everything' },
    ...{ meals: ['breakfast', 'lunch', 'dinner'] as const, km: 1234 },
  })).map(({ meals, ...day }) => ({ ...day, meals: [...meals] })),
  included: Array.from({ length: 6 }, (_, at) => `${at + 1} ${WORDS}`),
  notForYouIf: `${WORDS}.`,
};
