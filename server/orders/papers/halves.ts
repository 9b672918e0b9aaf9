import { spellReference } from '#domain/core/reference.ts';
import { drawQr } from '#server/orders/papers/marks.ts';
import { PAGE, QUIET, type Sheet, type Style } from '#server/orders/papers/sheet.ts';

// What papers in two languages draw in both of their halves, and below them.

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const WIDTH = RIGHT - LEFT;

/** Splits a text into lines of at most `most` letters, between words. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

export type Fact = readonly [label: string, lines: readonly string[]];

/** Labelled facts side by side, from the edge where the language begins. */
export function drawFacts(
  sheet: Sheet,
  top: number,
  { language }: Required<Pick<Style, 'language'>>,
  facts: readonly Fact[],
): void {
  const isPersian = language === 'fa';
  const column = WIDTH / facts.length;
  facts.forEach(([label, lines], index) => {
    const at = isPersian ? RIGHT - index * column : LEFT + index * column;
    const style: Style = { language, align: isPersian ? 'right' : 'left', within: column - 8 };
    sheet.write(label, at, top + 8, { ...style, size: 8, color: QUIET });
    lines.forEach((line, row) => {
      sheet.write(line, at, top + 21 + row * 12, { ...style, bold: row === 0, size: 10 });
    });
  });
}

type Stub = {
  readonly reference: string;
  readonly url: string;
  /** Says the reference large, too. */
  readonly isLarge?: boolean;
};

/** Below the halves: the code that opens the order, and its reference letter by letter. */
export function drawStub(sheet: Sheet, top: number, { reference, url, isLarge = false }: Stub): void {
  sheet.rule(LEFT, top, WIDTH);
  drawQr(sheet, LEFT, top + 10, 76, url);
  sheet.write('Scan to open this order on a phone', LEFT + 92, top + 30, { bold: true, size: 10 });
  sheet.write('It asks for the order reference and your e-mail.', LEFT + 92, top + 44, { color: QUIET });
  if (isLarge) sheet.write(reference, RIGHT, top + 66, { bold: true, size: 15, align: 'right' });
  sheet.write(`To read aloud: ${spellReference(reference)}`, RIGHT, top + 82, {
    size: 8,
    color: QUIET,
    align: 'right',
  });
}
