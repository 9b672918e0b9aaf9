import { inflateSync } from 'node:zlib';
import { PAGE } from '#server/orders/papers/sheet.ts';
import { pdfLines } from '#server/testing/pdf-lines.ts';

/** A line of a paper; `y`: its base line, in points below the upper edge of its page. */
export type PdfLine = { readonly page: number; readonly text: string; readonly y: number };

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;
const MARKED = /\/MCID \d+\s*>>\s*BDC([\s\S]*?)EMC/g;
const PLACED = /1 0 0 1 -?[\d.]+ (-?[\d.]+) Tm/;

function inflated(raw: string): string {
  try {
    return inflateSync(Buffer.from(raw, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** Where the lines of a paper stand, in the order in which they are read. Figures have no line. */
export function pdfPlaces(bytes: Uint8Array): readonly PdfLine[] {
  const pages = [...Buffer.from(bytes).toString('latin1').matchAll(STREAM)]
    .map(([, raw = '']) => inflated(raw))
    .map((content) =>
      [...content.matchAll(MARKED)].flatMap(([, marked = '']) => {
        const [, y] = PLACED.exec(marked) ?? [];
        return y === undefined ? [] : [PAGE.height - Number(y)];
      }),
    )
    .filter((places) => places.length > 0);
  const places = pages.flatMap((ys, page) => ys.map((y) => ({ page, y })));
  const lines = pdfLines(bytes);
  if (places.length !== lines.length) throw new Error('Each line has a place');
  return places.map((place, index) => ({ ...place, text: lines[index] ?? '' }));
}
