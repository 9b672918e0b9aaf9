import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DAY_MS } from '#domain/core/time.ts';
import { cardTrackingViews as views } from '#machines/card/card-tracking/fixtures.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { TrackerScreen } from '#src/screens/card/tracking/TrackerScreen.tsx';
import { cardOrder } from './order.ts';

type Stage = NonNullable<typeof cardOrder.stage>;

const paid = { ...cardOrder, status: 'issuing' as const, isInAccount: true };
const at = (stage: Stage | null, days: number, events: readonly Stage[] = []) => ({
  ...paid,
  status: stage === 'identityCheck' || stage === 'moreInfo' ? ('issuing' as const) : ('issued' as const),
  stage,
  serverNow: NOW + days * DAY_MS,
  events: [
    { status: 'paid' as const, at: NOW },
    ...(stage === 'identityCheck' || stage === 'moreInfo' ? [] : [{ status: 'issued' as const, at: NOW + 2 * DAY_MS }]),
    ...events.map((what, index) => ({ status: 'issued' as const, what, at: NOW + (3 + 2 * index) * DAY_MS })),
  ],
});

const meta = {
  title: 'products/card/Where the card is',
  component: TrackerScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: views.outForDelivery,
    order: at('outForDelivery', 10, ['producing', 'outForDelivery']),
    pictureOf: () => null,
  },
} satisfies Meta<typeof TrackerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OutForDelivery: Story = {
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('Zandiyeh Hotel, Shiraz'),
};
export const IdentityCheck: Story = { args: { view: views.identityCheck, order: at('identityCheck', 1) } };
export const OneThingAsked: Story = {
  args: {
    view: views.moreInfo,
    order: {
      ...at('moreInfo', 1),
      item: { ...cardOrder.item, asked: ['passport'], answerBy: NOW + 14 * DAY_MS },
    },
  },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('The passport page again'),
};
export const Approved: Story = { args: { view: views.approved, order: at(null, 2) } };
export const BeingMade: Story = { args: { view: views.producing, order: at('producing', 4, ['producing']) } };
export const Delivered: Story = {
  args: { view: views.delivered, order: at('delivered', 13, ['producing', 'outForDelivery', 'delivered']) },
  play: ({ canvasElement }) => expect(canvasElement.textContent).toContain('I have it, switch it on'),
};
export const Returned: Story = {
  args: { view: views.returned, order: at('returned', 50, ['producing', 'outForDelivery', 'returned']) },
};
export const TooLateForTheJourney: Story = {
  args: {
    view: views.producing,
    order: {
      ...at('producing', 4, ['producing']),
      item: { ...cardOrder.item, promise: { ...(cardOrder.item.promise ?? never()), fit: 'late' } },
    },
  },
};
export const Offline: Story = { args: { view: { ...views.outForDelivery, isOffline: true } } };

function never(): never {
  throw new Error('A new card has a promise');
}
