import { describe, expect, it } from 'vitest';
import { AIRPORTS } from '#domain/country/airports.ts';
import { exonymsOf, withExonyms } from '#domain/country/exonyms.ts';
import { searchPlaces, surePlace } from '#domain/country/place-search.ts';

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
    expect(searchPlaces(AIRPORTS, 'Яабв')).toEqual([]);
  });
});

describe('surePlace', () => {
  it.each([
    ['shiraz', 'SYZ'],
    ['mhd', 'MHD'],
    ['Teheran', 'THR'],
    ['teh', 'THR'], // the other airport of Tehran has no domestic flights
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

describe('names of other languages', () => {
  const places = withExonyms(AIRPORTS);

  it.each([
    ...['Шираз', '设拉子', 'Chiraz', 'Schiras', 'Şiraz', 'شيراز', 'ШИРАЗ', 'шира'].map((name) => [name, 'SYZ']),
    ...['Исфахан', '伊斯法罕', 'Ispahan', 'İsfahan', 'أصفهان', 'Isfahán'].map((name) => [name, 'IFN']),
    ...['Тегеран', '德黑兰', 'Téhéran', 'Teherán', 'Tahran', 'طهران'].map((name) => [name, 'THR']),
    ...['Мешхед', '马什哈德', 'Meşhed', 'Maschhad', 'مشهد'].map((name) => [name, 'MHD']),
    ...['Тебриз', '大不里士', 'Täbris', 'Tebriz', 'تبريز'].map((name) => [name, 'TBZ']),
    ...['Йезд', '亚兹德', 'Yezd', 'يزد'].map((name) => [name, 'AZD']),
    ...['Бендер-Аббас', 'Бендер Аббас', '阿巴斯港', 'بندر عباس'].map((name) => [name, 'BND']),
    ...['Киш', '基什', 'Урмия'].map((name) => [name, name === 'Урмия' ? 'OMH' : 'KIH']),
  ])('find %s', (name, code) => {
    expect(searchPlaces(places, name)[0]?.code).toBe(code);
    expect(surePlace(places, name)?.code).toBe(code);
  });

  it('are one for each city, and stand in its table once', () => {
    const wrong = places.flatMap(({ city, code }) =>
      exonymsOf(city).filter((name) => surePlace(places, name)?.code !== (code === 'IKA' ? 'THR' : code)),
    );
    expect(wrong).toEqual([]);
  });
});
