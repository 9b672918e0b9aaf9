import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { conventionBreaches } from '#machines/core/conventions.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem, Scripted } from '#machines/core/testing/scripted.ts';
import {
  requestees,
  requesteesNew,
  requesteesWhole,
  searchBox,
  visaRequestViews,
} from '#machines/visa/visa-request/fixtures.ts';
import { visaRequestMachine } from '#machines/visa/visa-request/machine.ts';
import { startRequest } from '#machines/visa/visa-request/testing.ts';
import type { VisaRoute } from '#machines/visa/visa-request/types.ts';

const draft = orderInfo('draft', { hasPassengers: false });
const at = (open: VisaRoute['open'] = null, indicatePage: VisaRoute['indicatePage'] = 'results') => ({
  indicatePage,
  orderId: ORDER_ID,
  open,
});
const begun = { order: draft, visaRequestees: requestees, route: at() };
const whole = { order: draft, visaRequestees: requesteesWhole, route: at() };

test('keeps the conventions', () => {
  expect(conventionBreaches(visaRequestMachine)).toEqual([]);
});

test('begins with what the verdict was asked, and shows the tasks', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startRequest(world, { searchBox });
  expect(view()).toEqual(visaRequestViews.startingFromVerdict);
  actor.send({ type: 'request.begin', searchBox });
  expect(view()).toEqual(visaRequestViews.beginning);
  expect(world.calls).toEqual([{ actor: 'beginRequest', input: { searchBox, idempotencyKey: 'visit-1:visa:1' } }]);
  await world.settle('beginRequest', ok({ order: draft, visaRequestees: requesteesNew }));
  expect(view()).toEqual(visaRequestViews.tasksNew);
  expect(route()).toEqual(at());
});

test('whom a code cannot help is told at the questions, which stay', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startRequest(world);
  actor.send({ type: 'request.begin', searchBox });
  const { problem: why } = visaRequestViews.notHelped;
  await world.settle('beginRequest', { problem: why });
  expect(view()).toEqual(visaRequestViews.notHelped);
});

test('a page of a person is kept and leads to the next one, then to the tasks', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startRequest(world, begun);
  actor.send({ type: 'page.open', position: 0, page: 'photo' });
  expect(view()).toEqual(visaRequestViews.photo);
  expect(route()).toEqual(at({ position: 0, page: 'photo' }));
  actor.send({ type: 'page.submit', faults: [], left: ['declarations'] });
  await world.settle('saveAnswers', ok());
  expect(view()).toEqual(visaRequestViews.declarations);
  actor.send({ type: 'page.submit', faults: [], left: [] });
  await world.settle('saveAnswers', ok());
  expect(view()).toEqual({ ...visaRequestViews.tasks, requestees: [{ position: 0, left: [] }, requestees[1]] });
});

test('Back and Forward lead to pages of persons; nobody else is there', () => {
  const { actor, route } = startRequest(new Scripted(NOW), begun);
  actor.send({ type: 'route.shown', route: at({ position: 1, page: 'job' }) });
  expect(route()).toEqual(at({ position: 1, page: 'job' }));
  actor.send({ type: 'route.shown', route: at() });
  expect(route()).toEqual(at());
  actor.send({ type: 'route.shown', route: at({ position: 7, page: 'job' }) });
  expect(route()).toEqual(at());
});

test('a picture that was stored on a page stays noted, whatever page of the person shows next', () => {
  const { actor, view } = startRequest(new Scripted(NOW), begun);
  actor.send({ type: 'page.open', position: 0, page: 'photo' });
  actor.send({ type: 'requestee.change', requestee: { position: 0, left: ['declarations'] } });
  actor.send({ type: 'page.show', page: 'job' });
  actor.send({ type: 'tasks.show' });
  expectFields(view(), { requestees: [{ position: 0, left: ['declarations'] }, requestees[1]] });
});

test('a picture of somebody else changes nothing of the person whose page shows', () => {
  const { actor, view } = startRequest(new Scripted(NOW), begun);
  actor.send({ type: 'page.open', position: 0, page: 'photo' });
  actor.send({ type: 'requestee.change', requestee: { position: 1, left: ['job'] } });
  actor.send({ type: 'page.show', page: 'job' });
  actor.send({ type: 'tasks.show' });
  expectFields(view(), { requestees: [requestees[0], { position: 1, left: ['job'] }] });
});

