import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { CONTACT, first, type Order, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

const server = testApp();

test('a traveller searches, holds, reads and gives the passengers', async () => {
  const anna = traveller(() => server.app);
  const offer = first(offersOf(await anna.search({ adult: 2, child: 1 })));

  const held = await anna.hold({ offerIds: [offer.offerId] });
  expectFields(held.json(), { status: 'held', total: offer.total });
  expect(held.statusCode).toBe(201);
  expect(held.headers['set-cookie']).toMatch(/^visitor=[\w-]{22}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
  const { orderId, deadlineAt } = held.json<Order>();
  expect(deadlineAt).toBe(server.clock.now + 1_500_000);
  expect((await anna.read(orderId)).json()).toEqual(held.json());

  const passengers = [
    passenger(),
    passenger({ firstName: 'Ben', title: 'MR', passportNumber: 'C01X00T48' }),
    passenger({ ageClass: 'child', firstName: 'Cleo', birthDate: '2019-01-02', passportNumber: 'c01x00t49' }),
  ];
  const submitted = await anna.submit(orderId, { passengers, ...CONTACT });
  expect(submitted.statusCode).toBe(200);
  expect(submitted.json()).toEqual({
    ...held.json<Order>(),
    item: { ...held.json<Order>().item, fareClasses: [['adult'], ['adult'], ['child']] },
    status: 'awaitingPayment',
    contact: CONTACT,
    passengers: [
      masked('adult', 'MS', 'Anna', 'T47'),
      masked('adult', 'MR', 'Ben', 'T48'),
      masked('child', 'MS', 'Cleo', 'T49'),
    ],
    events: [
      { status: 'held', at: server.clock.now },
      { status: 'awaitingPayment', at: server.clock.now },
    ],
    version: 3,
  });
});

const masked = (ageClass: string, title: string, firstName: string, end: string) => ({
  ageClass,
  title,
  firstName,
  lastName: 'Muster',
  nationality: 'DE',
  passportMasked: `•••••0${end}`,
});
