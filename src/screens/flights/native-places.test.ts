import { describe, expect, it } from 'vitest';
import { AIRPORTS } from '#domain/airports.ts';
import { nativePlaces } from '#src/screens/flights/native-places.ts';

const lines = [...AIRPORTS.filter(({ isPopular }) => isPopular).map(({ code, city }) => ({ code, text: city }))].concat(
  nativePlaces(AIRPORTS),
);

/** What a browser does while one types in a closed select: the next line that begins so, from the chosen one on. */
function type(text: string, from = 'Tehran'): string | undefined {
  let at = lines.findIndex((line) => line.text === from);
  for (let length = 1; length <= text.length; length++) {
    const wanted = text.slice(0, length).toLowerCase();
    const order = lines.map((_, step) => (at + step + (length === 1 ? 1 : 0)) % lines.length);
    at = order.find((index) => lines[index]?.text.toLowerCase().startsWith(wanted)) ?? at;
  }
  return lines[at]?.code;
}

describe('the select that stands before the combobox', () => {
  it.each([
    ['teh', 'THR'],
    ['mehrabad', 'THR'],
    ['ika', 'IKA'],
    ['iran', ''],
    ['iransh', 'IHR'],
    ['esfahan', 'IFN'],
    ['isf', 'IFN'],
    ['shi', 'SYZ'],
    ['شیراز', 'SYZ'],
    ['تهران', 'THR'],
    ['urmia', 'OMH'],
    ['mashad', 'MHD'],
  ])('typing %s chooses %s', (text, code) => {
    expect(type(text, 'Tehran')?.trim()).toBe(code);
    expect(type(text, 'Kish')?.trim()).toBe(code);
  });

  it('has every airport, and no line and no value twice: of two equal values a browser shows the last', () => {
    expect(new Set(lines.map(({ code }) => code.trim()))).toEqual(new Set(['', ...AIRPORTS.map(({ code }) => code)]));
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
    expect(new Set(['', ...lines.map(({ code }) => code)]).size).toBe(lines.length + 1);
  });
});
