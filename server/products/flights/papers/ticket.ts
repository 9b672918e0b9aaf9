import { BRAND } from '#domain/core/brand.ts';
import { euro, type Money } from '#domain/core/money.ts';
import { spellReference } from '#domain/core/reference.ts';
import { type LegRefund, refundPlan } from '#domain/flights/flight-cancellation.ts';
import { ticketPrices } from '#domain/flights/ticket-prices.ts';
import type { components } from '#openapi/generated/types.ts';
import { drawBand, drawDriverCard, drawQr, drawSimulated } from '#server/orders/papers/marks.ts';
import { personName } from '#server/orders/papers/person-name.ts';
import { ACCENT, PAGE, QUIET, Sheet, type Style } from '#server/orders/papers/sheet.ts';
import { cardsOf } from '#server/products/flights/cards.ts';
import { ENGLISH, type LegWords, type PaperWords, PERSIAN } from '#server/products/flights/papers/words.ts';

type Schemas = components['schemas'];
type Documents = Schemas['Documents'];
type Order = Schemas['FlightOrder'];
type Ticket = {
  readonly ticketNumber: string;
  readonly passenger: Order['passengers'][number];
  readonly passportNumber: string;
  readonly legs: Order['item']['legs'];
  readonly fareClasses: Order['item']['fareClasses'][number];
};

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const WIDTH = RIGHT - LEFT;
const GAP = 24;

/**
 * Tickets of an order, one person per page: a half for the traveller, a half for the counter, a card for the driver.
 */
export function ticketsPdf(order: Order, { reference, issuedAt, papers }: Documents, url: string): Promise<Uint8Array> {
  const sheet = new Sheet(`Tickets ${reference}`, BRAND.name, issuedAt);
  const { lines, discount, item } = order;
  const refunds = refundPlan({ ...item, lines, discount: discount?.amount ?? euro(0) });
  const tickets = ticketsIn(order, papers);
  tickets.forEach((ticket, index) => {
    sheet.doc.addPage();
    drawBand(sheet);
    const prices = ticketPrices({ ...ticket, ageClass: ticket.passenger.ageClass }, order);
    const half = (words: PaperWords, top: number) => {
      const kicker = words.kicker(index + 1, tickets.length);
      return drawHalf(sheet, top, { words, ticket, reference, refunds, prices, kicker });
    };
    const fold = half(ENGLISH, 46);
    sheet.rule(0, fold, PAGE.width, true);
    const stub = half(PERSIAN, fold + 14);
    drawStub(sheet, stub, reference, url);
    drawFoot(sheet, ticket);
  });
  return sheet.end();
}

function ticketsIn({ passengers, item }: Order, papers: Documents['papers']): Ticket[] {
  return papers.flatMap(({ number, holder }) => {
    const passenger = holder ? passengers[holder.person] : undefined;
    if (!holder || !passenger) return [];
    const fareClasses = item.fareClasses[holder.person] ?? [];
    return [{ ticketNumber: number, passenger, passportNumber: holder.passportNumber, legs: item.legs, fareClasses }];
  });
}

type Half = {
  readonly words: PaperWords;
  readonly ticket: Ticket;
  readonly reference: string;
  readonly refunds: readonly LegRefund[];
  readonly prices: readonly Money[];
  readonly kicker: string;
};

/** Returns the y position below the half. */
function drawHalf(sheet: Sheet, top: number, { words, ticket, reference, refunds, prices, kicker }: Half): number {
  const { language, labels } = words;
  const isPersian = language === 'fa';
  const start = isPersian ? 'right' : 'left';
  const edge = isPersian ? RIGHT : LEFT;
  sheet.write(kicker, edge, top + 8, { language, color: QUIET, align: start });
  sheet.write(personName(ticket.passenger), edge, top + 29, {
    size: 17,
    bold: true,
    align: start,
    within: WIDTH,
    tag: 'H1',
  });
  const { legs } = ticket;
  const column = legs.length > 1 ? (WIDTH - GAP) / 2 : WIDTH;
  const below = legs.map((leg, index) => {
    const place = isPersian ? legs.length - 1 - index : index;
    const box = { x: LEFT + place * (column + GAP), width: column, top: top + 42 };
    return drawLeg(sheet, box, words, words.leg(leg), {
      isOneOfTwo: legs.length > 1,
      refund: words.refund(
        refunds.find(({ path }) => path === leg.path) ?? { path: leg.path, paid: euro(0), steps: [] },
        leg.fare.kind === 'charter',
      ),
    });
  });
  const y = Math.max(...below) + 6;
  const facts: readonly Fact[] = [
    [labels.passport, [ticket.passportNumber]],
    [labels.ticket, [ticket.ticketNumber]],
    [labels.order, [reference]],
    [labels.price, prices.map(words.price)],
  ];
  drawFacts(sheet, { x: LEFT, width: WIDTH, top: y }, words, facts);
  return y + 38;
}

