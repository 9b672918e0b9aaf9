import { BRAND } from '#domain/core/brand.ts';
import { VOUCHER_IN_PERSIAN } from '#domain/transport/voucher-in-persian.ts';
import type { components } from '#openapi/generated/types.ts';
import { isDrawable } from '#server/orders/papers/faces.ts';
import { drawFacts, drawStub, wrapped } from '#server/orders/papers/halves.ts';
import { drawBand, drawDriverCard, drawSimulated } from '#server/orders/papers/marks.ts';
import { INK, PAGE, QUIET, Sheet, type Style } from '#server/orders/papers/sheet.ts';
import {
  type Codes,
  cardOf,
  ENGLISH,
  notesOf,
  type Order,
  type PaperWords,
  PERSIAN,
  type Ride,
} from '#server/products/transport/papers/words.ts';

type Documents = components['schemas']['Documents'];

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const WIDTH = RIGHT - LEFT;
const LINE = 13;
const SIGN_HEIGHT = 96;
const LEAST_SIGN_HEIGHT = 46;
/** A lower one has the name alone. */
const WHOLE_SIGN_HEIGHT = 70;
const CARD_TOP = PAGE.height - 102;
const STUB_HEIGHT = 98;

/** A page for each ride whose voucher is valid, in English and Persian, with the sign and a card for the driver; of a service at an airport one for all. */
export function voucherPdf(order: Order, documents: Documents, url: string): Promise<Uint8Array> {
  const { reference, issuedAt, papers } = documents;
  const sheet = new Sheet(`Voucher ${reference}`, BRAND.name, issuedAt);
  const isService = order.item.kind === 'cip';
  order.item.rides.forEach((ride, place) => {
    const own = isService ? papers : papers.filter(({ position }) => position === place);
    if (own.length > 0)
      drawPage(sheet, order, ride, { codes: { reference, numbers: own.map(({ number }) => number) }, url });
  });
  return sheet.end();
}

function drawPage(
  sheet: Sheet,
  order: Order,
  ride: Ride,
  { codes, url }: { readonly codes: Codes; readonly url: string },
): void {
  sheet.doc.addPage();
  drawBand(sheet);
  const fold = drawHalf(sheet, 44, ENGLISH, { order, ride, codes });
  sheet.rule(0, fold, PAGE.width, true);
  let y = drawHalf(sheet, fold + 12, PERSIAN, { order, ride, codes });
  y = drawNotes(sheet, y, order, codes);
  const sign = signOn(order);
  if (sign !== '') y = drawSign(sheet, y, { sign, ride, height: signHeight(y, codes) });
  if (codes.numbers.length > 1) {
    for (const line of wrapped(`Numbers: ${codes.numbers.join(', ')}`, 100)) {
      sheet.write(line, LEFT, y + 8, { bold: true });
      y += LINE;
    }
  }
  const isDriven = order.item.kind !== 'cip';
  drawStub(sheet, Math.min(y + 8, (isDriven ? CARD_TOP : PAGE.height - 40) - STUB_HEIGHT), {
    reference: codes.reference,
    url,
    isLarge: true,
  });
  if (isDriven) drawDriverCard(sheet, CARD_TOP, cardOf(order.item, ride));
  if (order.item.isSimulated)
    drawSimulated(sheet, {
      en: 'Simulated: no driver and no airport knows this paper, and no money was charged.',
      fa: VOUCHER_IN_PERSIAN.simulated,
    });
}

type Half = { readonly order: Order; readonly ride: Ride; readonly codes: Codes };

