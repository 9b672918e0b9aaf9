import { emptyGuests, guestPlaces } from '#domain/hotels/hotel-guests.ts';
import { hotelDraft } from '#src/platform/hotels/hotel-draft.ts';
import type { HotelOrder } from '#src/platform/hotels/hotel-order.ts';
import { PassengersStep, type PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import { HotelGuests } from '#src/screens/hotels/checkout/HotelGuests.tsx';

export const HotelGuestsStep = (props: PassengersStepProps<HotelOrder>) => (
  <PassengersStep
    {...props}
    emptyDraft={({ item }) => emptyGuests(guestPlaces(item.rooms))}
    rules={hotelDraft}
    Screen={HotelGuests}
  />
);