test('how to reach the traveller is asked when nothing is missing', () => {
  const early = startRequest(new Scripted(NOW), begun);
  early.actor.send({ type: 'contact.show' });
  expect(early.view()).toEqual(visaRequestViews.tasks);
  early.actor.send({ type: 'route.shown', route: at('contact') });
  expect(early.route()).toEqual(at());
  const { actor, view } = startRequest(new Scripted(NOW), whole);
  actor.send({ type: 'contact.show' });
  expect(view()).toEqual(visaRequestViews.contact);
  actor.send({ type: 'contact.submit', faults: visaRequestViews.contactFaulty.faults });
  expect(view()).toEqual(visaRequestViews.contactFaulty);
});

test('placed it is reviewed, and the answers can still be changed and placed again', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startRequest(world, whole);
  actor.send({ type: 'contact.show' });
  actor.send({ type: 'contact.submit', faults: [] });
  expect(view()).toEqual(visaRequestViews.placing);
  await world.settle('placeRequest', ok(orderInfo('awaitingPayment')));
  expectFields(view(), { kind: 'review', orderId: ORDER_ID });
  expect(route()).toEqual(at(null, 'confirm'));
  actor.send({ type: 'route.shown', route: at() });
  expect(view()).toEqual(visaRequestViews.tasksPlaced);
  actor.send({ type: 'page.open', position: 1, page: 'trip' });
  expect(route()).toEqual(at({ position: 1, page: 'trip' }));
  actor.send({ type: 'tasks.show' });
  actor.send({ type: 'contact.show' });
  actor.send({ type: 'contact.submit', faults: [] });
  await world.settle('placeRequest', ok(orderInfo('awaitingPayment')));
  expectFields(view(), { kind: 'review' });
});

test('from the review a step back leads to the contact', async () => {
  const { actor, view } = startRequest(new Scripted(NOW), {
    order: orderInfo('awaitingPayment'),
    visaRequestees: requesteesWhole,
    route: at(null, 'confirm'),
  });
  expectFields(view(), { kind: 'review' });
  actor.send({ type: 'step.visit', step: 'passengers' });
  expect(view()).toEqual(visaRequestViews.contact);
  actor.send({ type: 'step.visit', step: 'confirm' });
  expectFields(view(), { kind: 'review' });
});

test('what cannot be placed stays where it was', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startRequest(world, { ...whole, route: at('contact') });
  actor.send({ type: 'contact.submit', faults: [] });
  await world.settle('placeRequest', problem('unavailable', { message: 'Try again in a moment.' }));
  expect(view()).toEqual(visaRequestViews.notPlaced);
});

test('from what was refused one goes to the page that puts it right', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startRequest(world, { ...whole, route: at('contact') });
  const { problem: refused } = visaRequestViews.notWhole;
  actor.send({ type: 'contact.submit', faults: [] });
  await world.settle('placeRequest', problem(refused.code, refused));
  expect(view()).toEqual(visaRequestViews.notWhole);
  actor.send({ type: 'page.open', position: 1, page: 'passport' });
  expect(route()).toEqual(at({ position: 1, page: 'passport' }));
  actor.send({ type: 'route.shown', route: at('contact') });
  actor.send({ type: 'trip.show' });
  expect(view()).toEqual(visaRequestViews.tripOpen);
});

test('a draft that has ended says so and can be begun anew', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startRequest(world, { ...whole, route: at('contact') });
  actor.send({ type: 'contact.submit', faults: [] });
  await world.settle('placeRequest', problem('hold_expired', { message: 'The hold ended.' }));
  expect(view()).toEqual(visaRequestViews.ended);
  actor.send({ type: 'request.restart' });
  expect(view()).toEqual(visaRequestViews.starting);
});

test.each([
  ['the other speed is asked for', { type: 'processing.choose', processing: 'urgent' } as const, 'changeRequest'],
  ['a page is saved', { type: 'page.submit', faults: [], left: [] } as const, 'saveAnswers'],
])('a draft that has ended says so when %s', async (_name, event, actorName) => {
  const world = new Scripted(NOW);
  const route = at(actorName === 'saveAnswers' ? { position: 1, page: 'job' } : null);
  const { actor, view } = startRequest(world, { ...whole, route });
  actor.send(event);
  await world.settle(actorName, problem('hold_expired', { message: 'The hold ended.' }));
  expect(view()).toEqual(visaRequestViews.ended);
});

