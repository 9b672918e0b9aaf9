/**
 * City of each domestic airport, by its three-letter code: all that lists, titles and links need. `airports.ts` adds
 * what only the search and the tickets want. Source: the bundled list of 60.
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

/** Where most visitors land, and no domestic flight does. */
export const NOT_FLOWN = 'IKA';
/** Tehran Mehrabad: every other airport has flights to and from here. */
export const HUB = 'THR';

const byCode = new Map<string, string>(Object.entries(CITIES));

export const isAirport = (code: string): boolean => byCode.has(code);

/** The city of an airport; a code that is not in the list is shown as it is. */
export const cityOf = (code: string): string => byCode.get(code) ?? code;

/** The city, and in Tehran which of its two airports. */
export const airportNameOf = (code: string): string => (code === HUB ? 'Tehran Mehrabad' : cityOf(code));

/** Of the one airport whose own name is not that of its city. */
const CITY_OF_IKA = 'tehran';

/**
 * Which city an airport serves, by the slug of its place: the same for both airports of Tehran, and the same that hotels,
 * pages and the map use. Two cities are compared by it, never by their names: flights say Kish, hotels Kish Island.
 */
export const citySlug = (code: string): string => (code === NOT_FLOWN ? CITY_OF_IKA : slugOf(cityOf(code)));

const slugs = new Map<string, string>();

/** A text as part of an address, as `bandar-abbas`. Of a city ask `citySlug`: a name is no identity. Kept: a list of flights asks hundreds of times for a few names. */
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
