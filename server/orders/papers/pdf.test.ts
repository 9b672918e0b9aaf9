import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isolated } from '#domain/core/persian-text.ts';
import { drawBand, drawQr } from '#server/orders/papers/marks.ts';
import { runsOf, Sheet } from '#server/orders/papers/sheet.ts';
import { pdfLines } from '#server/testing/pdf-lines.ts';

function lineOf(text: string): Promise<Uint8Array> {
  const sheet = new Sheet('A line', 'Safar', 0);
  sheet.doc.addPage();
  sheet.write(text, 400, 100, { language: 'fa', align: 'right', size: 40 });
  return sheet.end();
}

test('the same words give the same bytes', async () => {
  const text = 'پرواز QB 1213';
  const [first, second] = await Promise.all([lineOf(text), lineOf(text)]);
  expect(Buffer.compare(first, second)).toBe(0);
});

test('digits are given to the shaper backwards, as it turns them round again, and a Latin code is not', () => {
  expect(runsOf('ساعت ۱۰:۲۰', 'rtl').map(({ text, face }) => [text.trim(), face])).toEqual([
    ['۰۱', 'farsi'],
    [':', 'sans'],
    ['۰۲', 'farsi'],
    ['ساعت', 'farsi'],
  ]);
  expect(
    runsOf('QB 1213', 'rtl')
      .map(({ text }) => text)
      .join(''),
  ).toBe('QB 1213');
});

test('brackets look the other way in a line that runs right to left, and not in Latin', () => {
  const texts = (text: string) => runsOf(text, 'rtl').map((run) => run.text.trim());
  expect(texts('(ساله ۸)').join('')).toBe('(۸ساله)');
  expect(runsOf('Mia (8 years)', 'ltr').map(({ text }) => text)).toEqual(['Mia (8 years)']);
});

test('a vowel mark is drawn with its word, and what isolates a name is not drawn', () => {
  const runs = (text: string) => runsOf(text, 'rtl').map((run) => [run.text, run.face]);
  expect(runs('لطفاً مرا')).toEqual([['لطفاً مرا', 'farsi']]);
  const guests = runs(`${isolated('Mara')} (۳)، ${isolated('Jonas')}`).map(([text]) => text);
  expect(guests.join('')).toBe('Jonas ،(۳) Mara');
});

test('a paper is tagged: its lines are read in their order and language, its code has words, the rest is decoration', async () => {
  const sheet = new Sheet('A line', 'Safar', 0);
  sheet.doc.addPage();
  drawBand(sheet);
  sheet.write('Abbasi Hotel', 40, 60, { tag: 'H1' });
  sheet.write('هتل عباسی', 400, 80, { language: 'fa' });
  drawQr(sheet, 40, 100, 76, 'https://safar.example/x');
  const bytes = await sheet.end();
  expect(pdfLines(bytes)).toEqual(['Abbasi Hotel', 'هتل عباسی']);
  const text = Buffer.from(bytes).toString('latin1');
  expect(text.match(/\/S \/\w+|\/Lang \(fa\)|\/Marked true|\/Alt \(A code/g)?.toSorted()).toEqual([
    '/Alt (A code',
    '/Lang (fa)',
    '/Marked true',
    '/S /Document',
    '/S /Figure',
    '/S /H1',
    '/S /P',
  ]);
});

const hasPoppler = (() => {
  try {
    execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/**
 * Runs of ink, left to right, in the columns of a rendered page: joined letters make one run, separate letters
 * several.
 */
async function inkOf(text: string): Promise<[start: number, end: number][]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'safar-paper-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'a.pdf'), await lineOf(text));
  execFileSync('pdftoppm', ['-gray', '-r', '72', '-singlefile', path.join(folder, 'a.pdf'), path.join(folder, 'a')]);
  const picture = readFileSync(path.join(folder, 'a.pgm'));
  const [, width = 0, height = 0] = picture.subarray(0, 20).toString('latin1').split(/\s/).map(Number);
  const pixels = picture.subarray(picture.length - width * height);
  const runs: [number, number][] = [];
  for (let x = 0; x < width; x += 1) {
    let hasInk = false;
    for (let y = 40; y < 140 && !hasInk; y += 1) hasInk = (pixels[y * width + x] ?? 255) < 128;
    const last = runs.at(-1);
    if (!hasInk) continue;
    if (last && last[1] === x - 1) last[1] = x;
    else runs.push([x, x]);
  }
  return runs;
}

// Checked as a picture: joined letters are one piece of ink, and the first letter is at the right.
test.skipIf(!hasPoppler)('Persian is joined and runs from right to left', async () => {
  expect(await inkOf('سفر')).toHaveLength(1);
  const whole = await inkOf('سس ا');
  expect(whole).toHaveLength(2);
  const widths = whole.map(([start, end]) => end - start);
  expect(widths[0]).toBeLessThan(widths[1] ?? 0);
});