type Box = { readonly x: number; readonly width: number; readonly top: number };
type Fact = readonly [label: string, lines: readonly string[]];

function drawLeg(
  sheet: Sheet,
  { x, width, top }: Box,
  words: PaperWords,
  leg: LegWords,
  { isOneOfTwo, refund }: { readonly isOneOfTwo: boolean; readonly refund: readonly string[] },
): number {
  const { language, labels } = words;
  const isPersian = language === 'fa';
  const first = isPersian ? x + width : x;
  const last = isPersian ? x : x + width;
  const toFirst: Style = { language, align: isPersian ? 'right' : 'left', within: width * 0.62 };
  const toLast: Style = { language, align: isPersian ? 'left' : 'right', within: width * 0.36 };
  let y = top;
  if (isOneOfTwo) {
    sheet.write(leg.way, first, y + 8, { ...toFirst, bold: true, color: ACCENT });
    y += 12;
  }
  sheet.write(leg.from, first, y + 22, { ...toFirst, size: 22, bold: true, within: width * 0.36 });
  sheet.write(leg.to, last, y + 22, { ...toLast, size: 22, bold: true });
  sheet.write(leg.duration, x + width / 2, y + 12, { language, align: 'center', size: 8, color: QUIET });
  sheet.rule(x + width * 0.39, y + 17, width * 0.22);
  sheet.write(leg.departs, first, y + 43, { ...toFirst, size: 17, bold: true });
  sheet.write(leg.arrives, last, y + 43, { ...toLast, size: 17, bold: true });
  sheet.write(leg.departsOn, first, y + 57, { ...toFirst, size: 11, bold: true });
  sheet.write(leg.arrivesOn, last, y + 57, { ...toLast, size: 9 });
  sheet.write(leg.departsFrom, first, y + 69, { ...toFirst, color: QUIET });
  sheet.write(leg.arrivesAt, last, y + 69, { ...toLast, color: QUIET });
  drawFacts(sheet, { x, width, top: y + 78 }, words, [
    [labels.flight, [leg.flight, leg.airline]],
    [labels.class, [leg.fareClass]],
    [labels.bags, leg.bags],
  ]);
  sheet.write(labels.refund, first, y + 124, { ...toFirst, size: 8, color: QUIET });
  refund.forEach((line, index) => {
    sheet.write(line, first, y + 135 + index * 11, { ...toFirst, bold: index === 0, within: width });
  });
  return y + 135 + refund.length * 11;
}

function drawFacts(sheet: Sheet, { x, width, top }: Box, { language }: PaperWords, facts: readonly Fact[]): void {
  const isPersian = language === 'fa';
  const column = width / facts.length;
  facts.forEach(([label, lines], index) => {
    const at = isPersian ? x + width - index * column : x + index * column;
    const style: Style = { language, align: isPersian ? 'right' : 'left', within: column - 6 };
    sheet.write(label, at, top + 8, { ...style, size: 8, color: QUIET });
    lines.forEach((line, row) => {
      sheet.write(line, at, top + 20 + row * 12, { ...style, bold: true, size: 10 });
    });
  });
}

function drawStub(sheet: Sheet, top: number, reference: string, url: string): void {
  sheet.rule(LEFT, top, WIDTH);
  drawQr(sheet, LEFT, top + 10, 76, url);
  sheet.write('Scan to open this order on a phone', LEFT + 92, top + 30, { bold: true, size: 10 });
  sheet.write('It asks for the order reference and your e-mail.', LEFT + 92, top + 44, { color: QUIET });
  sheet.write(reference, RIGHT, top + 66, { bold: true, size: 15, align: 'right' });
  sheet.write(`To read aloud: ${spellReference(reference)}`, RIGHT, top + 82, {
    size: 8,
    color: QUIET,
    align: 'right',
  });
}

/** A sentence for the taxi to the first flight, and the note that all is simulated. */
function drawFoot(sheet: Sheet, { legs: [leg] }: Ticket): void {
  const driver = leg && cardsOf(leg.flight).driver;
  if (driver) drawDriverCard(sheet, PAGE.height - 102, driver);
  drawSimulated(sheet, {
    en: 'Simulated: no airline knows this ticket, and no money was charged.',
    fa: 'آزمایشی: این بلیت واقعی نیست.',
  });
}
