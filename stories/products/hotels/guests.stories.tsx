import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { emptyGuests, guestPlaces } from '#domain/hotels/hotel-guests.ts';
import { savedPassengers } from '#machines/accounts/passenger-book/fixtures.ts';
import { checkoutViews } from '#machines/core/order-checkout/fixtures.ts';
import { hotelOrderFor } from '#machines/hotels/hotel-booking/documents.ts';
import { familySearch } from '#machines/hotels/hotel-booking/fixtures.ts';
import { HotelGuests } from '#src/screens/hotels/checkout/HotelGuests.tsx';
import { frozenClock } from '../../support/clock.ts';

const order = hotelOrderFor('held', { stay: familySearch });

const meta = {
  title: 'Screens/HotelGuests',
  component: HotelGuests,
  parameters: { layout: 'fullscreen' },
  args: {
    view: checkoutViews.heldCalm,
    order,
    draft: emptyGuests(guestPlaces(order.item.rooms)),
    onDraft: () => {},
    book: { saved: savedPassengers, hasFailed: false, onRetry: () => {}, toSave: [], onToSave: () => {} },
    send: () => {},
    clock: frozenClock,
  },
} satisfies Meta<typeof HotelGuests>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A signed-in user fills in a guest with one click; each guest offers saved persons of the right age. */
export const FromTheBook: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const adults = guestPlaces(order.item.rooms).filter(({ isAdult }) => isAdult).length;
    const names = page.getAllByRole('button', { name: /^Jonas Keller/ });
    await expect(names).toHaveLength(adults);
    const [lead] = names;
    if (lead) await userEvent.click(lead);
    const typed = ['title', 'firstName', 'lastName', 'age', 'nationality'].map(
      (field) => canvasElement.querySelector<HTMLInputElement>(`[name="passengers.0.${field}"]`)?.value,
    );
    await expect(typed).toEqual(['MR', 'Jonas', 'Keller', '40', 'DE']);
    await expect(lead?.getAttribute('aria-pressed')).toBe('true');
  },
};
