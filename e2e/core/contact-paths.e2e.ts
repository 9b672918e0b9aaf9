import type { ContactEvent } from '#machines/core/contact/types.ts';
import type { ContactView } from '#machines/core/contact/view.ts';
import { expect, test, visit } from '../support/test.ts';
import { expectSameWay, type FlowTable, pathsOf, recorded, walk } from '../support/walk-path.ts';

const table: FlowTable<ContactEvent, ContactView> = {
  flow: 'contact',
  events: {
    'message.send': {
      // Complete forms are tested by the journeys.
      isOffered: ({ faults }, view) => view.kind === 'writing' && faults.length > 0,
      act: (page) => page.getByRole('button', { name: 'Send the message' }).click(),
    },
    'message.change': {
      isOffered: (_, view) => view.kind === 'writing' && !view.isSending,
      act: (page) => page.getByLabel('Your message').fill('Is it open?'),
    },
    'message.another': 'after a message that was typed: contact.e2e.ts of the journeys',
  },
  answers: {},
  beyond: { sendMessage: 'it takes what is typed: contact.e2e.ts of the journeys' },
  shows: async (page, view) => {
    if (view.kind !== 'writing') throw new Error('No path leads to a message that was sent');
    await expect(page.getByRole('button', { name: 'Send the message' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeVisible({ visible: view.faults.length > 0 });
  },
};

test('the contact page goes the covering path', async ({ page }) => {
  const [path] = pathsOf(table, [{ flowId: 'visit-1' }]);
  if (!path) throw new Error('One page, one path');
  await visit(page, '/contact');
  await walk(page, table, path);
  const [found] = await recorded(page, 'contact');
  expectSameWay(found, path);
});
