import { BRAND } from '#domain/core/brand.ts';
import type { RunOrder } from '#domain/transport/orders.ts';
import { stepsLeft } from '#domain/transport/runs/steps-back.ts';
import { TICKET_IN_PERSIAN } from '#domain/transport/runs/ticket-in-persian.ts';
import type { components } from '#openapi/generated/types.ts';
import { drawFacts, drawStub, wrapped } from '#server/orders/papers/halves.ts';
import { drawBand, drawDriverCard, drawSimulated } from '#server/orders/papers/marks.ts';
import { personName } from '#server/orders/papers/person-name.ts';
import { PAGE, QUIET, Sheet, type Style } from '#server/orders/papers/sheet.ts';
import { ENGLISH, PERSIAN, type Ticket, type TicketWords } from '#server/products/transport/runs/papers/words.ts';

type Documents = components['schemas']['Documents'];
type Page = { readonly ticket: Ticket; readonly name: string; readonly place: number; readonly count: number };

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const WIDTH = RIGHT - LEFT;
const LINE = 13;
const CARD_TOP = PAGE.height - 102;
const MOST_LETTERS = 108;

/** A page for each person whose ticket is valid, in English and Persian, with a card for the driver who brings them there. */
export function ticketsPdf(order: RunOrder, documents: Documents, url: string): Promise<Uint8Array> {
  const { reference, issuedAt } = documents;
  const sheet = new Sheet(`Tickets ${reference}`, BRAND.name, issuedAt);
  const { from, isSimulated } = order.item;
  for (const page of pagesOf(order, documents)) {
    sheet.doc.addPage();
    drawBand(sheet);
    const fold = drawHalf(sheet, 44, ENGLISH, page);
    sheet.rule(0, fold, PAGE.width, true);
    const y = drawHalf(sheet, fold + 12, PERSIAN, page);
    drawStub(sheet, Math.min(y + 8, CARD_TOP - 98), { reference, url, isLarge: true });
    drawDriverCard(sheet, CARD_TOP, { fa: TICKET_IN_PERSIAN.takeMe(from.fa), en: `please take me to ${from.en}.` });
    if (isSimulated)
      drawSimulated(sheet, {
        en: 'Simulated: no railway and no bus company knows this ticket, and no money was charged.',
        fa: TICKET_IN_PERSIAN.simulated,
      });
  }
  return sheet.end();
}

function pagesOf({ item, passengers, serverNow }: RunOrder, { papers, reference }: Documents): readonly Page[] {
  const steps = stepsLeft(item.stepsBack, serverNow);
  return papers.flatMap(({ number, holder }, index) => {
    const person = holder ? passengers[holder.person] : undefined;
    if (!holder || !person) return [];
    const place = item.places.find((one) => one.person === holder.person) ?? null;
    const ticket = { item, place, number, reference, passportNumber: holder.passportNumber, steps };
    return [{ ticket, name: personName(person), place: index + 1, count: papers.length }];
  });
}

/** Returns the y position below the half. */
function drawHalf(sheet: Sheet, top: number, words: TicketWords, { ticket, name, place, count }: Page): number {
  const { language } = words;
  const isPersian = language === 'fa';
  const edge = isPersian ? RIGHT : LEFT;
  const align = isPersian ? 'right' : 'left';
  const start: Style = { language, align, within: WIDTH };
  sheet.write(words.kicker(ticket.item, place, count), edge, top + 8, { ...start, color: QUIET });
  sheet.write(name, edge, top + 29, { align, within: WIDTH, size: 17, bold: true, tag: 'H1' });
  sheet.write(words.way(ticket.item), edge, top + 47, { ...start, bold: true, size: 11 });
  drawFacts(sheet, top + 56, words, words.facts(ticket));
  let y = top + 118;
  for (const line of words.lines(ticket).flatMap((text) => wrapped(text, MOST_LETTERS))) {
    sheet.write(line, edge, y, start);
    y += LINE;
  }
  return y + 6;
}
