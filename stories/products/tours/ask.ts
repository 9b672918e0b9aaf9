import type { components } from '#openapi/generated/types.ts';
import { dayTour, tour } from './tour.ts';

type Tour = components['schemas']['Tour'];

const asked: NonNullable<Tour['asked']> = {
  ...{ kind: 'private', from: '2026-12-18', to: '2027-11-27', months: [1, 2, 3, 4, 5, 9, 10, 11, 12], most: 15 },
  ...{ answerHours: 24, offerHours: 24, isSimulated: true },
};

/** A journey whose dates one may ask for. */
export const askable: Tour = { ...tour, asked };

/** A day tour that is asked for first. */
export const byRequest: Tour = {
  ...dayTour,
  asked: { ...asked, kind: 'request' },
  card: { ...dayTour.card, isAsked: true },
};

/** A journey with this at its first departure. */
const withFirst = (change: Partial<Tour['card']['departures'][number]>): Tour => ({
  ...askable,
  card: { ...tour.card, departures: tour.card.departures.map((one, at) => (at === 0 ? { ...one, ...change } : one)) },
});

/** Its first departure is full, and three people wait. */
export const full = withFirst({ taken: 14, left: 0, waiting: 3 });

/** Others hold the last two places of its first departure. */
export const held = withFirst({ taken: 12, left: 0, isHeld: true });
