import { airportOf } from '#domain/airports.ts';
import type { OrderLeg } from '#domain/fares.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { clockOf, dayOf, formatFullDay, formatFullPersianDay } from '#domain/time.ts';
import { escapeHtml } from '#server/escape-html.ts';
import type { Mail } from '#server/orders/outbox.ts';

/** What the mails tell about an order. */
export type MailOrder = {
  readonly reference: string;
  readonly legs: readonly OrderLeg[];
  /** The part of the payment that the card pays. */
  readonly byCard: Money;
  /** In EUR, the part that the balance of the account pays. */
  readonly fromBalance: Money;
  /** Origin of the site. */
  readonly publicUrl: string;
};

type Block = {
  readonly heading?: string;
  readonly lines: readonly string[];
  readonly link?: { text: string; url: string };
};

const SIMULATED = 'Safar is a demonstration: flights, payments and tickets are simulated, and no money was charged.';

/** Page of the order for somebody who knows reference and e-mail. */
export const findBookingUrl = ({ publicUrl, reference }: Pick<MailOrder, 'publicUrl' | 'reference'>): string =>
  `${publicUrl}/find-booking?reference=${encodeURIComponent(reference)}`;

/** "Tehran (THR) 10:20 → Shiraz (SYZ) 11:45, Sat 5 Dec 2026 (14 Azar 1405), Iran Air IR 425". */
export function itineraryLine({ path, flight }: OrderLeg): string {
  const day = dayOf(flight.departsAt);
  const arrival = dayOf(flight.arrivesAt) === day ? '' : ' (next day)';
  return [
    `${path === 'departing' ? 'Out' : 'Back'}: ${placeOf(flight.origin)} ${clockOf(flight.departsAt)} → ${placeOf(flight.destination)} ${clockOf(flight.arrivesAt)}${arrival}`,
    `${formatFullDay(day)} (${formatFullPersianDay(day)})`,
    `${flight.airlineName} ${flight.flightNumber}`,
  ].join(', ');
}

/** "€95.00", or what comes from where: "€55.00 by card and €40.00 from your balance". */
export function paymentText({ byCard, fromBalance }: Pick<MailOrder, 'byCard' | 'fromBalance'>): string {
  if (fromBalance.amount === 0) return formatMoney(byCard);
  const balance = `${formatMoney(fromBalance)} from your balance`;
  return byCard.amount === 0 ? balance : `${formatMoney(byCard)} by card and ${balance}`;
}

export const itinerary = (order: MailOrder): Block => ({
  heading: 'Your flights (Tehran time)',
  lines: order.legs.map(itineraryLine),
});

export const orderLink = (order: MailOrder): Block => ({
  lines: ['Open your order with this reference and your e-mail address:'],
  link: { text: 'Open my order', url: findBookingUrl(order) },
});

/** The same words as text and as plain HTML, without pictures or anything loaded from elsewhere. */
export function mailOf(subject: string, blocks: readonly Block[]): Mail {
  const all = [...blocks, { lines: [SIMULATED] }];
  return {
    subject,
    text: all.map(blockText).join('\n\n').concat('\n'),
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      `<title>${escapeHtml(subject)}</title></head>`,
      '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#14212b;background:#ffffff">',
      `<main style="max-width:36em;margin:0 auto"><h1 style="font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>`,
      ...all.map(blockHtml),
      '</main></body></html>',
    ].join('\n'),
  };
}

const blockText = ({ heading, lines, link }: Block) =>
  [...(heading ? [heading] : []), ...lines, ...(link ? [link.url] : [])].join('\n');

const blockHtml = ({ heading, lines, link }: Block) =>
  [
    ...(heading ? [`<h2 style="font-size:17px;margin:24px 0 4px">${escapeHtml(heading)}</h2>`] : []),
    ...lines.map((line) => `<p style="margin:4px 0">${escapeHtml(line)}</p>`),
    ...(link ? [`<p style="margin:8px 0"><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>`] : []),
  ].join('\n');

const placeOf = (code: string) => {
  const airport = airportOf(code);
  return airport ? `${airport.city} (${code})` : code;
};
