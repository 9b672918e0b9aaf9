import { expect, test } from 'vitest';
import { momentOf } from '#domain/core/time.ts';
import {
  beginReview,
  closed,
  dated,
  type Review,
  refusedPercent,
  reminded,
  resting,
  withoutSilent,
} from '#server/products/visa/review.ts';

const ASKED = '2026-12-01';

/** One person with a question asked on ASKED. */
function asked(arrival: string): Review {
  const { people } = resting(beginReview(1, 0));
  const correction = { field: 'fatherName', note: 'In full, please.' };
  const review: Review = { people: people.map((one) => ({ ...one, stage: 'actionNeeded', correction })) };
  return dated(review, { before: undefined, now: momentOf(ASKED), arrival, places: ['airport'] });
}

function outcomeOn(review: Review, today: string, isOver = false) {
  const heard = withoutSilent(review, today);
  const [person] = (isOver ? closed(heard) : heard).people;
  return person?.outcome === 'refused' ? [person.refusal, refusedPercent(person)] : person?.outcome;
}

test('who has two weeks to answer and does not is refused on the day after, and half comes back', () => {
  const review = asked('2027-02-01');
  expect(review.people[0]?.correction?.answerBy).toBe('2026-12-15');
  expect(outcomeOn(review, '2026-12-15')).toBeNull();
  expect(outcomeOn(review, '2026-12-16')).toEqual(['notAnswered', 50]);
  // The day stays when the review is written again.
  const again = dated(review, {
    before: review,
    now: momentOf('2026-12-10'),
    arrival: '2027-02-01',
    places: ['airport'],
  });
  expect(again).toEqual(review);
});

test('who is asked too late to answer in time gets all of it back at the arrival', () => {
  const review = asked('2026-12-03');
  expect(outcomeOn(review, '2026-12-02')).toBeNull();
  expect(outcomeOn(review, '2026-12-03', true)).toEqual(['tooLate', 100]);
});

test.each([
  ['the day before the week', '2027-01-12', []],
  ['a week before', '2027-01-13', [{ index: 0, day: '2027-01-20' }]],
  ['the last day', '2027-01-20', [{ index: 0, day: '2027-01-20' }]],
  ['the day after', '2027-01-21', []],
  ['the journey has begun', '2027-01-18', [], '2027-01-18'],
] as readonly [string, string, readonly object[], string?][])(
  'the last day of a code is told once more in time: %s',
  (_, today, fresh, arrival = '2027-03-01') => {
    const { people } = beginReview(1, 0);
    const coded: Review = { people: people.map((one) => ({ ...one, stage: null, codeUntil: '2027-01-20' })) };
    const result = reminded(coded, { today, arrival });
    expect(result.fresh).toEqual(fresh);
    expect(reminded(result.review, { today, arrival }).fresh).toEqual([]);
  },
);
