import { countryName } from '#domain/core/countries.ts';
import { formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ToldPassenger } from '#src/screens/core/booking/order.ts';
import type { TourOrder } from '#src/screens/tours/checkout/hold-slots.tsx';
import { eatsWords } from '#src/screens/tours/checkout/order-words.ts';

type Props = {
  readonly passenger: TourOrder['passengers'][number];
  readonly entered: ToldPassenger | null;
  readonly order: TourOrder;
  readonly index: number;
};

/** Name, birth date, passport and what the guide should know, as they were typed. */
export function TravellerAnswer({ passenger, entered, order, index }: Props) {
  const { firstName, lastName, ageClass, nationality, passportMasked } = passenger;
  const needs = order.item.needs?.people[index];
  const country = countryName(nationality);
  const issuedBy = entered?.passportCountry;
  return (
    <>
      <strong className="strong">
        {firstName} {lastName}
      </strong>
      {ageClass === 'adult' ? null : `, ${ageClass === 'child' ? m.review_child() : m.review_infant()}`}
      <br />
      {entered?.birthDate
        ? `${m.review_born({ day: formatFullDay(entered.birthDate) })}, ${m.review_nationality({ country })}`
        : m.review_nationality_alone({ country })}
      <br />
      {m.review_passport()} <span className="code">{entered?.passportNumber ?? passportMasked}</span>
      {issuedBy ? `, ${m.review_passport_of({ country: countryName(issuedBy) })}` : null}
      {/* Keeps the line until it is read, so that nothing below moves. */}
      {entered === null || entered.passportExpiry ? (
        <>
          <br />
          {entered?.passportExpiry ? m.review_passport_until({ day: formatFullDay(entered.passportExpiry) }) : '\u00a0'}
        </>
      ) : null}
      {needs ? (
        <>
          <br />
          {m.tours_review_eats({ eats: eatsWords(needs.eats) })}
        </>
      ) : null}
      {needs?.health ? (
        <>
          <br />
          {m.tours_review_health({ text: needs.health })}
        </>
      ) : null}
    </>
  );
}
