import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { expect, test } from 'vitest';
import { sum } from '#domain/core/money.ts';
import { detailsOf, passengerProblems } from '#domain/core/passengers.ts';
import * as fixtures from '#machines/flights/flight-booking/fixtures.ts';
import { routeOf } from '#machines/flights/flight-booking/route.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats });
ajv.addSchema({ $id: 'contract', ...contract });

function breaches(schema: string, document: unknown): unknown {
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
  return validate(document) ? [] : validate.errors;
}

const documents: [name: string, schema: string, document: unknown][] = [
  ['availability', 'FlightAvailability', fixtures.availability],
  ['noFlights', 'FlightAvailability', fixtures.noFlights],
  ['emptyDraft', 'PassengerDraft', fixtures.emptyDraft],
  ['typedDraft', 'PassengerDraft', fixtures.typedDraft],
  ['longDraft', 'PassengerDraft', fixtures.longDraft],
  ...Object.entries(fixtures.orders).map(([name, order]): [string, string, unknown] => [name, 'Order', order]),
  ...Object.entries(fixtures.documents).map(([name, one]): [string, string, unknown] => [name, 'Documents', one]),
  ...Object.entries(fixtures.problems).map(([name, one]): [string, string, unknown] => [
    name,
    'ProblemBody',
    { error: one },
  ]),
];

test.each(documents)('%s is a %s of the contract', (_, schema, document) => {
  expect(breaches(schema, document)).toEqual([]);
});

test('the contract would notice', () => {
  expect(breaches('Order', { ...fixtures.orders.held, reference: '1' })).not.toEqual([]);
});

test.each(Object.entries(fixtures.orders))('the lines of %s are its total', (_, order) => {
  const extra = order.item.protection.isChosen ? [order.item.protection.price] : [];
  expect(sum([...order.lines.map((line) => line.sum), ...extra], 'EUR')).toEqual(order.total);
});

test('what is typed in the fixtures can be sent', () => {
  const trip = { days: [fixtures.DAY_OUT, fixtures.DAY_BACK], today: '2026-11-20' };
  expect(passengerProblems(detailsOf(fixtures.typedDraft), trip)).toEqual({});
});

test('there are flights enough to choose from, none twice', () => {
  const ids = [...fixtures.departing, ...fixtures.returning].map(({ offerId }) => offerId);
  expect(fixtures.departing.length).toBeGreaterThanOrEqual(12);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every kind of view has a fixture, and every fixture an address', () => {
  const kinds = new Set(Object.values(fixtures.views).map((view) => view.kind));
  expect([...kinds].sort()).toEqual([
    'expired',
    'idle',
    'issued',
    'issuing',
    'passengers',
    'refunded',
    'results',
    'resuming',
    'review',
    'verifying',
  ]);
  for (const view of Object.values(fixtures.views)) expect(routeOf(view).indicatePage).toBeTypeOf('string');
});
