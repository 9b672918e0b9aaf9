import { emptyGuests, guestPlaces } from '#domain/hotel-guests.ts';
import { hotelDraft } from '#src/platform/hotel-draft.ts';
import type { HotelOrder } from '#src/platform/hotel-order.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/PassengersStep.tsx';
import { HotelGuests } from '#src/screens/hotels/checkout/HotelGuests.tsx';

export const HotelGuestsStep = (props: PassengersStepProps<HotelOrder>) => (
  <PassengersStep
    {...props}
    emptyDraft={({ item }) => emptyGuests(guestPlaces(item.rooms))}
    rules={hotelDraft}
    Screen={HotelGuests}
  />
);
