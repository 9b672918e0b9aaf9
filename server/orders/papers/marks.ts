import { encode } from 'uqr';
import { ACCENT, INK, PAGE, QUIET, type Sheet } from '#server/orders/papers/sheet.ts';

export const drawBand = (sheet: Sheet): void => sheet.decorate(() => drawTiles(sheet));

function drawTiles({ doc }: Sheet): void {
  doc.rect(0, 0, PAGE.width, 18).fill(ACCENT);
  for (let x = 9; x < PAGE.width; x += 18) {
    doc.rect(x - 4, 5, 8, 8).fill('#eda323');
    doc
      .save()
      .rotate(45, { origin: [x, 9] })
      .rect(x - 4, 5, 8, 8)
      .fill('#eda323')
      .restore();
    doc.circle(x, 9, 2).fill('#a3183c');
  }
}

/** `says`: what the code is for, for who does not see it. */
export function drawQr(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  url: string,
  says = 'A code that opens the order on a phone',
): void {
  sheet.figure(says, () => drawModules(sheet, x, y, size, url));
}

function drawModules({ doc }: Sheet, x: number, y: number, size: number, url: string): void {
  const { data, size: modules } = encode(url, { ecc: 'M', border: 0 });
  const module = size / modules;
  data.forEach((row, line) => {
    row.forEach((isDark, place) => {
      if (isDark) doc.rect(x + place * module, y + line * module, module + 0.05, module + 0.05);
    });
  });
  doc.fill('#000');
}

/** The sentence for a taxi driver in large Persian type, with its English meaning. `top`: of its frame. */
export function drawDriverCard(sheet: Sheet, top: number, card: { readonly fa: string; readonly en: string }): void {
  const [left, right] = [PAGE.margin, PAGE.width - PAGE.margin];
  const within = right - left - 28;
  sheet.decorate(() => {
    sheet.doc
      .roundedRect(left, top, right - left, 62, 8)
      .lineWidth(1)
      .strokeColor(INK)
      .stroke();
  });
  sheet.write('For the driver', left + 14, top + 17, { size: 8, color: QUIET, tag: 'H2' });
  sheet.write(card.fa, right - 14, top + 36, { language: 'fa', align: 'right', size: 18, bold: true, within });
  sheet.write(`It says: ${card.en}`, left + 14, top + 53, { within });
}

/** Footer: the papers are simulated. */
export function drawSimulated(sheet: Sheet, said: { readonly fa: string | null; readonly en: string }): void {
  const quiet = { size: 8, color: QUIET } as const;
  sheet.write(said.en, PAGE.margin, PAGE.height - 22, quiet);
  if (said.fa === null) return;
  sheet.write(said.fa, PAGE.width - PAGE.margin, PAGE.height - 22, { ...quiet, language: 'fa', align: 'right' });
}
