import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { EMPTY_DRAFT, swapped, type VisaPlace } from '#domain/visa/visa-question.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { question, visaEligibilityViews } from '#machines/visa/visa-eligibility/fixtures.ts';
import { visaEligibilityMachine } from '#machines/visa/visa-eligibility/machine.ts';
import { visaEligibilityView } from '#machines/visa/visa-eligibility/view.ts';

const blank: VisaPlace = { draft: EMPTY_DRAFT, swap: null, isAsking: false, isSent: false };

function start(place: Partial<VisaPlace> = {}) {
  const actor = createActor(visaEligibilityMachine, { input: { ...blank, ...place } }).start();
  return { actor, view: () => visaEligibilityView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(visaEligibilityMachine)).toEqual([]);
});

test('asks, says what is missing, judges, and leads back with everything that was answered', () => {
  const { actor, view } = start();
  expect(view()).toEqual(visaEligibilityViews.asking);
  actor.send({ type: 'draft.submit', draft: visaEligibilityViews.incomplete.draft });
  expect(view()).toEqual(visaEligibilityViews.incomplete);
  actor.send({ type: 'draft.submit', draft: question });
  expect(view()).toEqual(visaEligibilityViews.airportCode);
  actor.send({ type: 'answers.change' });
  expect(view()).toEqual({ kind: 'asking', draft: question, problems: {} });
});

test('an address that answers everything is judged at once, one that wants the form shows it', () => {
  expect(start({ draft: question, isSent: true }).view()).toEqual(visaEligibilityViews.airportCode);
  expect(start({ draft: question, isAsking: true }).view()).toEqual({ kind: 'asking', draft: question, problems: {} });
});

test('an address that was sent says what is missing, one that was only opened does not', () => {
  const draft = visaEligibilityViews.incomplete.draft;
  expect(start({ draft, isSent: true }).view()).toEqual(visaEligibilityViews.incomplete);
  expect(start({ draft }).view()).toEqual({ kind: 'asking', draft, problems: {} });
});

test('another passport shows what it changes and keeps the rest; it can be taken back', () => {
  const { actor, view } = start({ draft: question });
  actor.send({ type: 'nationality.change', swap: { index: 0, nationality: 'TR' } });
  expect(view()).toEqual(visaEligibilityViews.tried);
  actor.send({ type: 'nationality.restore' });
  expect(view()).toEqual(visaEligibilityViews.airportCode);
});

test('a second passport is compared with the one that was shown', () => {
  const { actor, view } = start({ draft: question, swap: { index: 0, nationality: 'TR' } });
  expect(view()).toEqual(visaEligibilityViews.tried);
  actor.send({ type: 'nationality.change', swap: { index: 0, nationality: 'GB' } });
  const british = swapped(question, { index: 0, nationality: 'GB' });
  expect(view()).toEqual({ kind: 'judged', question: british, tried: { index: 0, nationality: 'GB', was: 'TR' } });
});

test.each([
  ['the same passport', { index: 0, nationality: 'DE' }],
  ['nobody of the group', { index: 4, nationality: 'TR' }],
  ['no country', { index: 0, nationality: 'ZZ' }],
])('%s changes nothing', (_, swap) => {
  const { actor, view } = start({ draft: question });
  actor.send({ type: 'nationality.change', swap });
  expect(view()).toEqual(visaEligibilityViews.airportCode);
});

test('the form shows the passport that was tried', () => {
  const { actor, view } = start({ draft: question, swap: { index: 0, nationality: 'TR' } });
  actor.send({ type: 'answers.change' });
  expect(view()).toEqual({
    kind: 'asking',
    draft: swapped(question, { index: 0, nationality: 'TR' }),
    problems: {},
  });
});

test('Back and Forward lead anywhere', () => {
  const { actor, view } = start({ draft: question });
  actor.send({ type: 'address.show', place: blank });
  expect(view()).toEqual(visaEligibilityViews.asking);
  actor.send({ type: 'address.show', place: { ...blank, draft: question } });
  expect(view()).toEqual(visaEligibilityViews.airportCode);
});
