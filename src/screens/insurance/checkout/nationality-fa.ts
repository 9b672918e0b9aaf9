import { countryName } from '#domain/core/countries.ts';

/** A country in Persian by its code of two letters; its English name where this browser has no Persian names. */
export function nationalityFa(code: string): string {
  try {
    const name = new Intl.DisplayNames(['fa'], { type: 'region', fallback: 'none' }).of(code);
    return name && /\p{Script=Arabic}/u.test(name) ? name : countryName(code);
  } catch {
    return countryName(code);
  }
}
