import { expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { DAY, rider, runShop } from '#server/products/transport/runs/testing/booked.ts';
import { transportShop } from '#server/products/transport/testing/booked.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp();
const { booked } = runShop(server);
const { change } = transportShop(server);

test('who typed a passport number sees it on the ticket, also after a correction', async () => {
  const people = [rider('woman'), rider('woman'), rider('woman')] as const;
  const chosen = { '1-2-1': 'woman', '1-2-2': 'woman', '1-2-3': 'woman' } as const;
  const bought = await booked({ kind: 'train', number: 'SIM 115', day: DAY, class: 'b4', chosen }, 4050, people);
  const seen = async (person: number) => {
    const answer = await bought.browser.ask('GET', `/orders/${bought.orderId}/documents`);
    const { papers } = answer.json<components['schemas']['Documents']>();
    return papers.find(({ holder }) => holder?.person === person)?.holder?.passportNumber;
  };
  const correct = async (person: 0 | 1 | 2, more: object) => {
    const { ageClass: _, ...known } = people[person];
    await change(bought, { kind: 'person', person, ...known, ...more });
  };
  await correct(0, { lastName: `${people[0].lastName}n` });
  expect(await seen(0)).toBe(people[0].passportNumber);
  await correct(1, { passportNumber: 'K77665544' });
  expect(await seen(1)).toBe('K77665544');
  // What another browser typed is not theirs to see, though they put the name right.
  const another = server.db.updateTable('passenger').set({ typed_by: 'another browser' }).where('position', '=', 2);
  await another.where('order_id', '=', bought.orderId).execute();
  expect(await seen(2)).toMatch(/^•+/);
  await correct(2, { passportNumber: '', lastName: `${people[2].lastName}n` });
  expect(await seen(2)).toMatch(/^•+/);
});
