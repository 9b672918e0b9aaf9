import { BRAND } from '#domain/core/brand.ts';
import { isolated } from '#domain/core/persian-text.ts';
import { VOUCHER_IN_PERSIAN } from '#domain/tours/voucher-in-persian.ts';
import type { components } from '#openapi/generated/types.ts';
import { drawFacts, drawStub, wrapped } from '#server/orders/papers/halves.ts';
import { drawBand, drawSimulated } from '#server/orders/papers/marks.ts';
import { PAGE, QUIET, Sheet, type Style } from '#server/orders/papers/sheet.ts';
import { VOUCHER } from '#server/products/tours/detail.ts';
import { ENGLISH, type PaperWords, PERSIAN } from '#server/products/tours/papers/words.ts';

type Schemas = components['schemas'];
type Order = Schemas['ToursOrder'];

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const WIDTH = RIGHT - LEFT;
const LINE = 13;
/** More names than this share lines of two. */
const NAMES_ALONE = 5;

type Codes = { readonly reference: string; readonly number: string; readonly isVoucher: boolean };

/** The paper of a tour on one page, a half in English and a half in Persian: a confirmation, and the voucher once all is paid. */
export function tourPdf(order: Order, { reference, issuedAt, papers }: Schemas['Documents'], url: string) {
  const voucher = papers.find(({ kind }) => kind === VOUCHER);
  const codes = { reference, number: voucher?.number ?? papers[0]?.number ?? '', isVoucher: voucher !== undefined };
  const sheet = new Sheet(`${codes.isVoucher ? 'Voucher' : 'Confirmation'} ${reference}`, BRAND.name, issuedAt);
  sheet.doc.addPage();
  drawBand(sheet);
  const fold = drawHalf(sheet, 44, ENGLISH, order, codes);
  sheet.rule(0, fold, PAGE.width, true);
  const stub = drawHalf(sheet, fold + 12, PERSIAN, order, codes);
  drawStub(sheet, Math.min(stub + 4, PAGE.height - 130), { reference, url });
  if (order.item.isSimulated)
    drawSimulated(sheet, {
      en: 'Simulated: no guide knows this paper, and no money was charged.',
      fa: VOUCHER_IN_PERSIAN.simulated,
    });
  return sheet.end();
}

/** Returns the y position below the half. */
function drawHalf(sheet: Sheet, top: number, words: PaperWords, order: Order, codes: Codes): number {
  const { language, labels } = words;
  const isPersian = language === 'fa';
  const edge = isPersian ? RIGHT : LEFT;
  const start: Style = { language, align: isPersian ? 'right' : 'left', within: WIDTH };
  const code = (text: string) => (isPersian ? isolated(text) : text);
  sheet.write(words.kicker(codes.isVoucher), edge, top + 8, { ...start, color: QUIET });
  sheet.write(words.title(order.item), edge, top + 29, { ...start, size: 17, bold: true, tag: 'H1' });
  const [first, last] = words.days(order.item);
  drawFacts(sheet, top + 40, words, [
    [labels.begins, (first ?? []).filter((line) => line !== '')],
    [labels.ends, (last ?? []).filter((line) => line !== '')],
    [labels.number, [code(codes.number)]],
    [labels.order, [code(codes.reference)]],
  ]);
  let y = top + 96;
  const write = (text: string, style: Style = {}) => {
    sheet.write(text, edge, y, { ...start, ...style });
    y += LINE;
  };
  for (const line of inLines(words.names(order), isPersian ? '، ' : ', ')) write(line, { bold: true, size: 10 });
  for (const fact of words.facts(order.item)) write(fact);
  y += 4;
  for (const [label, text] of words.meet(order.item)) {
    const lines = wrapped(`${label}: ${text}`, 100);
    for (const line of lines) write(line);
  }
  return y + 6;
}

/** Each name in a line, or two where there are many. */
function inLines(names: readonly string[], separator: string): string[] {
  const each = names.length > NAMES_ALONE ? 2 : 1;
  return Array.from({ length: Math.ceil(names.length / each) }, (_, line) =>
    names.slice(line * each, (line + 1) * each).join(separator),
  );
}
