import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { orderChangeViews } from '#machines/core/order-change/fixtures.ts';
import { orderDueViews } from '#machines/core/order-due/fixtures.ts';
import { AlsoBooked } from '#src/screens/core/change/AlsoBooked.tsx';
import { frozenClock } from '../../support/clock.ts';
import { MuseumChange, museumChanged } from '../../support/MuseumChange.tsx';

const meta = {
  title: 'Screens/A change of an order',
  component: MuseumChange,
  parameters: { layout: 'fullscreen' },
  args: { view: orderChangeViews.quoted, clock: frozenClock, send: fn() },
} satisfies Meta<typeof MuseumChange>;
export default meta;
type Story = StoryObj<typeof meta>;

const dearer = museumChanged();
const even = museumChanged({ toPay: euro(0) });

export const Idle: Story = {
  args: { view: orderChangeViews.idle },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Another day' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'change.open', asked: 'day' });
  },
};
export const Asking: Story = { args: { view: orderChangeViews.asking } };
export const Quoting: Story = { args: { view: orderChangeViews.quoting } };
export const FieldMissing: Story = {
  args: { view: { ...orderChangeViews.asking, faults: [{ field: 'from', code: 'required' }] } },
};
export const SoldOut: Story = { args: { view: orderChangeViews.soldOut } };
export const NotAllowed: Story = { args: { view: orderChangeViews.notAllowed } };
export const Proving: Story = { args: { view: orderChangeViews.proving } };

/** What else is booked on the days that move. */
export const WithOtherBookings: Story = {
  args: {
    also: (
      <AlsoBooked
        beside={[
          { page: '/flights/issue/1', title: 'Tehran to Shiraz, Varesh Airlines VR 5803', day: '2026-12-05' },
          { page: '/hotel/issue/2', title: 'Abbasi Hotel', day: '2026-12-07' },
        ]}
      />
    ),
  },
};

/** The lines add up to the sum on the one button. */
export const Dearer: Story = {
  args: { change: dearer },
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: 'Change something' }));
    const line = (label: string) => card.getByText(label).nextElementSibling?.textContent;
    await expect([line('Price until now'), line('New price'), line('To pay, the difference')]).toEqual([
      '€24.00',
      '€28.00',
      '€4.00',
    ]);
    await expect(card.getByRole('button', { name: 'Visit on that day, pay €4.00' })).toBeVisible();
  },
};
export const Declined: Story = { args: { change: dearer, due: orderDueViews.declined } };
export const AtTheBank: Story = {
  args: { change: { ...dearer, status: 'paying' }, due: orderDueViews.verifying },
};
export const Cheaper: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: /To your balance/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'refund.choose', to: 'balance' });
    await userEvent.click(page.getByRole('button', { name: 'Visit on that day and get €6.00 back' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'change.confirm' });
    await userEvent.click(page.getByRole('button', { name: /^Keep/ }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'change.drop' });
  },
};
export const CheaperForAGuest: Story = { args: { isInAccount: false } };
export const ToTheBalance: Story = { args: { view: orderChangeViews.toBalance } };
export const NothingToPay: Story = { args: { change: even } };
/** What a rest is lowered by does not come back. */
export const OffTheRest: Story = {
  args: { change: { ...museumChanged({ toPay: euro(0) }), newTotal: euro(2000) } },
};
export const Confirming: Story = { args: { view: orderChangeViews.confirming } };
export const ConfirmProving: Story = { args: { view: orderChangeViews.confirmProving } };
export const Dropping: Story = { args: { view: orderChangeViews.dropping } };
export const Looking: Story = { args: { view: orderChangeViews.looking } };
export const Offline: Story = { args: { view: orderChangeViews.offline } };
export const Changing: Story = {
  args: { view: orderChangeViews.changing, change: { ...dearer, status: 'changing' } },
};
export const Done: Story = { args: { view: orderChangeViews.done, change: { ...dearer, status: 'done' } } };
export const Refused: Story = { args: { view: orderChangeViews.refused, change: { ...dearer, status: 'refused' } } };
export const Lapsed: Story = { args: { view: orderChangeViews.lapsed, change: { ...dearer, status: 'lapsed' } } };
/** The price of the booking itself fell while a change was quoted. */
export const Overtaken: Story = {
  args: { view: orderChangeViews.overtaken, change: { ...dearer, status: 'lapsed' } },
  play: ({ canvas }) => expect(canvas.getByText(/^This price ended before its time/)).toBeVisible(),
};
export const Failed: Story = { args: { view: orderChangeViews.failed } };
export const Phone: Story = { args: { change: dearer }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { change: dearer }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
