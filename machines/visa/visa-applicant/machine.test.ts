import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { VISA_PAGE_ORDER } from '#domain/visa/visa-application.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import { applicantInput, visaApplicantViews } from '#machines/visa/visa-applicant/fixtures.ts';
import { visaApplicantMachine } from '#machines/visa/visa-applicant/machine.ts';
import { pageAfter } from '#machines/visa/visa-applicant/next-page.ts';
import { scriptedApplicant } from '#machines/visa/visa-applicant/testing.ts';
import type { VisaApplicantInput } from '#machines/visa/visa-applicant/types.ts';
import { visaApplicantView } from '#machines/visa/visa-applicant/view.ts';

function start(input: Partial<VisaApplicantInput> = {}) {
  const world = new Scripted(NOW);
  const actor = createActor(scriptedApplicant(world), { input: { ...applicantInput, ...input } }).start();
  return { world, actor, view: () => visaApplicantView(actor.getSnapshot()) };
}

test('keeps the conventions', () => {
  expect(conventionBreaches(visaApplicantMachine)).toEqual([]);
});

test.each(VISA_PAGE_ORDER)('opens at the page that was asked for: %s', (page) => {
  expect(start({ page }).view()).toEqual(visaApplicantViews[page]);
});

test('a page is kept before the next one shows', async () => {
  const { world, actor, view } = start();
  actor.send({ type: 'page.submit', faults: [], left: VISA_PAGE_ORDER.slice(1) });
  expect(view()).toEqual({ ...visaApplicantViews.passport, isSaving: true });
  expect(world.calls).toEqual([{ actor: 'saveAnswers', input: { orderId: ORDER_ID, position: 0 } }]);
  await world.settle('saveAnswers', ok());
  expect(view()).toEqual(visaApplicantViews.person);
});

test('a page with something wrong stays, and nothing is sent', () => {
  const { world, actor, view } = start({ page: 'job' });
  actor.send({ type: 'page.submit', faults: visaApplicantViews.faulty.faults, left: VISA_PAGE_ORDER });
  expect(view()).toEqual(visaApplicantViews.faulty);
  expect(world.calls).toEqual([]);
});

test('what cannot be kept is told on the same page', async () => {
  const { world, actor, view } = start({ page: 'trip' });
  actor.send({ type: 'page.submit', faults: [], left: ['photo'] });
  await world.settle('saveAnswers', problem('unavailable', { message: 'Try again in a moment.' }));
  expect(view()).toEqual(visaApplicantViews.notSaved);
});

test('with nothing missing the person is complete', async () => {
  const { world, actor, view } = start({ page: 'declarations', left: ['declarations'] });
  actor.send({ type: 'page.submit', faults: [], left: [] });
  await world.settle('saveAnswers', ok());
  expect(view()).toEqual({ kind: 'complete', orderId: ORDER_ID, position: 0 });
  expect(actor.getSnapshot().output).toEqual({ position: 0, left: [] });
});

const settled = { type: 'picture.settle', position: 0, page: 'photo', isStored: true, faults: [], left: [] } as const;

test('a page waits for its picture that is being sent, is then kept, and the next one shows', async () => {
  const { world, actor, view } = start({ page: 'photo', left: ['photo', 'declarations'] });
  actor.send({ type: 'page.submit', faults: [], left: ['photo', 'declarations'], isPictureComing: true });
  expect(view()).toEqual(visaApplicantViews.awaitingPicture);
  expect(world.calls).toEqual([]);
  actor.send({ ...settled, left: ['declarations'] });
  expect(view()).toEqual({ ...visaApplicantViews.photo, isSaving: true });
  await world.settle('saveAnswers', ok());
  expect(view()).toEqual(visaApplicantViews.declarations);
});

test('a picture that does not arrive leaves the page as it is; what became wrong meanwhile is told', () => {
  const { world, actor, view } = start({ page: 'photo' });
  actor.send({ type: 'page.submit', faults: [], left: ['photo'], isPictureComing: true });
  actor.send({ ...settled, isStored: false, left: ['photo'] });
  expect(view()).toEqual(visaApplicantViews.photo);
  actor.send({ type: 'page.submit', faults: [], left: ['photo'], isPictureComing: true });
  const faults = [{ field: 'photo', code: 'picture_needed' }];
  actor.send({ ...settled, faults, left: ['photo'] });
  expect(view()).toEqual({ ...visaApplicantViews.photo, faults, focusAsked: 1 });
  expect(world.calls).toEqual([]);
});

test('with something else wrong nothing is waited for; the picture of another page or person keeps no page', () => {
  const { world, actor, view } = start({ page: 'passport' });
  const faults = [{ field: 'passportNumber', code: 'required' }];
  actor.send({ type: 'page.submit', faults, left: VISA_PAGE_ORDER, isPictureComing: true });
  expectFields(view(), { isAwaitingPicture: false, faults });
  actor.send({ type: 'page.submit', faults: [], left: VISA_PAGE_ORDER, isPictureComing: true });
  actor.send(settled);
  actor.send({ ...settled, page: 'passport', position: 1 });
  expectFields(view(), { page: 'passport', isAwaitingPicture: true });
  actor.send({ type: 'page.show', page: 'job' });
  expect(view()).toEqual({ ...visaApplicantViews.job, focusAsked: 1 });
  expect(world.calls).toEqual([]);
});

test('a page is revisited', () => {
  const { actor, view } = start({ page: 'photo' });
  actor.send({ type: 'page.show', page: 'passport' });
  expect(view()).toEqual(visaApplicantViews.passport);
});

test('what follows is the next page with something missing, from the top again at the end', () => {
  expect(pageAfter('job', ['person', 'photo'])).toBe('photo');
  expect(pageAfter('declarations', ['person'])).toBe('person');
  expect(pageAfter('job', ['job'])).toBe('job');
  expect(pageAfter('job', [])).toBe(null);
});