/** Returns the y position below the half. */
function drawHalf(sheet: Sheet, top: number, words: PaperWords, { order, ride, codes }: Half): number {
  const { language } = words;
  const isPersian = language === 'fa';
  const edge = isPersian ? RIGHT : LEFT;
  const start: Style = { language, align: isPersian ? 'right' : 'left', within: WIDTH };
  sheet.write(words.kicker(order.item), edge, top + 8, { ...start, color: QUIET });
  sheet.write(words.title(order.item, ride), edge, top + 29, { ...start, size: 17, bold: true, tag: 'H1' });
  drawFacts(sheet, top + 40, words, words.facts(order.item, ride, codes));
  // In English the day has a line more: it is told in both calendars.
  let y = top + (isPersian ? 88 : 102);
  for (const line of words.lines(order, ride).flatMap((text) => wrapped(text, 108))) {
    sheet.write(line, edge, y, start);
    y += LINE;
  }
  // The plate as it is painted: in Persian, for who compares it with the car.
  if (!isPersian && ride.driver) {
    sheet.write('Plate:', LEFT, y, start);
    sheet.write(ride.driver.plateFa, LEFT + 150, y, { language: 'fa', align: 'right', bold: true, size: 11 });
    y += LINE;
  }
  return y + 6;
}

/** As it was told; the Latin name of who booked where no font has its letters. */
function signOn({ item: { meeting }, passengers: [lead] }: Order): string {
  const sign = meeting?.sign ?? '';
  return isDrawable(sign) || !lead ? sign : `${lead.firstName} ${lead.lastName}`;
}

/** Two addresses with the stops leave less room: then the sign is lower. */
const signHeight = (top: number, codes: Codes): number =>
  Math.max(LEAST_SIGN_HEIGHT, Math.min(SIGN_HEIGHT, roomBelow(top, codes)));

const roomBelow = (top: number, { numbers }: Codes): number =>
  CARD_TOP - STUB_HEIGHT - 14 - (numbers.length > 1 ? LINE : 0) - top;

/** In both languages; in English alone, and then not at all, where two addresses with the stops leave no room: the page says it. */
function drawNotes(sheet: Sheet, top: number, { item }: Order, codes: Codes): number {
  const notes = notesOf(item);
  if (!notes) return top;
  const english = wrapped(notes.en, 108).map((text) => ({ text, language: 'en' as const }));
  const persian = (notes.fa === '' ? [] : wrapped(notes.fa, 108)).map((text) => ({ text, language: 'fa' as const }));
  const lines = [[...english, ...persian], english].find(
    ({ length }) => roomBelow(top + length * LINE, codes) >= LEAST_SIGN_HEIGHT,
  );
  let y = top;
  for (const { text, language } of lines ?? []) {
    const isPersian = language === 'fa';
    sheet.write(text, isPersian ? RIGHT : LEFT, y, { language, align: isPersian ? 'right' : 'left', within: WIDTH });
    y += LINE;
  }
  return y;
}

type Drawn = { readonly sign: string; readonly ride: Ride; readonly height: number };

/** What stands on the sign, as large as it fits. */
function drawSign(sheet: Sheet, top: number, { sign, ride: { flight }, height }: Drawn): number {
  sheet.decorate(() => {
    sheet.doc.roundedRect(LEFT, top, WIDTH, height, 6).lineWidth(3).strokeColor(INK).stroke();
  });
  const isPersian = /\p{Script=Arabic}/u.test(sign);
  sheet.write('The driver holds this sign', LEFT + 14, top + 18, { size: 8, color: QUIET, tag: 'H2' });
  sheet.write(VOUCHER_IN_PERSIAN.labels.sign, RIGHT - 14, top + 18, {
    size: 8,
    color: QUIET,
    align: 'right',
    language: 'fa',
  });
  const isWhole = height >= WHOLE_SIGN_HEIGHT;
  const size = Math.max(20, (34 * height) / SIGN_HEIGHT);
  sheet.write(sign, PAGE.width / 2, isWhole ? top + height - 34 : top + (height + size * 0.7) / 2, {
    ...{ align: 'center', size, bold: true, within: isWhole ? WIDTH - 40 : WIDTH - 260 },
    language: isPersian ? 'fa' : 'en',
  });
  if (isWhole)
    sheet.write([BRAND.name, flight].filter(Boolean).join(', '), PAGE.width / 2, top + height - 12, {
      align: 'center',
      color: QUIET,
    });
  return top + height + 6;
}
