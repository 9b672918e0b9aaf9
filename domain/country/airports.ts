import { type AirportCode, cityOf, NOT_FLOWN } from '#domain/country/cities.ts';

/** A domestic airport as the site shows it. Source: the bundled list of 60. */
export type Airport = {
  /** Three-letter code; `domainCode` in the customer's list. */
  readonly code: string;
  readonly city: string;
  readonly cityFa: string;
  /** Full name, always shown beside the code: travellers do not know codes. */
  readonly airport: string;
  readonly airportFa: string;
  /** Other spellings people type. */
  readonly aliases: readonly string[];
  readonly isPopular: boolean;
  /** False for airports without domestic flights: in Tehran these use Mehrabad. */
  readonly isFlown: boolean;
};

const more = (cityFa: string, airport: string, airportFa: string, aliases: string, isPopular = false) => ({
  cityFa,
  airport,
  airportFa,
  aliases: aliases ? aliases.split('|') : [],
  isPopular,
});

// biome-ignore format: one airport a line reads as the table it is.
const MORE: Readonly<Record<AirportCode, ReturnType<typeof more>>> = {
  THR: more('تهران', 'Mehrabad International Airport', 'فرودگاه بین‌المللی مهرآباد', 'Teheran|Mehrabad', true),
  AWZ: more('اهواز', 'Ahwaz International Airport (Qasem Soleimani)', 'فرودگاه بین‌المللی اهواز', 'Ahvaz', true),
  SYZ: more('شیراز', 'Shahid Dastgheib International Airport', 'فرودگاه بین‌المللی شهید دستغیب شیراز', '', true),
  MHD: more('مشهد', 'Shahid Hasheminejad International Airport', 'فرودگاه بین‌المللی شهید هاشمی‌نژاد مشهد', 'Mashad|Meshed', true),
  BND: more('بندرعباس', 'Bandar Abbas International Airport', 'فرودگاه بین‌المللی بندرعباس', 'Bandarabbas', true),
  IFN: more('اصفهان', 'Shahid Beheshti International Airport', 'فرودگاه بین‌المللی شهید بهشتی اصفهان', 'Esfahan|Ispahan', true),
  TBZ: more('تبریز', 'Shahid Madani International Airport', 'فرودگاه بین‌المللی شهید مدنی تبریز', '', true),
  KIH: more('کیش', 'Kish International Airport', 'فرودگاه بین‌المللی کیش', 'Kish Island', true),
  ABD: more('آبادان', 'Abadan International Airport (Ayatollah Jami)', 'فرودگاه بین‌المللی آبادان', ''),
  AEU: more('ابوموسی', 'Abu Musa Airport', 'فرودگاه ابوموسی', ''),
  AJK: more('اراک', 'Arak Airport', 'فرودگاه اراک', ''),
  ADU: more('اردبیل', 'Ardabil Airport', 'فرودگاه اردبیل', 'Ardebil'),
  PGU: more('عسلویه', 'Persian Gulf International Airport', 'فرودگاه بین‌المللی خلیج فارس', 'Assaluyeh|Asaloyeh|Khalij Fars'),
  BXR: more('بم', 'Bam Airport', 'فرودگاه بم', ''),
  BDH: more('بندرلنگه', 'Bandar Lengeh Airport', 'فرودگاه بندرلنگه', ''),
  XBJ: more('بیرجند', 'Birjand International Airport', 'فرودگاه بین‌المللی بیرجند', ''),
  BJB: more('بجنورد', 'Bojnurd International Airport', 'فرودگاه بین‌المللی بجنورد', 'Bojnord|Bojnourd'),
  BUZ: more('بوشهر', 'Bushehr Airport', 'فرودگاه بوشهر', 'Boushehr'),
  ZBR: more('چابهار', 'Konarak (Chabahar) Airport', 'فرودگاه کنارک چابهار', 'Chah Bahar|Konarak'),
  DEF: more('دزفول', 'Dezful International Airport', 'فرودگاه بین‌المللی دزفول', 'Dezfoul'),
  GCH: more('گچساران', 'Gachsaran Airport', 'فرودگاه گچساران', ''),
  GBT: more('گرگان', 'Gorgan International Airport', 'فرودگاه بین‌المللی گرگان', 'Astarabad'),
  HDM: more('همدان', 'Hamedan International Airport', 'فرودگاه بین‌المللی همدان', 'Hamadan'),
  IIL: more('ایلام', 'Ilam Airport', 'فرودگاه ایلام', ''),
  IHR: more('ایرانشهر', 'Iranshahr Airport', 'فرودگاه ایرانشهر', ''),
  JAR: more('جهرم', 'Jahrom International Airport', 'فرودگاه بین‌المللی جهرم', ''),
  KNR: more('جم', 'Jam (Tohid) Airport', 'فرودگاه توحید جم', ''),
  JYR: more('جیرفت', 'Jiroft Airport', 'فرودگاه جیرفت', ''),
  KKS: more('کاشان', 'Kashan Airport', 'فرودگاه کاشان', ''),
  KER: more('کرمان', 'Ayatollah Hashemi Rafsanjani International Airport', 'فرودگاه بین‌المللی کرمان', ''),
  KSH: more('کرمانشاه', 'Shahid Ashrafi Esfahani International Airport', 'فرودگاه بین‌المللی شهید اشرفی اصفهانی کرمانشاه', 'Bakhtaran'),
  KHK: more('خارک', 'Khark Island Airport', 'فرودگاه جزیره خارک', 'Kharg|Khārg'),
  KHD: more('خرم‌آباد', 'Khorramabad International Airport', 'فرودگاه بین‌المللی خرم‌آباد', 'Khoramabad'),
  KHY: more('خوی', 'Khoy Airport', 'فرودگاه خوی', ''),
  LFM: more('لامرد', 'Lamerd International Airport', 'فرودگاه بین‌المللی لامرد', ''),
  LRR: more('لار', 'Larestan International Airport', 'فرودگاه بین‌المللی لارستان', 'Larestan'),
  LVP: more('لاوان', 'Lavan Island Airport', 'فرودگاه جزیره لاوان', ''),
  MRX: more('ماهشهر', 'Mahshahr Airport', 'فرودگاه ماهشهر', ''),
  ACP: more('مراغه', 'Sahand Airport (Bonab–Maragheh)', 'فرودگاه سهند', 'Bonab|Sahand'),
  NSH: more('نوشهر', 'Noshahr Airport', 'فرودگاه نوشهر', 'Nowshahr|Chalus'),
  OMH: more('ارومیه', 'Shahid Bakeri (Urmia) International Airport', 'فرودگاه بین‌المللی شهید باکری ارومیه', 'Urmia|Urmiyeh|Oroumieh'),
  PFQ: more('پارس‌آباد', 'Parsabad-Moghan Airport', 'فرودگاه پارس‌آباد مغان', 'Moghan'),
  GSM: more('قشم', 'Qeshm (Dayrestan) International Airport', 'فرودگاه بین‌المللی قشم', 'Gheshm'),
  RJN: more('رفسنجان', 'Rafsanjan International Airport', 'فرودگاه بین‌المللی رفسنجان', ''),
  RZR: more('رامسر', 'Ramsar International Airport', 'فرودگاه بین‌المللی رامسر', ''),
  RAS: more('رشت', 'Sardar-e Jangal International Airport', 'فرودگاه بین‌المللی سردار جنگل رشت', 'Resht'),
  AFZ: more('سبزوار', 'Sabzevar International Airport', 'فرودگاه بین‌المللی سبزوار', ''),
  SDG: more('سنندج', 'Sanandaj International Airport', 'فرودگاه بین‌المللی سنندج', ''),
  SRY: more('ساری', 'Dasht-e Naz International Airport', 'فرودگاه بین‌المللی دشت ناز ساری', 'Dasht-e Naz'),
  CQD: more('شهرکرد', 'Shahrekord International Airport', 'فرودگاه بین‌المللی شهرکرد', 'Shahr-e Kord'),
  RUD: more('شاهرود', 'Shahroud Airport', 'فرودگاه شاهرود', 'Shahrud'),
  SYJ: more('سیرجان', 'Sirjan Airport', 'فرودگاه سیرجان', ''),
  SXI: more('سیری', 'Sirri Island Airport', 'فرودگاه جزیره سیری', 'Siri'),
  TCX: more('طبس', 'Tabas Airport', 'فرودگاه طبس', ''),
  IKA: more('تهران (امام خمینی)', 'Imam Khomeini International Airport', 'فرودگاه بین‌المللی امام خمینی', 'IKIA|Teheran'),
  YES: more('یاسوج', 'Yasuj Airport', 'فرودگاه یاسوج', 'Yasouj'),
  AZD: more('یزد', 'Shahid Sadooghi International Airport', 'فرودگاه بین‌المللی شهید صدوقی یزد', ''),
  ACZ: more('زابل', 'Zabol Airport', 'فرودگاه زابل', ''),
  ZAH: more('زاهدان', 'Zahedan International Airport', 'فرودگاه بین‌المللی زاهدان', ''),
  JWN: more('زنجان', 'Zanjan Airport', 'فرودگاه زنجان', 'Zenjan'),
};

export const AIRPORTS: readonly Airport[] = Object.entries(MORE).map(([code, rest]) => ({
  code,
  city: cityOf(code),
  isFlown: code !== NOT_FLOWN,
  ...rest,
}));

const byCode = new Map(AIRPORTS.map((item) => [item.code, item]));

export const airportOf = (code: string): Airport | undefined => byCode.get(code);

/** "Mehrabad" for "Mehrabad International Airport": beside code and city the rest is redundant. */
export const shortAirport = (code: string): string =>
  (airportOf(code)?.airport ?? code).replace(/ \(.*\)/, '').replace(/(?: International)? Airport.*$/, '');

/** Like `shortAirport`, in Persian: clerks and drivers do not need "international". */
export const airportInPersian = (code: string): string =>
  (airportOf(code)?.airportFa ?? code).replace(' بین‌المللی', '');
