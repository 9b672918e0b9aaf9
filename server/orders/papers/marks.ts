import { encode } from 'uqr';
import { ACCENT, PAGE, type Sheet } from '#server/orders/papers/sheet.ts';

/** Stars of eight points in a row, as on the tiles of the site. */
export function drawBand({ doc }: Sheet): void {
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

/** What opens the order on a phone. */
export function drawQr({ doc }: Sheet, x: number, y: number, size: number, url: string): void {
  const { data, size: modules } = encode(url, { ecc: 'M', border: 0 });
  const module = size / modules;
  data.forEach((row, line) => {
    row.forEach((isDark, place) => {
      if (isDark) doc.rect(x + place * module, y + line * module, module + 0.05, module + 0.05);
    });
  });
  doc.fill('#000');
}
