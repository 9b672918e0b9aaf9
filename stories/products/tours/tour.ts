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
};
