import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { euro } from '#domain/core/money.ts';
import { addDays } from '#domain/core/time.ts';
import { orderChangeViews } from '#machines/core/order-change/fixtures.ts';
import type { OrderChangeView } from '#machines/core/order-change/view.ts';
import { orderDueViews } from '#machines/core/order-due/fixtures.ts';
import { ChangeCard } from '#src/screens/core/change/ChangeCard.tsx';
import type { ChangeWish, OrderChange } from '#src/screens/core/change/change-slots.ts';
import { PayDue } from '#src/screens/core/due/PayDue.tsx';
import { changeParts } from '#src/screens/hotels/change/change-parts.tsx';
import { movedStay } from '#src/screens/hotels/change/testing/moved-stay.ts';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { frozenClock } from '../../support/clock.ts';

const nothing = () => {};
const { order: booked, change: moved } = movedStay();

type Props = {
  readonly view: OrderChangeView;
  readonly change: OrderChange;
  readonly onAsk: (wish: ChangeWish | null) => void;
};

/** The card of a change with what hotels give to it. */
const StayChange = ({ view, change, onAsk }: Props) => {
  const order = { ...booked, change: { ...change, kind: 'nights' as const } };
  return (
    <Section>
      <Wrap>
        <ChangeCard
          view={view}
          order={order}
          slots={{ entriesOf: () => [], load: async () => changeParts }}
          parts={changeParts}
          clock={frozenClock}
          send={nothing}
          onAsk={onAsk}
          onVerify={nothing}
          pay={(slot) => (
            <PayDue
              {...slot}
              view={orderDueViews.ready}
              order={order}
              isProtected={false}
              extras={null}
              clock={frozenClock}
              send={nothing}
              onVerify={nothing}
              due={change.toPay.EUR}
            />
          )}
        />
      </Wrap>
    </Section>
  );
};

const meta = {
  title: 'products/hotels/A stay is changed',
  component: StayChange,
  parameters: { layout: 'fullscreen' },
  args: { view: orderChangeViews.quoted, change: moved, onAsk: fn() },
} satisfies Meta<typeof StayChange>;
export default meta;
type Story = StoryObj<typeof meta>;

const asking = (asked: string): OrderChangeView => ({ ...orderChangeViews.asking, asked });

export const MovedByADay: Story = {};
export const MovedByADayCheaper: Story = { args: { change: movedStay({ discount: 5_000 }).change } };
export const SomethingIsKept: Story = { args: { change: movedStay({ kept: 4_800 }).change } };
/** No amounts in bars that are too narrow for them. */
export const TwelveNights: Story = {
  args: {
    change: {
      ...moved,
      item: {
        ...booked.item,
        byNight: Array.from({ length: 12 }, (_, at) => ({
          night: addDays(booked.item.checkIn, at),
          amount: euro(9_600),
        })),
      },
    },
  },
};
export const AskForNights: Story = {
  args: { view: asking('nights') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the new price' }));
    const { checkIn, checkOut } = booked.item;
    await expect(args.onAsk).toHaveBeenCalledWith({ kind: 'nights', checkIn, checkOut }, []);
  },
};
export const NightsTooFew: Story = {
  args: {
    view: { ...orderChangeViews.asking, asked: 'nights', faults: [{ field: 'checkOut', code: 'stay_too_short' }] },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('These nights are sold in longer stays only.')).toBeVisible();
  },
};
export const AskForAName: Story = {
  args: { view: asking('guest') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const family = canvas.getByRole('textbox', { name: /Family name/ });
    await userEvent.clear(family);
    await userEvent.type(family, 'Kellermann');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the change' }));
    await expect(args.onAsk).toHaveBeenCalledWith(
      { kind: 'guest', position: 0, title: 'MS', firstName: 'Anna Maria', lastName: 'Kellermann' },
      [],
    );
  },
};
/** What was typed of one guest is not asked for another, and is there again when one comes back. */
export const AskForAnotherGuest: Story = {
  args: { view: asking('guest') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [, second] = booked.passengers;
    await userEvent.type(canvas.getByRole('textbox', { name: /Family name/ }), 'mann');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Who' }), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the change' }));
    const { title, firstName, lastName } = second ?? {};
    await expect(args.onAsk).toHaveBeenCalledWith({ kind: 'guest', position: 1, title, firstName, lastName }, []);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Who' }), '0');
    await expect(canvas.getByRole('textbox', { name: /Family name/ })).toHaveValue('Kellermann');
  },
};
export const AskForAnArrival: Story = { args: { view: asking('arrival') } };
export const AnotherName: Story = {
  args: {
    change: {
      ...moved,
      kind: 'guest',
      item: booked.item,
      people: [{ position: 0, title: 'MS', firstName: 'Anna Maria', lastName: 'Kellermann' }],
      newTotal: booked.total,
      toPay: { EUR: euro(0), USD: { amount: 0, currency: 'USD' } },
    },
  },
};
