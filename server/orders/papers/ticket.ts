import { airlineNameOf } from '#domain/airlines.ts';
import { airportOf } from '#domain/airports.ts';
import { clockOf, dayOf, formatFullDay, formatPersianDayFa, toPersianDigits } from '#domain/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { type Fact, facts, page, text } from '#server/orders/papers/page.ts';

type Ticket = components['schemas']['Documents']['tickets'][number];
type Leg = Ticket['legs'][number];
type Numbered = { readonly number: number; readonly count: number; readonly reference: string };

/** One ticket for two readers: the traveller, and the clerk at the counter. */
export function ticketPage(ticket: Ticket, { number, count, reference }: Numbered): string {
  const name = `${ticket.passenger.firstName} ${ticket.passenger.lastName}`;
  const codes = (labels: readonly [string, string, string]): Fact[] => [
    [labels[0], ticket.passportNumber],
    [labels[1], ticket.ticketNumber],
    [labels[2], reference],
  ];
  return page(
    `${name}, ${ticket.ticketNumber}`,
    `<section><p class="quiet">E-ticket ${number} of ${count}</p><h1>${text(name)}</h1>
${ticket.legs.map((leg) => legPart(leg, ticket.legs.length > 1, english)).join('\n')}
${facts(codes(['Passport', 'Ticket', 'Order']))}</section>
<section lang="fa" dir="rtl"><p class="quiet">بلیت الکترونیکی ${toPersianDigits(`${number}`)} از ${toPersianDigits(`${count}`)}، نام مسافر مطابق گذرنامه</p><h1><bdi>${text(name)}</bdi></h1>
${ticket.legs.map((leg) => legPart(leg, ticket.legs.length > 1, persian)).join('\n')}
${facts(codes(['گذرنامه', 'شماره بلیت', 'شماره سفارش']))}</section>`,
  );
}

type Words = (leg: Leg) => { readonly way: string; readonly title: string; readonly rows: readonly Fact[] };

function legPart(leg: Leg, isOneOfTwo: boolean, words: Words): string {
  const { way, title, rows } = words(leg);
  return `<h2>${text(isOneOfTwo ? `${way}: ${title}` : title)}</h2>${facts(rows)}`;
}

const flightOf = ({ flight }: Leg) =>
  `${flight.airline} ${flight.flightNumber.replace(new RegExp(`^${flight.airline}\\s*`), '')}`;

const english: Words = (leg) => {
  const { flight, fare, path } = leg;
  const place = (code: string) => `${airportOf(code)?.city ?? code} (${code}), ${airportOf(code)?.airport ?? code}`;
  const moment = (at: number) => `${formatFullDay(dayOf(at))}, ${clockOf(at)} Tehran time`;
  return {
    way: path === 'departing' ? 'Outbound' : 'Return',
    title: `${airportOf(flight.origin)?.city ?? flight.origin} to ${airportOf(flight.destination)?.city ?? flight.destination}`,
    rows: [
      ['Flight', `${flightOf(leg)}, ${airlineNameOf(flight.airline)?.en ?? flight.airlineName}`],
      ['From', `${place(flight.origin)}${flight.terminal ? `, terminal ${flight.terminal}` : ''}`],
      ['Departs', moment(flight.departsAt)],
      ['To', place(flight.destination)],
      ['Arrives', moment(flight.arrivesAt)],
      ['Class', `Economy, ${fare.fareClass}`],
      ['Bags', `${fare.checkedKg} kg and ${fare.handKg} kg in the cabin`],
    ],
  };
};

const persian: Words = (leg) => {
  const { flight, fare, path } = leg;
  const city = (code: string) => airportOf(code)?.cityFa ?? code;
  const place = (code: string) => `${city(code)}، ${airportOf(code)?.airportFa ?? code}`;
  const moment = (at: number) => `${formatPersianDayFa(dayOf(at))}، ${toPersianDigits(clockOf(at))}`;
  return {
    way: path === 'departing' ? 'رفت' : 'برگشت',
    title: `${city(flight.origin)} به ${city(flight.destination)}`,
    rows: [
      ['پرواز', `${flightOf(leg)} ${airlineNameOf(flight.airline)?.fa ?? flight.airlineName}`],
      ['از', `${place(flight.origin)}${flight.terminal ? `، پایانه ${toPersianDigits(flight.terminal)}` : ''}`],
      ['حرکت', moment(flight.departsAt)],
      ['به', place(flight.destination)],
      ['رسیدن', moment(flight.arrivesAt)],
      ['کلاس', `اکونومی ${fare.fareClass}`],
      ['بار مجاز', `${toPersianDigits(`${fare.checkedKg}`)} کیلو و ${toPersianDigits(`${fare.handKg}`)} کیلو دستی`],
    ],
  };
};
