import bidiFactory from 'bidi-js';
import PDFDocument from 'pdfkit';
import { BRAND } from '#domain/core/brand.ts';
import { type Face, FONTS, facesOf, ISOLATES } from '#server/orders/papers/faces.ts';

export const INK = '#12222b';
export const QUIET = '#47565d';
export const ACCENT = BRAND.accent;

/** A4 in points. */
export const PAGE = { width: 595, height: 842, margin: 44 } as const;

const bidi = bidiFactory();
/** The shaper lays its runs right to left, too. */
const HEBREW = /\p{Script=Hebrew}/u;

type Run = { readonly text: string; readonly face: Face };

/**
 * Splits a line into runs in drawing order, left to right (Unicode bidirectional algorithm). The shaper lays each
 * Persian run right to left; digits run left to right, so they are passed to it reversed.
 */
export function runsOf(text: string, base: 'ltr' | 'rtl'): Run[] {
  const embedding = bidi.getEmbeddingLevels(text, base);
  // Brackets are mirrored in right-to-left text.
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const faces = facesOf(text);
  const runs: { letters: string[]; level: number; face: Face }[] = [];
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const letter = mirrored.get(index) ?? text[index] ?? '';
    // Isolates are invisible and already applied.
    if (ISOLATES.test(letter)) continue;
    const level = embedding.levels[index] ?? 0;
    const last = runs.at(-1);
    const face = letter === ' ' && last ? last.face : (faces[index] ?? 'sans');
    if (last && last.level === level && last.face === face) last.letters.push(letter);
    else runs.push({ letters: [letter], level, face });
  }
  return runs.map(({ letters, face }) => ({
    text: (face === 'farsi' || HEBREW.test(letters.join('')) ? letters.reverse() : letters).join(''),
    face,
  }));
}

export type Style = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly language?: 'en' | 'fa';
  /** Longer text is drawn smaller to fit this width (points). */
  readonly within?: number;
  /** Tag for screen readers; default P. */
  readonly tag?: 'H1' | 'H2' | 'P';
};

/** Tagged PDF, drawn line by line in reading order; the same content gives the same bytes. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly #bytes: Promise<Uint8Array>;
  readonly #content: PDFKit.PDFStructureElement;

  constructor(title: string, author: string, moment: number) {
    const at = new Date(moment);
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.5',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      info: { Title: title, Author: author, Producer: author, Creator: author, CreationDate: at, ModDate: at },
    });
    this.#content = this.doc.struct('Document');
    this.doc.addStructure(this.#content);
    for (const [name, bytes] of Object.entries(FONTS)) this.doc.registerFont(name, bytes);
    const chunks: Buffer[] = [];
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.#bytes = new Promise((resolve, reject) => {
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
  }

  /** Writes one line; `x` is its left end, middle or right end by `align`, `y` its base line. Points. */
  write(text: string, x: number, y: number, style: Style = {}): void {
    const { bold = false, color = INK, align = 'left', language = 'en', within = Number.POSITIVE_INFINITY } = style;
    const runs = runsOf(text, language === 'fa' ? 'rtl' : 'ltr').map((run) => ({
      ...run,
      font: `${run.face}${bold ? '-bold' : ''}`,
    }));
    const widthAt = (size: number) =>
      runs.map((run) => this.doc.font(run.font).fontSize(size).widthOfString(run.text, { features: [] }));
    const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
    const wished = style.size ?? 9;
    const size = wished * Math.min(1, within / sum(widthAt(wished)));
    const widths = widthAt(size);
    const whole = sum(widths);
    const draw = () => {
      let at = align === 'left' ? x : align === 'right' ? x - whole : x - whole / 2;
      runs.forEach((run, index) => {
        this.doc
          .font(run.font)
          .fontSize(size)
          .fillColor(color)
          .text(run.text, at, y, { lineBreak: false, features: [], baseline: 'alphabetic' });
        at += widths[index] ?? 0;
      });
    };
    // Runs are drawn left to right; a screen reader gets the line in reading order.
    const line = { lang: language, actual: text };
    this.#content.add(this.doc.struct(style.tag ?? 'P', line, draw));
  }

  figure(alt: string, draw: () => void): void {
    this.#content.add(this.doc.struct('Figure', { alt }, draw));
  }

  /** Decoration, hidden from screen readers. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  rule(x: number, y: number, width: number, isDashed = false): void {
    this.decorate(() => this.#line(x, y, width, isDashed));
  }

  #line(x: number, y: number, width: number, isDashed: boolean): void {
    this.doc.save().lineWidth(0.7).strokeColor('#9aa5aa');
    if (isDashed) this.doc.dash(4, { space: 3 });
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
      .restore();
  }

  async end(): Promise<Uint8Array> {
    this.#content.end();
    this.doc.end();
    return this.#bytes;
  }
}
