import { addDays, dayOf } from '#domain/core/time.ts';
import { listFee } from '#server/products/visa/detail.ts';
import { STEP_MS } from '#server/products/visa/review.ts';
import { answersFor } from '#server/products/visa/testing/answers.ts';
import { storePictures } from '#server/products/visa/testing/pictures.ts';
import type { Server, Subject } from '#server/testing/conformance.ts';
import { passenger } from '#server/testing/traveller.ts';

/** Later than a draft is kept, and near enough for the code's validity. */
const ARRIVES_AFTER_DAYS = 70;

export function subject(server: Server): Subject {
  let count = 0;
  const couple = [
    passenger({ firstName: 'Hannelore', lastName: 'Zimmermann', passportExpiry: '2035-05-01' }),
    passenger({
      firstName: 'Waldemar',
      lastName: 'Zimmermann',
      title: 'MR',
      passportNumber: 'C01X00T48',
      passportExpiry: '2035-05-01',
    }),
  ];
  const setService = async (row: { fee: number | null; is_closed: boolean }) => {
    const { db } = server;
    await db.deleteFrom('visa_service').execute();
    await db
      .insertInto('visa_service')
      .values({ processing: 'normal', ...row })
      .execute();
  };
  return {
    name: 'visa',
    traits: {
      stock: false,
      hold: false,
      deposit: false,
      promise: true,
      people: true,
      passport: true,
      stage: true,
      life: false,
      inquiry: false,
      parts: false,
      refuses: false,
      quote: false,
      difference: false,
      falls: false,
    },
    units: 0,
    issueMs: 3 * STEP_MS,
    people: couple,
    offer: async () => {
      count += 1;
      const id = count;
      await server.db.deleteFrom('visa_service').execute();
      const arrival = addDays(dayOf(server.clock.now), ARRIVES_AFTER_DAYS);
      const body = {
        applicants: couple.map(({ nationality }) => ({ nationality })),
        residence: 'DE',
        entry: 'airport',
        arrival,
        days: 7 + (id % 20),
        processing: 'normal',
      };
      let keys = 0;
      return {
        hold: async (browser) => {
          keys += 1;
          const key = { 'idempotency-key': `visa-${id}-${keys}` };
          const begun = await browser.ask('POST', '/visa/requests', body, key);
          const { orderId } = begun.json<{ orderId: string }>();
          for (const [position, person] of couple.entries()) {
            const answers = answersFor(person);
            await browser.ask('PUT', `/visa/requests/${orderId}/applicants/${position}`, { answers });
            await storePictures(browser.ask, orderId, position);
          }
          return begun;
        },
        counts: async () => null,
        close: () => setService({ fee: null, is_closed: true }),
        raise: () => setService({ fee: listFee('normal') * 2, is_closed: false }),
      };
    },
  };
}
