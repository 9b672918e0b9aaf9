import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { savedPassengers } from '#machines/accounts/passenger-book/fixtures.ts';
import { passengerBookView } from '#machines/accounts/passenger-book/view.ts';
import { wiredPassengerBook } from '#src/platform/accounts/passenger-book-actors.ts';
import { createApi } from '#src/platform/core/api/api.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';

test('a list that still cannot be read is not an empty one', async () => {
  const problem = { code: 'unavailable', message: 'Nobody answers.' };
  const answers = [Response.json({ error: problem }, { status: 503 }), Response.json(savedPassengers)];
  const api = createApi('https://safar.example', async () => answers.shift() ?? Response.error());
  let refreshed = 0;
  const deps = {
    api,
    clock: createServerClock(() => 0),
    refresh: async () => {
      refreshed += 1;
    },
  };
  const book = createActor(wiredPassengerBook(deps, { code: '', passenger: null, passport: null }), {
    input: { isListed: false },
  }).start();
  await vi.waitFor(() => expect(passengerBookView(book.getSnapshot())).toEqual({ kind: 'failed', problem }));
  expect(refreshed).toBe(0);
  book.send({ type: 'list.retry' });
  await vi.waitFor(() => expect(passengerBookView(book.getSnapshot()).kind).toBe('list'));
  expect(refreshed).toBe(1);
  book.stop();
});
