import { countryName } from '#domain/core/countries.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ToldPassenger } from '#src/screens/core/booking/order.ts';
import type { TourOrder } from '#src/screens/tours/checkout/hold-slots.tsx';

type Props = { readonly passenger: TourOrder['passengers'][number]; readonly entered: ToldPassenger | null };

/** Name and passport, as they were typed. */
export function TravellerAnswer({ passenger, entered }: Props) {
  const { firstName, lastName, ageClass, nationality, passportMasked } = passenger;
  return (
    <>
      <strong className="strong">
        {firstName} {lastName}
      </strong>
      {ageClass === 'adult' ? null : `, ${ageClass === 'child' ? m.review_child() : m.review_infant()}`}
      <br />
      {m.review_nationality_alone({ country: countryName(nationality) })}
      <br />
      {m.review_passport()} <span className="code">{entered?.passportNumber ?? passportMasked}</span>
    </>
  );
}
