/** One domestic airport as the site shows it. Source: the bundled list of 60 (spec §3). */
export type Airport = {
  /** Three-letter code; the spec's `domainCode`. */
  readonly code: string;
  readonly city: string;
  readonly cityFa: string;
  /** Full name, always shown beside the code: travellers do not know codes. */
  readonly airport: string;
  readonly airportFa: string;
  /** Other spellings people type. */
  readonly aliases: readonly string[];
  readonly isPopular: boolean;
};

const airport = (
  code: string,
  city: string,
  cityFa: string,
  name: string,
  nameFa: string,
  aliases: string,
  isPopular = false,
): Airport => ({
  code,
  city,
  cityFa,
  airport: name,
  airportFa: nameFa,
  aliases: aliases ? aliases.split('|') : [],
  isPopular,
});

// biome-ignore format: one airport a line reads as the table it is.
export const AIRPORTS: readonly Airport[] = [
  airport('THR', 'Tehran', 'تهران', 'Mehrabad International Airport', 'فرودگاه بین‌المللی مهرآباد', 'Teheran|Mehrabad', true),
  airport('AWZ', 'Ahwaz', 'اهواز', 'Ahwaz International Airport (Qasem Soleimani)', 'فرودگاه بین‌المللی اهواز', 'Ahvaz', true),
  airport('SYZ', 'Shiraz', 'شیراز', 'Shahid Dastgheib International Airport', 'فرودگاه بین‌المللی شهید دستغیب شیراز', '', true),
  airport('MHD', 'Mashhad', 'مشهد', 'Shahid Hasheminejad International Airport', 'فرودگاه بین‌المللی شهید هاشمی‌نژاد مشهد', 'Mashad|Meshed', true),
  airport('BND', 'Bandar Abbas', 'بندرعباس', 'Bandar Abbas International Airport', 'فرودگاه بین‌المللی بندرعباس', 'Bandarabbas', true),
  airport('IFN', 'Isfahan', 'اصفهان', 'Shahid Beheshti International Airport', 'فرودگاه بین‌المللی شهید بهشتی اصفهان', 'Esfahan|Ispahan', true),
  airport('TBZ', 'Tabriz', 'تبریز', 'Shahid Madani International Airport', 'فرودگاه بین‌المللی شهید مدنی تبریز', '', true),
  airport('KIH', 'Kish', 'کیش', 'Kish International Airport', 'فرودگاه بین‌المللی کیش', 'Kish Island', true),
  airport('ABD', 'Abadan', 'آبادان', 'Abadan International Airport (Ayatollah Jami)', 'فرودگاه بین‌المللی آبادان', ''),
  airport('AEU', 'Abu Musa', 'ابوموسی', 'Abu Musa Airport', 'فرودگاه ابوموسی', ''),
  airport('AJK', 'Arak', 'اراک', 'Arak Airport', 'فرودگاه اراک', ''),
  airport('ADU', 'Ardabil', 'اردبیل', 'Ardabil Airport', 'فرودگاه اردبیل', 'Ardebil'),
  airport('PGU', 'Asaluyeh', 'عسلویه', 'Persian Gulf International Airport', 'فرودگاه بین‌المللی خلیج فارس', 'Assaluyeh|Asaloyeh|Khalij Fars'),
  airport('BXR', 'Bam', 'بم', 'Bam Airport', 'فرودگاه بم', ''),
  airport('BDH', 'Bandar Lengeh', 'بندرلنگه', 'Bandar Lengeh Airport', 'فرودگاه بندرلنگه', ''),
  airport('XBJ', 'Birjand', 'بیرجند', 'Birjand International Airport', 'فرودگاه بین‌المللی بیرجند', ''),
  airport('BJB', 'Bojnurd', 'بجنورد', 'Bojnurd International Airport', 'فرودگاه بین‌المللی بجنورد', 'Bojnord|Bojnourd'),
  airport('BUZ', 'Bushehr', 'بوشهر', 'Bushehr Airport', 'فرودگاه بوشهر', 'Boushehr'),
  airport('ZBR', 'Chabahar', 'چابهار', 'Konarak (Chabahar) Airport', 'فرودگاه کنارک چابهار', 'Chah Bahar|Konarak'),
  airport('DEF', 'Dezful', 'دزفول', 'Dezful International Airport', 'فرودگاه بین‌المللی دزفول', 'Dezfoul'),
  airport('GCH', 'Gachsaran', 'گچساران', 'Gachsaran Airport', 'فرودگاه گچساران', ''),
  airport('GBT', 'Gorgan', 'گرگان', 'Gorgan International Airport', 'فرودگاه بین‌المللی گرگان', 'Astarabad'),
  airport('HDM', 'Hamedan', 'همدان', 'Hamedan International Airport', 'فرودگاه بین‌المللی همدان', 'Hamadan'),
  airport('IIL', 'Ilam', 'ایلام', 'Ilam Airport', 'فرودگاه ایلام', ''),
  airport('IHR', 'Iranshahr', 'ایرانشهر', 'Iranshahr Airport', 'فرودگاه ایرانشهر', ''),
  airport('JAR', 'Jahrom', 'جهرم', 'Jahrom International Airport', 'فرودگاه بین‌المللی جهرم', ''),
  airport('KNR', 'Jam', 'جم', 'Jam (Tohid) Airport', 'فرودگاه توحید جم', ''),
  airport('JYR', 'Jiroft', 'جیرفت', 'Jiroft Airport', 'فرودگاه جیرفت', ''),
  airport('KKS', 'Kashan', 'کاشان', 'Kashan Airport', 'فرودگاه کاشان', ''),
  airport('KER', 'Kerman', 'کرمان', 'Ayatollah Hashemi Rafsanjani International Airport', 'فرودگاه بین‌المللی کرمان', ''),
  airport('KSH', 'Kermanshah', 'کرمانشاه', 'Shahid Ashrafi Esfahani International Airport', 'فرودگاه بین‌المللی شهید اشرفی اصفهانی کرمانشاه', 'Bakhtaran'),
  airport('KHK', 'Khark', 'خارک', 'Khark Island Airport', 'فرودگاه جزیره خارک', 'Kharg|Khārg'),
  airport('KHD', 'Khorramabad', 'خرم‌آباد', 'Khorramabad International Airport', 'فرودگاه بین‌المللی خرم‌آباد', 'Khoramabad'),
  airport('KHY', 'Khoy', 'خوی', 'Khoy Airport', 'فرودگاه خوی', ''),
  airport('LFM', 'Lamerd', 'لامرد', 'Lamerd International Airport', 'فرودگاه بین‌المللی لامرد', ''),
  airport('LRR', 'Lar', 'لار', 'Larestan International Airport', 'فرودگاه بین‌المللی لارستان', 'Larestan'),
  airport('LVP', 'Lavan', 'لاوان', 'Lavan Island Airport', 'فرودگاه جزیره لاوان', ''),
  airport('MRX', 'Mahshahr', 'ماهشهر', 'Mahshahr Airport', 'فرودگاه ماهشهر', ''),
  airport('ACP', 'Maragheh', 'مراغه', 'Sahand Airport (Bonab–Maragheh)', 'فرودگاه سهند', 'Bonab|Sahand'),
  airport('NSH', 'Noshahr', 'نوشهر', 'Noshahr Airport', 'فرودگاه نوشهر', 'Nowshahr|Chalus'),
  airport('OMH', 'Orumiyeh', 'ارومیه', 'Shahid Bakeri (Urmia) International Airport', 'فرودگاه بین‌المللی شهید باکری ارومیه', 'Urmia|Urmiyeh|Oroumieh'),
  airport('PFQ', 'Parsabad', 'پارس‌آباد', 'Parsabad-Moghan Airport', 'فرودگاه پارس‌آباد مغان', 'Moghan'),
  airport('GSM', 'Qeshm', 'قشم', 'Qeshm (Dayrestan) International Airport', 'فرودگاه بین‌المللی قشم', 'Gheshm'),
  airport('RJN', 'Rafsanjan', 'رفسنجان', 'Rafsanjan International Airport', 'فرودگاه بین‌المللی رفسنجان', ''),
  airport('RZR', 'Ramsar', 'رامسر', 'Ramsar International Airport', 'فرودگاه بین‌المللی رامسر', ''),
  airport('RAS', 'Rasht', 'رشت', 'Sardar-e Jangal International Airport', 'فرودگاه بین‌المللی سردار جنگل رشت', 'Resht'),
  airport('AFZ', 'Sabzevar', 'سبزوار', 'Sabzevar International Airport', 'فرودگاه بین‌المللی سبزوار', ''),
  airport('SDG', 'Sanandaj', 'سنندج', 'Sanandaj International Airport', 'فرودگاه بین‌المللی سنندج', ''),
  airport('SRY', 'Sari', 'ساری', 'Dasht-e Naz International Airport', 'فرودگاه بین‌المللی دشت ناز ساری', 'Dasht-e Naz'),
  airport('CQD', 'Shahrekord', 'شهرکرد', 'Shahrekord International Airport', 'فرودگاه بین‌المللی شهرکرد', 'Shahr-e Kord'),
  airport('RUD', 'Shahroud', 'شاهرود', 'Shahroud Airport', 'فرودگاه شاهرود', 'Shahrud'),
  airport('SYJ', 'Sirjan', 'سیرجان', 'Sirjan Airport', 'فرودگاه سیرجان', ''),
  airport('SXI', 'Sirri', 'سیری', 'Sirri Island Airport', 'فرودگاه جزیره سیری', 'Siri'),
  airport('TCX', 'Tabas', 'طبس', 'Tabas Airport', 'فرودگاه طبس', ''),
  airport('IKA', 'Tehran (Imam Khomeini)', 'تهران (امام خمینی)', 'Imam Khomeini International Airport', 'فرودگاه بین‌المللی امام خمینی', 'IKIA|Teheran'),
  airport('YES', 'Yasuj', 'یاسوج', 'Yasuj Airport', 'فرودگاه یاسوج', 'Yasouj'),
  airport('AZD', 'Yazd', 'یزد', 'Shahid Sadooghi International Airport', 'فرودگاه بین‌المللی شهید صدوقی یزد', ''),
  airport('ACZ', 'Zabol', 'زابل', 'Zabol Airport', 'فرودگاه زابل', ''),
  airport('ZAH', 'Zahedan', 'زاهدان', 'Zahedan International Airport', 'فرودگاه بین‌المللی زاهدان', ''),
  airport('JWN', 'Zanjan', 'زنجان', 'Zanjan Airport', 'فرودگاه زنجان', 'Zenjan'),
];

const byCode = new Map(AIRPORTS.map((item) => [item.code, item]));

/** The airport of a code, or undefined for a code that is not in the list. */
export const airportOf = (code: string): Airport | undefined => byCode.get(code);

/** Address part of a city, as in `/tiles/bandar-abbas-iwan.svg`. */
export const slugOf = (city: string): string =>
  city
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
