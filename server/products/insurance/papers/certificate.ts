import { BRAND } from '#domain/core/brand.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { EMERGENCY_NUMBERS } from '#domain/country/emergency.ts';
import { CERTIFICATE_IN_PERSIAN } from '#domain/insurance/certificate-in-persian.ts';
import { HELPER_PHONE } from '#domain/insurance/cover.ts';
import type { components } from '#openapi/generated/types.ts';
import { drawBand, drawQr, drawSimulated } from '#server/orders/papers/marks.ts';
import { PAGE, QUIET, Sheet, type Style } from '#server/orders/papers/sheet.ts';
import { type Certificate, type CertificateWords, ENGLISH, PERSIAN } from '#server/products/insurance/papers/words.ts';

type Schemas = components['schemas'];

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const WIDTH = RIGHT - LEFT;
const COLUMNS = 3;
const ROW = 36;

/** A page for each person: a half in English, a half in Persian, and a code that leads a consulate to the check. */
export function certificatesPdf(
  order: Schemas['InsuranceOrder'],
  { reference, issuedAt, papers }: Schemas['Documents'],
  url: string,
): Promise<Uint8Array> {
  const sheet = new Sheet(`Travel insurance ${reference}`, BRAND.name, issuedAt);
  const certificates = papers.flatMap((paper, index) =>
    certificateOf(order, paper, { place: index + 1, count: papers.length }),
  );
  for (const certificate of certificates) {
    sheet.doc.addPage();
    drawBand(sheet);
    const fold = drawHalf(sheet, 44, ENGLISH, certificate);
    sheet.rule(0, fold, PAGE.width, true);
    const stub = drawHalf(sheet, fold + 12, PERSIAN, certificate);
    drawStub(sheet, stub + 4, certificate, { reference, url });
    drawSimulated(sheet, {
      en: 'Simulated: no insurer has issued this certificate.',
      fa: CERTIFICATE_IN_PERSIAN.simulated,
    });
  }
  return sheet.end();
}

function certificateOf(
  { item, passengers }: Schemas['InsuranceOrder'],
  { number, holder }: Schemas['Paper'],
  counted: Pick<Certificate, 'place' | 'count'>,
): Certificate[] {
  const [person, covered] = [passengers[holder?.person ?? -1], item.people[holder?.person ?? -1]];
  if (!holder || !person || !covered) return [];
  const { days, lastDay } = covered;
  const { passportNumber, birthDate = null } = holder;
  return [{ item, person, number, passportNumber, birthDate, days, lastDay, ...counted }];
}

/** Returns the y position below the half. */
function drawHalf(sheet: Sheet, top: number, words: CertificateWords, certificate: Certificate): number {
  const { language } = words;
  const isPersian = language === 'fa';
  const edge = isPersian ? RIGHT : LEFT;
  const start: Style = { language, align: isPersian ? 'right' : 'left', within: WIDTH };
  sheet.write(words.kicker(certificate), edge, top + 8, { ...start, color: QUIET });
  sheet.write(words.name(certificate), edge, top + 30, { ...start, size: 17, bold: true, tag: 'H1' });
  const columnAt = (index: number, columns: number) =>
    isPersian ? RIGHT - index * (WIDTH / columns) : LEFT + index * (WIDTH / columns);
  words.days(certificate).forEach(([day, meaning], index) => {
    const style: Style = { ...start, within: WIDTH / 2 - 8 };
    sheet.write(day, columnAt(index, 2), top + 58, { ...style, size: 13, bold: true });
    sheet.write(meaning, columnAt(index, 2), top + 72, { ...style, size: 8, color: QUIET });
  });
  const facts = words.facts(certificate);
  facts.forEach(([label, text], index) => {
    const [x, y] = [columnAt(index % COLUMNS, COLUMNS), top + 98 + Math.floor(index / COLUMNS) * ROW];
    const style: Style = { ...start, within: WIDTH / COLUMNS - 8 };
    sheet.write(label, x, y, { ...style, size: 8, color: QUIET });
    sheet.write(text, x, y + 13, { ...style, size: 10, bold: true });
  });
  const below = top + 98 + Math.ceil(facts.length / COLUMNS) * ROW;
  words.lines.forEach((line, index) => {
    sheet.write(line, edge, below + 4 + index * 14, start);
  });
  return below + 6 + words.lines.length * 14;
}

function drawStub(
  sheet: Sheet,
  top: number,
  { number }: Certificate,
  { reference, url }: { readonly reference: string; readonly url: string },
): void {
  const { ambulance, police } = EMERGENCY_NUMBERS;
  sheet.rule(LEFT, top, WIDTH);
  const checked = new URL(pathTo.insuranceCheck(number.replaceAll(' ', '')), url).href;
  drawQr(sheet, LEFT, top + 10, 76, checked, 'A code that says whether this certificate is valid');
  const lines = [
    `In an emergency: ${ambulance} for an ambulance, ${police} for the police.`,
    `Then the helper of the insurer: ${HELPER_PHONE}, a stand-in number that nobody answers.`,
    'The code shows a consulate that this number is valid, and for which days.',
    `Order ${reference}`,
  ];
  lines.forEach((line, index) => {
    sheet.write(line, LEFT + 92, top + 26 + index * 15, index === 0 ? { bold: true, size: 10 } : { color: QUIET });
  });
}