test('a request that was paid and withdrawn is told from a draft that ended', () => {
  const order = orderInfo('cancelled', { promisedAt: NOW });
  const { view } = startRequest(new Scripted(NOW), { ...whole, order, route: at(null, 'issue') });
  expect(view()).toEqual(visaRequestViews.withdrawn);
});

test('another speed is asked of the server', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startRequest(world, begun);
  actor.send({ type: 'processing.choose', processing: 'urgent' });
  expect(view()).toEqual(visaRequestViews.tasksChanging);
  expect(world.calls).toEqual([
    { actor: 'changeRequest', input: { orderId: ORDER_ID, change: { processing: 'urgent' } } },
  ]);
  await world.settle('changeRequest', problem('unavailable', { message: 'Try again in a moment.' }));
  expect(view()).toEqual(visaRequestViews.tasksNotChanged);
});

test('what is clicked while another speed is saved opens as soon as it is', async () => {
  for (const [click, open] of [
    [
      { type: 'page.open', position: 1, page: 'job' },
      { position: 1, page: 'job' },
    ],
    [{ type: 'trip.show' }, 'trip'],
    [{ type: 'contact.show' }, 'contact'],
  ] as const) {
    const world = new Scripted(NOW);
    const { actor, view, route } = startRequest(world, whole);
    actor.send({ type: 'processing.choose', processing: 'urgent' });
    actor.send(click);
    expect(view()).toEqual({
      ...visaRequestViews.tasksChanging,
      ...{ requestees: requesteesWhole, isWhole: true, next: open },
    });
    await world.settle('changeRequest', ok({ order: draft, visaRequestees: requesteesWhole }));
    expect(route()).toEqual(at(open));
  }
});

test('Back while another speed is saved does not lose it', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startRequest(world, begun);
  actor.send({ type: 'processing.choose', processing: 'urgent' });
  actor.send({ type: 'route.shown', route: at({ position: 1, page: 'job' }) });
  expectFields(view(), { kind: 'tasks', wanted: 'urgent' });
  await world.settle('changeRequest', ok({ order: draft, visaRequestees: requestees }));
  expect(route()).toEqual(at({ position: 1, page: 'job' }));
});

test('a speed that is chosen while the other one is saved is saved after it, the last one last', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startRequest(world, begun);
  actor.send({ type: 'processing.choose', processing: 'urgent' });
  actor.send({ type: 'processing.choose', processing: 'normal' });
  expect(view()).toEqual({ ...visaRequestViews.tasksChanging, wanted: 'normal' });
  expect(world.calls).toHaveLength(1);
  await world.settle('changeRequest', ok({ order: draft, visaRequestees: requestees }));
  expect(view()).toEqual({ ...visaRequestViews.tasksChanging, wanted: 'normal' });
  await world.settle('changeRequest', ok({ order: draft, visaRequestees: requestees }));
  expect(view()).toEqual(visaRequestViews.tasks);
  expect(world.inputsOf('changeRequest')).toEqual(
    ['urgent', 'normal'].map((processing) => ({ orderId: ORDER_ID, change: { processing } })),
  );
});

test('a speed that cannot be saved is told before anything else opens', async () => {
  const world = new Scripted(NOW);
  const { actor, view } = startRequest(world, begun);
  actor.send({ type: 'processing.choose', processing: 'urgent' });
  actor.send({ type: 'trip.show' });
  await world.settle('changeRequest', problem('unavailable', { message: 'Try again in a moment.' }));
  expect(view()).toEqual(visaRequestViews.tasksNotChanged);
});

