import type { ConversationEvent } from '#machines/core/conversation/types.ts';
import type { ConversationView } from '#machines/core/conversation/view.ts';
import { siteOrigin } from '../support/account.ts';
import { expect, test, visit } from '../support/test.ts';
import { expectSameWay, type FlowTable, pathsOf, recorded, walk } from '../support/walk-path.ts';

const table: FlowTable<ConversationEvent, ConversationView> = {
  flow: 'conversation',
  events: {
    'text.send': {
      isOffered: (_, { kind }) => kind === 'writing',
      act: async (page, { fault }) => {
        const field = page.getByLabel('Write on');
        // After a lost response the same text is sent again.
        if (fault !== null) await field.fill('');
        else if ((await field.inputValue()) === '') await field.fill('And on Friday?');
        await page.getByRole('button', { name: 'Send', exact: true }).click();
      },
    },
    'text.change': {
      isOffered: (_, { problem }) => problem !== null,
      act: (page) => page.getByLabel('Write on').fill('And on Saturday?'),
    },
    'deadline.reached': 'the clock does it',
  },
  answers: { 'sendText ok': '', 'sendText unavailable': 'outage.replyInConversation' },
  beyond: {
    'sendText rate_limited': 'all journeys come from one address, which is not limited',
    'sendText conflict': 'of the desk alone: staff-messages.e2e.ts of the journeys',
    look: 'it asks when it likes',
  },
  shows: async (page, { fault, problem, kind }) => {
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(fault === null ? 0 : 1);
    await expect(page.getByText('Try again', { exact: false }).first()).toBeVisible({ visible: problem !== null });
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible({ visible: kind === 'writing' });
    // The field is emptied only after the text was sent.
    await expect(page.locator('form [aria-busy=true]')).toHaveCount(kind === 'sending' ? 1 : 0);
  },
};

test('a conversation goes the covering path', async ({ page }) => {
  const [path] = pathsOf(table, [{ flowId: 'visit-1' }]);
  if (!path) throw new Error('One page, one path');
  await page.goto('/contact');
  const sent = await page.request.post('/api/contact', {
    data: { topic: 'planned', name: 'Anna', email: 'anna.path@example.org', message: 'Is it open?' },
    headers: { origin: siteOrigin(), 'idempotency-key': crypto.randomUUID() },
  });
  const { conversationId } = await sent.json();
  await visit(page, `/contact/${conversationId}`);
  await walk(page, table, path);
  const [found] = await recorded(page, 'conversation');
  expectSameWay(found, path);
});
