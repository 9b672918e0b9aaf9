/**
 * City of each domestic airport by three-letter code: enough for lists, titles and links. `airports.ts` adds the data
 * for search and tickets. Source: the bundled list of 60.
 */
const CITIES = {
  THR: 'Tehran',
  AWZ: 'Ahwaz',
  SYZ: 'Shiraz',
  MHD: 'Mashhad',
  BND: 'Bandar Abbas',
  IFN: 'Isfahan',
  TBZ: 'Tabriz',
  KIH: 'Kish',
  ABD: 'Abadan',
  AEU: 'Abu Musa',
  AJK: 'Arak',
  ADU: 'Ardabil',
  PGU: 'Asaluyeh',
  BXR: 'Bam',
  BDH: 'Bandar Lengeh',
  XBJ: 'Birjand',
  BJB: 'Bojnurd',
  BUZ: 'Bushehr',
  ZBR: 'Chabahar',
  DEF: 'Dezful',
  GCH: 'Gachsaran',
  GBT: 'Gorgan',
  HDM: 'Hamedan',
  IIL: 'Ilam',
  IHR: 'Iranshahr',
  JAR: 'Jahrom',
  KNR: 'Jam',
  JYR: 'Jiroft',
  KKS: 'Kashan',
  KER: 'Kerman',
  KSH: 'Kermanshah',
  KHK: 'Khark',
  KHD: 'Khorramabad',
  KHY: 'Khoy',
  LFM: 'Lamerd',
  LRR: 'Lar',
  LVP: 'Lavan',
  MRX: 'Mahshahr',
  ACP: 'Maragheh',
  NSH: 'Noshahr',
  OMH: 'Orumiyeh',
  PFQ: 'Parsabad',
  GSM: 'Qeshm',
  RJN: 'Rafsanjan',
  RZR: 'Ramsar',
  RAS: 'Rasht',
  AFZ: 'Sabzevar',
  SDG: 'Sanandaj',
  SRY: 'Sari',
  CQD: 'Shahrekord',
  RUD: 'Shahroud',
  SYJ: 'Sirjan',
  SXI: 'Sirri',
  TCX: 'Tabas',
  IKA: 'Tehran (Imam Khomeini)',
  YES: 'Yasuj',
  AZD: 'Yazd',
  ACZ: 'Zabol',
  ZAH: 'Zahedan',
  JWN: 'Zanjan',
} as const;

export type AirportCode = keyof typeof CITIES;

/** Most visitors land here, but it has no domestic flights. */
export const NOT_FLOWN = 'IKA';
/** Tehran Mehrabad: all other airports have flights to and from it. */
export const HUB = 'THR';

const byCode = new Map<string, string>(Object.entries(CITIES));

export const isAirport = (code: string): boolean => byCode.has(code);

/** The city of an airport; an unknown code is returned unchanged. */
export const cityOf = (code: string): string => byCode.get(code) ?? code;

/** The city; for Tehran with the name of the airport. */
export const airportNameOf = (code: string): string => (code === HUB ? 'Tehran Mehrabad' : cityOf(code));

/** For the only airport whose name is not its city's. */
const CITY_OF_IKA = 'tehran';

/**
 * Slug of the city that an airport serves: the same for both airports of Tehran, and shared with hotels, pages and the
 * map. Compare cities by it, not by name: flights say Kish, hotels Kish Island.
 */
export const citySlug = (code: string): string => (code === NOT_FLOWN ? CITY_OF_IKA : slugOf(cityOf(code)));

const slugs = new Map<string, string>();

/**
 * Converts a text to a URL part, such as `bandar-abbas`. For cities use `citySlug`: a name is not an identity. Cached:
 * a list of flights asks hundreds of times for a few names.
 */
export function slugOf(name: string): string {
  const known = slugs.get(name);
  if (known !== undefined) return known;
  const slug = findSlug(name);
  if (slugs.size < MOST_SLUGS) slugs.set(name, slug);
  return slug;
}

const MOST_SLUGS = 500;

const findSlug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
