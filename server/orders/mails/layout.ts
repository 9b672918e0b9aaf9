import { airportOf } from '#domain/airports.ts';
import type { OrderLeg } from '#domain/fares.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { clockOf, dayOf, formatFullDay, formatFullPersianDay } from '#domain/time.ts';
import type { Block } from '#server/mails/layout.ts';

/** What the mails tell about an order. */
export type MailOrder = {
  readonly reference: string;
  readonly legs: readonly OrderLeg[];
  /** The part of the payment that the card pays. */
  readonly byCard: Money;
  /** The same in EUR, the currency of all prices. */
  readonly byCardInEuro: Money;
  /** In EUR, the part that the balance of the account pays. */
  readonly fromBalance: Money;
  /** Origin of the site. */
  readonly publicUrl: string;
};

/** Page of the order for somebody who knows reference and e-mail. */
export const findBookingUrl = ({ publicUrl, reference }: Pick<MailOrder, 'publicUrl' | 'reference'>): string =>
  `${publicUrl}/find-booking?reference=${encodeURIComponent(reference)}`;

/** "Outbound: Tehran (THR) 10:20 → Shiraz (SYZ) 11:45, Sat 5 Dec 2026 (14 Azar 1405), Iran Air IR 425". */
export function itineraryLine({ path, flight }: OrderLeg): string {
  const day = dayOf(flight.departsAt);
  const arrival = dayOf(flight.arrivesAt) === day ? '' : ' (next day)';
  return [
    `${path === 'departing' ? 'Outbound' : 'Return'}: ${placeOf(flight.origin)} ${clockOf(flight.departsAt)} → ${placeOf(flight.destination)} ${clockOf(flight.arrivesAt)}${arrival}`,
    `${formatFullDay(day)} (${formatFullPersianDay(day)})`,
    `${flight.airlineName} ${flight.flightNumber}`,
  ].join(', ');
}

type Paid = Pick<MailOrder, 'byCard' | 'byCardInEuro' | 'fromBalance'>;

/** "€95.00", "$103.55 (€95.00)", or what comes from where: "€55.00 by card and €40.00 from your balance". */
export function paymentText({ byCard, byCardInEuro, fromBalance }: Paid): string {
  const inEuro = byCard.currency === 'EUR' ? '' : ` (${formatMoney(byCardInEuro)})`;
  const card = formatMoney(byCard) + inEuro;
  if (fromBalance.amount === 0) return card;
  const balance = `${formatMoney(fromBalance)} from your balance`;
  return byCard.amount === 0 ? balance : `${card} by card and ${balance}`;
}

export const itinerary = (order: MailOrder): Block => ({
  heading: 'Your flights (Tehran time)',
  lines: order.legs.map(itineraryLine),
});

export const orderLink = (order: MailOrder): Block => ({
  lines: ['Open your order with this reference and your e-mail address:'],
  link: { text: 'Open my order', url: findBookingUrl(order) },
});

const placeOf = (code: string) => {
  const airport = airportOf(code);
  return airport ? `${airport.city} (${code})` : code;
};