test('who goes and when is changed in a draft, and what is missing follows', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startRequest(world, { ...begun, visaRequestees: requestees });
  actor.send({ type: 'trip.show' });
  expect([view(), route()]).toEqual([visaRequestViews.tripOpen, at('trip')]);
  const change = { ...searchBox, arrival: '2026-12-01' };
  actor.send({ type: 'trip.change', searchBox: change, version: 3 });
  expect(view()).toEqual(visaRequestViews.tripChanging);
  expect(world.calls).toEqual([
    { actor: 'changeRequest', input: { orderId: ORDER_ID, change: { ...change, version: 3 } } },
  ]);
  const { problem: refused } = visaRequestViews.tripRefused;
  await world.settle('changeRequest', problem(refused.code, refused));
  expect(view()).toEqual(visaRequestViews.tripRefused);
  actor.send({ type: 'trip.change', searchBox, version: 3 });
  const order = orderInfo('draft', { hasPassengers: false });
  await world.settle('changeRequest', ok({ order, visaRequestees: requesteesNew }));
  expect([view(), route()]).toEqual([visaRequestViews.tasksNew, at()]);
});

test('of a placed request the trip can be changed until it is paid: it is a draft again, and is placed anew', async () => {
  const world = new Scripted(NOW);
  const { actor, view, route } = startRequest(world, {
    order: orderInfo('awaitingPayment'),
    visaRequestees: requesteesWhole,
    route: at('trip'),
  });
  expect(view()).toEqual(visaRequestViews.tripOfPlaced);
  actor.send({ type: 'trip.change', searchBox, version: 3 });
  const draft = orderInfo('draft', { hasPassengers: false });
  await world.settle('changeRequest', ok({ order: draft, visaRequestees: requesteesWhole }));
  expect([view(), route()]).toEqual([visaRequestViews.tasksWhole, at()]);
  // The checkout ended with the placed order: its events change nothing.
  expect(actor.getSnapshot().children.checkout).toBeUndefined();
  actor.send({ type: 'contact.show' });
  actor.send({ type: 'contact.submit', faults: [] });
  await world.settle('placeRequest', ok(orderInfo('awaitingPayment')));
  expectFields(view(), { kind: 'review' });
});

test('another speed of a placed request makes it a draft again, too', async () => {
  const world = new Scripted(NOW);
  const order = orderInfo('awaitingPayment');
  const { actor, view } = startRequest(world, { order, visaRequestees: requesteesWhole, route: at() });
  expect(view()).toEqual(visaRequestViews.tasksPlaced);
  actor.send({ type: 'processing.choose', processing: 'urgent' });
  const draft = orderInfo('draft', { hasPassengers: false });
  await world.settle('changeRequest', ok({ order: draft, visaRequestees: requesteesWhole }));
  expect(view()).toEqual(visaRequestViews.tasksWhole);
});

test('another tab that placed it leads on', () => {
  const { actor, view } = startRequest(new Scripted(NOW), whole);
  actor.send({ type: 'order.arrived', order: orderInfo('awaitingPayment') });
  expect(view()).toEqual(visaRequestViews.tasksPlaced);
});

test('another tab that takes somebody along or leaves somebody out says who goes now', () => {
  const world = new Scripted(NOW);
  const { actor, view } = startRequest(world, { order: draft, visaRequestees: requesteesWhole, route: at() });
  const [first] = requesteesWhole;
  if (!first) throw new Error('Nobody goes');
  const added = { position: 5, left: ['passport'] as const };
  actor.send({ type: 'people.arrived', visaRequestees: [first, added] });
  actor.send({ type: 'page.open', position: 5, page: 'passport' });
  expectFields(view(), { kind: 'applicant', 'applicant.position': 5, 'applicant.page': 'passport' });
});

test.each([
  ['the review', at(null, 'confirm')],
  ['the tasks', at()],
  ['a page of a person', at({ position: 1, page: 'job' })],
])('another tab that makes it a draft again leads from %s to the tasks, which say so', async (_name, route) => {
  const world = new Scripted(NOW);
  const shown = startRequest(world, { order: orderInfo('awaitingPayment'), visaRequestees: requesteesWhole, route });
  shown.actor.send({ type: 'order.arrived', order: draft });
  expect(shown.view()).toEqual(visaRequestViews.tasksReopened);
  expect(shown.actor.getSnapshot().children.checkout).toBeUndefined();
  shown.actor.send({ type: 'contact.show' });
  shown.actor.send({ type: 'contact.submit', faults: [] });
  await world.settle('placeRequest', ok(orderInfo('awaitingPayment')));
  expectFields(shown.view(), { kind: 'review' });
});
