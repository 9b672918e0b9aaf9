import { BRAND } from '#domain/core/brand.ts';
import { isolated } from '#domain/core/persian-text.ts';
import type { components } from '#openapi/generated/types.ts';
import { drawFacts, drawStub, wrapped } from '#server/orders/papers/halves.ts';
import { drawBand, drawDriverCard, drawSimulated } from '#server/orders/papers/marks.ts';
import { PAGE, QUIET, Sheet, type Style } from '#server/orders/papers/sheet.ts';
import { missingWords } from '#server/products/hotels/driver.ts';
import { ENGLISH, type PaperWords, PERSIAN } from '#server/products/hotels/papers/words.ts';

type Schemas = components['schemas'];
type Documents = Schemas['Documents'];
type Order = Schemas['HotelOrder'];

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const WIDTH = RIGHT - LEFT;
const LINE = 13;

/** True when the desk and drivers read Persian. */
const isAtHome = ({ country }: Order['item']) => country === 'IR';

/**
 * The voucher of a stay on one page: a half for the traveller and, in Iran, a half for the desk and a card for the
 * driver.
 */
export function voucherPdf(order: Order, { reference, issuedAt, papers }: Documents, url: string): Promise<Uint8Array> {
  const sheet = new Sheet(`Voucher ${reference}`, BRAND.name, issuedAt);
  const numbers = papers.map(({ number }) => number);
  sheet.doc.addPage();
  drawBand(sheet);
  const fold = drawHalf(sheet, 44, ENGLISH, order, { reference, numbers });
  const stub = isAtHome(order.item) ? drawDeskHalf(sheet, fold, order, { reference, numbers }) : fold;
  drawStub(sheet, Math.min(stub + 4, PAGE.height - 200), { reference, url, isLarge: true });
  drawFoot(sheet, order);
  return sheet.end();
}

type Codes = { readonly reference: string; readonly numbers: readonly string[] };

function drawDeskHalf(sheet: Sheet, fold: number, order: Order, codes: Codes): number {
  sheet.rule(0, fold, PAGE.width, true);
  return drawHalf(sheet, fold + 12, PERSIAN, order, codes);
}

/**
 * Returns the y position below the half. Up to four rooms get a separate line for their guests; more share one line
 * with the room.
 */
function drawHalf(sheet: Sheet, top: number, words: PaperWords, order: Order, { reference, numbers }: Codes): number {
  const { language, labels } = words;
  const { item } = order;
  const isPersian = language === 'fa';
  const edge = isPersian ? RIGHT : LEFT;
  const start: Style = { language, align: isPersian ? 'right' : 'left', within: WIDTH };
  const separator = isPersian ? '، ' : ', ';
  const stay = words.stay(item);
  sheet.write(words.kicker(item.rooms.length), edge, top + 8, { ...start, color: QUIET });
  sheet.write(words.hotel(item), edge, top + 29, { ...start, size: 17, bold: true, tag: 'H1' });
  sheet.write(words.place(item), edge, top + 43, { ...start, color: QUIET });
  drawFacts(sheet, top + 50, words, [
    [labels.arrival, [stay.arrives, stay.from]],
    [labels.departure, [stay.leaves, [stay.until, stay.nights].join(separator)]],
    ...(numbers.length === 1 ? [[labels.number, numbers] as const] : []),
    [labels.order, [reference]],
  ]);
  let y = top + 100;
  const isShort = item.rooms.length > 4;
  item.rooms.forEach((_, index) => {
    const code = numbers[index] ?? '';
    const number = numbers.length > 1 ? [isPersian ? isolated(code) : code] : [];
    const board = words.board(item.rooms[index]?.rate.board ?? 'roomOnly');
    const room = [words.room(item, index), board, ...number].join(separator);
    const guests = words.guests(order, index);
    sheet.write(isShort ? `${room}: ${guests}` : room, edge, y, { ...start, bold: true, size: isShort ? 8 : 10 });
    if (!isShort) sheet.write(guests, edge, y + LINE - 1, start);
    y += isShort ? 11 : 2 * LINE;
  });
  sheet.write(`${labels.paid}: ${words.paid(order).join(separator)}`, edge, y + 4, { ...start, bold: true });
  y += 4 + LINE;
  const notes = words.notes(item).flatMap((note) => wrapped(note, 105));
  for (const line of [...notes, ...words.refunds(item).flatMap((line) => wrapped(line, 120))]) {
    sheet.write(line, edge, y, { ...start, size: 8 });
    y += 11;
  }
  return y + 6;
}

function drawFoot(sheet: Sheet, { item }: Order): void {
  const { driver } = item;
  if (driver) {
    const missing = missingWords(driver);
    drawDriverCard(sheet, PAGE.height - 102, { fa: driver.fa, en: missing ? `${driver.en} ${missing}` : driver.en });
  }
  if (!item.isSimulated) return;
  drawSimulated(sheet, {
    en: 'Simulated: no hotel knows this voucher, and no money was charged.',
    fa: isAtHome(item) ? 'آزمایشی: این واچر واقعی نیست.' : null,
  });
}
