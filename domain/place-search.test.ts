import { describe, expect, it } from 'vitest';
import { AIRPORTS } from '#domain/airports.ts';
import { searchPlaces, surePlace } from '#domain/place-search.ts';

const first = (text: string) => searchPlaces(AIRPORTS, text)[0]?.code;

describe('searchPlaces', () => {
  it.each([
    ['شیراز', 'SYZ'],
    ['شيراز', 'SYZ'], // Arabic yeh
    ['shiras', 'SYZ'],
    ['SYZ', 'SYZ'],
    ['syz', 'SYZ'],
    ['Ahvaz', 'AWZ'],
    ['Ahwaz', 'AWZ'],
    ['Esfahan', 'IFN'],
    ['isfahn', 'IFN'],
    ['teh', 'THR'],
    ['mehrabad', 'THR'],
    ['bandar abas', 'BND'],
    ['تهران', 'THR'],
    ['Mashad', 'MHD'],
  ])('finds %s', (text, code) => {
    expect(first(text)).toBe(code);
  });

  it('offers the popular ones first when nothing is typed', () => {
    const popular = AIRPORTS.filter(({ isPopular }) => isPopular).length;
    const all = searchPlaces(AIRPORTS, ' ');
    expect(all).toHaveLength(AIRPORTS.length);
    expect(all.slice(0, popular).every(({ isPopular }) => isPopular)).toBe(true);
  });

  it('finds nothing for nonsense', () => {
    expect(searchPlaces(AIRPORTS, 'zzzzqq')).toEqual([]);
    expect(searchPlaces(AIRPORTS, '!')).toHaveLength(AIRPORTS.length);
  });
});

describe('surePlace', () => {
  it.each([
    ['shiraz', 'SYZ'],
    ['mhd', 'MHD'],
    ['Teheran', 'THR'],
    ['teh', 'THR'], // no flight leaves from the other airport of Tehran
    ['isfah', 'IFN'],
    ['shiras', 'SYZ'],
    ['شیر', 'SYZ'],
    ['ika', 'IKA'],
  ])('is sure of %s', (text, code) => {
    expect(surePlace(AIRPORTS, text)?.code).toBe(code);
  });

  it.each(['shi', 'bandar', 'iran', 'zzzzqq', ''])('is not sure of "%s"', (text) => {
    expect(surePlace(AIRPORTS, text)).toBeUndefined();
  });
});
