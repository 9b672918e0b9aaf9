import type { GeoPoint } from '#domain/core/web-mercator.ts';

export type Place = {
  readonly slug: string;
  readonly name: string;
  readonly nameFa: string;
  /** Pronunciation in our spelling; the stressed part in capitals. */
  readonly say: string;
  readonly province: string;
  readonly point: GeoPoint;
  /** Three-letter codes, nearest first. */
  readonly airports: readonly string[];
  /** Recommended length of a visit in days, from guide books. */
  readonly days: number;
  /** Best months, from 1. */
  readonly months: readonly number[];
  /** From Tehran by road, rounded; null for islands. */
  readonly road: { readonly km: number; readonly hours: number } | null;
  readonly tags: readonly PlaceTag[];
  readonly line: string;
  /** `heritage`: id of the World Heritage site that it is or belongs to. */
  readonly sights: readonly { readonly name: string; readonly heritage: string | null }[];
  /** Local food: from general knowledge, uncertain. */
  readonly food: readonly string[];
};

export const PLACE_TAGS = [
  'classic',
  'unesco',
  'ancient',
  'nature',
  'desert',
  'beach',
  'visa-free',
  'food',
  'village',
  'capital',
  'museums',
  'pilgrimage',
  'bazaar',
  'port',
  'mountain',
] as const;
export type PlaceTag = (typeof PLACE_TAGS)[number];

type PlaceDetails = Pick<Place, 'point' | 'days' | 'months' | 'road' | 'line'> & {
  readonly airports: string;
  readonly tags: string;
  readonly sights: string;
  readonly food: string;
};

const listed = (text: string, mark: string): string[] => (text === '' ? [] : text.split(mark));

/** After a sight: the id of its World Heritage site. */
const MARK = / \(UNESCO ([a-z-]+)\)$/;

const place = (
  slug: string,
  name: string,
  nameFa: string,
  say: string,
  province: string,
  details: PlaceDetails,
): Place => ({
  ...{ slug, name, nameFa, say, province },
  ...details,
  airports: listed(details.airports, ' '),
  tags: listed(details.tags, ' ').filter((tag): tag is PlaceTag => (PLACE_TAGS as readonly string[]).includes(tag)),
  sights: listed(details.sights, '|').map((sight) => ({
    name: sight.replace(MARK, ''),
    heritage: MARK.exec(sight)?.[1] ?? null,
  })),
  food: listed(details.food, '|'),
});

/**
 * All places of `/destinations`. Sights and months: common knowledge of guide books. Coordinates are centre points;
 * distances by road, rounded. Food and pronunciation: from general knowledge, uncertain.
 */
export const PLACES: readonly Place[] = [
  place('tehran', 'Tehran', 'تهران', 'teh-RAAN', 'Tehran', {
    point: { lat: 35.6892, lon: 51.389 },
    airports: 'IKA THR',
    days: 2,
    months: [3, 4, 5, 9, 10, 11],
    road: { km: 0, hours: 0 },
    tags: 'capital museums',
    line: 'The capital: Qajar palaces, museums, cafés and the Alborz mountains above the city.',
    sights:
      'Golestan Palace (UNESCO golestan-palace)|National Museum of Iran|Grand Bazaar|Treasury of National Jewels|Sa’dabad Palace|Tabiat Bridge|Azadi Tower|Milad Tower|Tochal cable car|Tajrish bazaar|Carpet Museum',
    food: 'Dizi|Tahchin',
  }),
  place('isfahan', 'Isfahan', 'اصفهان', 'es-fa-HAAN', 'Isfahan', {
    point: { lat: 32.6546, lon: 51.668 },
    airports: 'IFN',
    days: 3,
    months: [3, 4, 5, 9, 10, 11],
    road: { km: 450, hours: 5 },
    tags: 'classic unesco',
    line: 'Safavid capital of domes, bridges and one of the largest squares in the world.',
    sights:
      'Naqsh-e Jahan Square (UNESCO naqsh-e-jahan)|Shah (Imam) Mosque|Sheikh Lotfollah Mosque|Ali Qapu Palace|Jameh Mosque (UNESCO isfahan-jameh)|Chehel Sotoun (UNESCO persian-garden)|Si-o-se-pol|Khaju Bridge|Vank Cathedral, New Julfa|Qeysarieh bazaar|Hasht Behesht|Shaking Minarets',
    food: 'Beryani|Khoresh-e mast|Gaz',
  }),
  place('shiraz', 'Shiraz', 'شیراز', 'shee-RAAZ', 'Fars', {
    point: { lat: 29.5918, lon: 52.5837 },
    airports: 'SYZ',
    days: 3,
    months: [3, 4, 5, 10, 11],
    road: { km: 920, hours: 10 },
    tags: 'classic unesco',
    line: 'City of poets and gardens, base for Persepolis.',
    sights:
      'Persepolis (UNESCO persepolis)|Nasir al-Mulk Mosque|Tomb of Hafez|Tomb of Saadi|Eram Garden (UNESCO persian-garden)|Karim Khan Citadel|Vakil Bazaar, Mosque and Bath|Shah Cheragh|Naqsh-e Rostam|Pasargadae (UNESCO pasargadae)|Qavam House (Narenjestan)|Sassanid Landscape of Fars, ~100 km (UNESCO sassanid-fars)',
    food: 'Kalam polo|Faloodeh',
  }),
  place('yazd', 'Yazd', 'یزد', 'yazd', 'Yazd', {
    point: { lat: 31.8974, lon: 54.3569 },
    airports: 'AZD',
    days: 2,
    months: [3, 4, 10, 11],
    road: { km: 630, hours: 7 },
    tags: 'classic desert unesco',
    line: 'Adobe desert city of wind towers and Zoroastrian fire.',
    sights:
      'Historic City of Yazd (UNESCO yazd)|Jameh Mosque|Amir Chakhmaq|Dowlat Abad Garden (UNESCO persian-garden)|Zoroastrian Fire Temple|Towers of Silence|Water Museum|Chak Chak|Kharanaq|Meybod Narin Castle',
    food: 'Ghormeh-ye Yazdi|Baklava of Yazd',
  }),
  place('kashan', 'Kashan', 'کاشان', 'kaa-SHAAN', 'Isfahan', {
    point: { lat: 33.985, lon: 51.41 },
    airports: 'KKS IFN IKA',
    days: 1,
    months: [3, 4, 5, 10, 11],
    road: { km: 245, hours: 3 },
    tags: 'classic',
    line: 'Merchant houses, roses and a garden with spring water.',
    sights:
      'Fin Garden (UNESCO persian-garden)|Tabatabaei House|Borujerdi House|Agha Bozorg Mosque|Sultan Amir Ahmad Bathhouse|Kashan Bazaar|Abyaneh village|Maranjab Desert|Qamsar rose water (May)',
    food: 'Gusht-o lubia|Rose water',
  }),
  place('mashhad', 'Mashhad', 'مشهد', 'mash-HAD', 'Razavi Khorasan', {
    point: { lat: 36.2972, lon: 59.6067 },
    airports: 'MHD',
    days: 2,
    months: [4, 5, 6, 9, 10],
    road: { km: 900, hours: 10 },
    tags: 'pilgrimage',
    line: 'Holy city around the shrine of Imam Reza.',
    sights:
      'Imam Reza Shrine|Tomb of Ferdowsi, Tus|Nader Shah Museum|Kuhsangi Park|Torqabeh and Shandiz|Neyshabur: Khayyam’s tomb',
    food: 'Sholeh|Saffron',
  }),
  place('tabriz', 'Tabriz', 'تبریز', 'tab-REEZ', 'East Azerbaijan', {
    point: { lat: 38.08, lon: 46.2919 },
    airports: 'TBZ',
    days: 2,
    months: [5, 6, 7, 8, 9, 10],
    road: { km: 625, hours: 7 },
    tags: 'unesco bazaar',
    line: 'Silk Road bazaar city of the north-west.',
    sights:
      'Tabriz Bazaar (UNESCO tabriz-bazaar)|Blue Mosque|El Goli Park|Azerbaijan Museum|Constitution House|Kandovan cave village|Jolfa & St Stepanos (UNESCO armenian-monasteries)|Arg of Tabriz',
    food: 'Kufteh Tabrizi|Nougat',
  }),
  place('kish', 'Kish Island', 'کیش', 'keesh', 'Hormozgan', {
    point: { lat: 26.5325, lon: 53.9868 },
    airports: 'KIH',
    days: 2,
    months: [11, 12, 1, 2, 3],
    road: null,
    tags: 'beach visa-free',
    line: 'Beach island and free zone: enter 14 days without a visa.',
    sights: 'Kariz underground city|Harireh ancient city|Greek ship wreck|Dolphin park|Coral beach|Green Tree',
    food: '',
  }),
  place('qeshm', 'Qeshm Island', 'قشم', 'ghe-shm', 'Hormozgan', {
    point: { lat: 26.9581, lon: 56.2718 },
    airports: 'GSM BND',
    days: 3,
    months: [11, 12, 1, 2, 3],
    road: null,
    tags: 'nature visa-free',
    line: 'Geopark of canyons, mangroves and salt caves.',
    sights:
      'Stars Valley|Chahkooh Canyon|Hara mangrove forest|Namakdan Salt Cave|Hengam Island dolphins|Laft village|Portuguese castle',
    food: 'Ghalieh mahi',
  }),
  place('hormuz', 'Hormuz Island', 'هرمز', 'hor-MOZ', 'Hormozgan', {
    point: { lat: 27.0607, lon: 56.4622 },
    airports: 'BND GSM',
    days: 1,
    months: [11, 12, 1, 2, 3],
    road: null,
    tags: 'nature',
    line: 'Red-soil rainbow island, an hour by boat from Bandar Abbas.',
    sights: 'Rainbow Valley|Valley of Statues|Red Beach|Portuguese castle|Nadalian museum',
    food: '',
  }),
  place('bandar-abbas', 'Bandar Abbas', 'بندرعباس', 'ban-DAR ab-BAAS', 'Hormozgan', {
    point: { lat: 27.1832, lon: 56.2666 },
    airports: 'BND',
    days: 1,
    months: [11, 12, 1, 2, 3],
    road: { km: 1280, hours: 14 },
    tags: 'port',
    line: 'Port of the Strait of Hormuz and ferry hub for the islands.',
    sights: 'Hindu Temple|Fish market|Galedari bath|Suru beach|Ferries to Hormuz and Qeshm',
    food: 'Ghalieh mahi|Bandari bread',
  }),
  place('kerman', 'Kerman', 'کرمان', 'ker-MAAN', 'Kerman', {
    point: { lat: 30.2839, lon: 57.0834 },
    airports: 'KER',
    days: 2,
    months: [3, 4, 5, 10, 11],
    road: { km: 990, hours: 11 },
    tags: 'desert unesco',
    line: 'Gateway to the Lut Desert.',
    sights:
      'Ganjali Khan Complex (UNESCO persian-caravanserai)|Jameh Mosque|Shazdeh Garden, Mahan (UNESCO persian-garden)|Shah Nematollah Vali Shrine|Rayen Citadel|Kaluts of Shahdad, Lut Desert (UNESCO lut)|Meymand (UNESCO maymand)',
    food: 'Bozghormeh|Kolompeh',
  }),
  place('bam', 'Bam', 'بم', 'bam', 'Kerman', {
    point: { lat: 29.106, lon: 58.357 },
    airports: 'BXR KER',
    days: 1,
    months: [11, 12, 1, 2, 3],
    road: { km: 1190, hours: 14 },
    tags: 'unesco',
    line: 'Mud-brick citadel rebuilt after the 2003 earthquake.',
    sights: 'Arg-e Bam (UNESCO bam)|Date gardens',
    food: 'Dates',
  }),
  place('hamedan', 'Hamedan', 'همدان', 'ha-me-DAAN', 'Hamadan', {
    point: { lat: 34.7989, lon: 48.5146 },
    airports: 'HDM',
    days: 1,
    months: [5, 6, 7, 8, 9, 10],
    road: { km: 320, hours: 4 },
    tags: 'ancient unesco',
    line: 'Ancient Ecbatana under Mount Alvand.',
    sights:
      'Hegmataneh (UNESCO hegmataneh)|Avicenna Mausoleum|Baba Taher Tomb|Ganjnameh inscriptions|Ali Sadr water cave|Tomb of Esther and Mordechai',
    food: 'Komaj bread|Angosht-pich sweets',
  }),
  place('kermanshah', 'Kermanshah', 'کرمانشاه', 'ker-maan-SHAAH', 'Kermanshah', {
    point: { lat: 34.3142, lon: 47.065 },
    airports: 'KSH',
    days: 1,
    months: [4, 5, 6, 9, 10],
    road: { km: 510, hours: 6 },
    tags: 'ancient unesco',
    line: 'Rock reliefs and Kurdish cooking.',
    sights: 'Bisotun (UNESCO bisotun)|Taq-e Bostan|Tekyeh Moaven al-Molk|Kangavar Anahita temple',
    food: 'Dandeh kabab|Nan-e berenji',
  }),
  place('ahwaz', 'Ahwaz', 'اهواز', 'ah-VAAZ', 'Khuzestan', {
    point: { lat: 31.3183, lon: 48.6706 },
    airports: 'AWZ',
    days: 1,
    months: [11, 12, 1, 2, 3],
    road: { km: 820, hours: 9 },
    tags: 'ancient',
    line: 'City on the Karun, base for Elamite sites.',
    sights:
      'White Bridge|Susa, ~115 km (UNESCO susa)|Chogha Zanbil, ~110 km (UNESCO tchogha-zanbil)|Shushtar hydraulic system, ~90 km (UNESCO shushtar)',
    food: 'Ghalieh mahi|Falafel',
  }),
  place('shushtar', 'Shushtar', 'شوشتر', 'shoosh-TAR', 'Khuzestan', {
    point: { lat: 32.0455, lon: 48.8567 },
    airports: 'AWZ DEF',
    days: 1,
    months: [11, 12, 1, 2, 3],
    road: { km: 830, hours: 9 },
    tags: 'unesco',
    line: 'Sasanian water mills and waterfalls inside the town.',
    sights: 'Historical Hydraulic System (UNESCO shushtar)|Mostofi House|Salasel Castle',
    food: '',
  }),
  place('rasht', 'Rasht', 'رشت', 'rasht', 'Gilan', {
    point: { lat: 37.2808, lon: 49.5832 },
    airports: 'RAS',
    days: 2,
    months: [4, 5, 6, 9, 10],
    road: { km: 325, hours: 4 },
    tags: 'food nature',
    line: 'UNESCO city of gastronomy in the rainy Caspian green.',
    sights: 'Rasht bazaar|Municipality Square|Masuleh village|Anzali Lagoon|Rudkhan Castle|Gilan Rural Heritage Museum',
    food: 'Mirza ghasemi|Torsh kabab|Baghala ghatogh',
  }),
  place('ramsar', 'Ramsar', 'رامسر', 'raam-SAR', 'Mazandaran', {
    point: { lat: 36.9031, lon: 50.6583 },
    airports: 'RZR',
    days: 1,
    months: [4, 5, 6, 7, 8, 9],
    road: { km: 240, hours: 5 },
    tags: 'nature',
    line: 'Where the mountains meet the Caspian Sea.',
    sights: 'Ramsar Palace museum|Cable car|Javaher Deh|Caspian beach',
    food: 'Sour kebab|Citrus fruit',
  }),
  place('ardabil', 'Ardabil', 'اردبیل', 'ar-da-BEEL', 'Ardabil', {
    point: { lat: 38.2498, lon: 48.2933 },
    airports: 'ADU',
    days: 1,
    months: [5, 6, 7, 8, 9],
    road: { km: 590, hours: 8 },
    tags: 'unesco nature',
    line: 'Cool highland city with a Safavid shrine.',
    sights: 'Sheikh Safi al-Din Ensemble (UNESCO sheikh-safi)|Sarein hot springs|Mount Sabalan|Shorabil Lake',
    food: 'Ash-e dugh|Black halva',
  }),
  place('orumiyeh', 'Orumiyeh', 'ارومیه', 'oo-roo-mee-YE', 'West Azerbaijan', {
    point: { lat: 37.5527, lon: 45.0761 },
    airports: 'OMH',
    days: 1,
    months: [5, 6, 7, 8, 9, 10],
    road: { km: 770, hours: 9 },
    tags: 'unesco',
    line: 'City near the salt lake, with Assyrian and Armenian churches.',
    sights:
      'Lake Urmia|St Mary Church|St Thaddeus, Qara Kelisa (UNESCO armenian-monasteries)|Takht-e Soleyman (UNESCO takht-e-soleyman)',
    food: 'Noghl sweets|Dolma',
  }),
  place('qazvin', 'Qazvin', 'قزوین', 'ghaz-VEEN', 'Qazvin', {
    point: { lat: 36.2688, lon: 50.0041 },
    airports: 'IKA THR',
    days: 1,
    months: [4, 5, 6, 9, 10],
    road: { km: 150, hours: 2 },
    tags: 'mountain',
    line: 'Former Safavid capital and door to the Alamut valley.',
    sights: 'Alamut Castle|Chehel Sotoun Qazvin|Jameh Mosque|Ovan Lake',
    food: 'Gheymeh nesar|Baklava of Qazvin',
  }),
  place('zanjan', 'Zanjan', 'زنجان', 'zan-JAAN', 'Zanjan', {
    point: { lat: 36.6736, lon: 48.4787 },
    airports: 'JWN',
    days: 1,
    months: [5, 6, 7, 8, 9, 10],
    road: { km: 330, hours: 4 },
    tags: 'unesco',
    line: 'Salt men, a laundry-house museum and Soltaniyeh dome.',
    sights:
      'Dome of Soltaniyeh (UNESCO soltaniyeh)|Takht-e Soleyman, ~110 km (UNESCO takht-e-soleyman)|Rakhtshooy Khaneh|Salt Men museum|Katale Khor Cave|Aladaglar coloured mountains',
    food: 'Jaghur baghur',
  }),
  place('gorgan', 'Gorgan', 'گرگان', 'gor-GAAN', 'Golestan', {
    point: { lat: 36.8427, lon: 54.4391 },
    airports: 'GBT',
    days: 2,
    months: [4, 5, 6, 9, 10],
    road: { km: 400, hours: 6 },
    tags: 'nature unesco',
    line: 'Forests, steppe and Turkmen horses.',
    sights:
      'Gonbad-e Qabus (UNESCO gonbad-e-qabus)|Golestan National Park, Hyrcanian Forests (UNESCO hyrcanian-forests)|Naharkhoran|Khalid Nabi|Turkmen Sahra',
    food: 'Turkmen chegdermeh',
  }),
  place('chabahar', 'Chabahar', 'چابهار', 'chaa-ba-HAAR', 'Sistan and Baluchestan', {
    point: { lat: 25.2919, lon: 60.643 },
    airports: 'ZBR',
    days: 2,
    months: [11, 12, 1, 2, 3],
    road: { km: 1960, hours: 22 },
    tags: 'beach visa-free',
    line: 'Ocean coast of Makran: Martian hills and pink lagoon.',
    sights: 'Martian Mountains|Lipar pink wetland|Beris|Ramin beach|Tis Portuguese castle',
    food: 'Fish curry with rice',
  }),
  place('sanandaj', 'Sanandaj', 'سنندج', 'sa-nan-DAJ', 'Kurdistan', {
    point: { lat: 35.3144, lon: 46.9923 },
    airports: 'SDG',
    days: 2,
    months: [4, 5, 6, 9, 10],
    road: { km: 470, hours: 7 },
    tags: 'nature unesco',
    line: 'Kurdish music city and door to the terraced villages of Uramanat.',
    sights: 'Uramanat/Hawraman (UNESCO hawraman)|Palangan village|Asef mansion|Zrebar Lake|Khosroabad mansion',
    food: 'Dolma|Kalaneh bread',
  }),
  place('khorramabad', 'Khorramabad', 'خرم‌آباد', 'khor-ram-aa-BAAD', 'Lorestan', {
    point: { lat: 33.4878, lon: 48.3558 },
    airports: 'KHD',
    days: 1,
    months: [4, 5, 6],
    road: { km: 480, hours: 6 },
    tags: 'nature unesco',
    line: 'Castle above the town, waterfalls and prehistoric caves.',
    sights:
      'Falak-ol-Aflak Castle|Khorramabad Valley prehistoric sites (UNESCO khorramabad-valley)|Bisheh Waterfall (by train)|Keeyow Lake',
    food: '',
  }),
  place('bushehr', 'Bushehr', 'بوشهر', 'boo-SHEHR', 'Bushehr', {
    point: { lat: 28.9234, lon: 50.8203 },
    airports: 'BUZ',
    days: 1,
    months: [11, 12, 1, 2, 3],
    road: { km: 1060, hours: 12 },
    tags: 'port',
    line: 'Old Gulf port with coral-stone houses.',
    sights: 'Old town (Behbahani, Kuti)|Anthropology museum|Malek mansion|Siraf ancient port',
    food: 'Ghalieh mahi|Date sweets',
  }),
  place('birjand', 'Birjand', 'بیرجند', 'beer-JAND', 'South Khorasan', {
    point: { lat: 32.8649, lon: 59.2262 },
    airports: 'XBJ',
    days: 1,
    months: [3, 4, 5, 10],
    road: { km: 1130, hours: 13 },
    tags: 'desert unesco',
    line: 'Saffron, barberry and a Persian garden.',
    sights: 'Akbarieh Garden (UNESCO persian-garden)|Birjand Castle|Furg Citadel',
    food: 'Kashk-e zard|Barberries',
  }),
  place('abyaneh', 'Abyaneh', 'ابیانه', 'ab-yaa-NE', 'Isfahan', {
    point: { lat: 33.5847, lon: 51.5892 },
    airports: 'KKS IFN',
    days: 1,
    months: [4, 5, 6, 9, 10],
    road: { km: 310, hours: 4 },
    tags: 'village',
    line: 'Red mud-brick village on a slope of Karkas.',
    sights: 'Red lanes|Zoroastrian fire temple|Fin Garden nearby',
    food: '',
  }),
  place('persepolis', 'Persepolis', 'تخت جمشید', 'takht-e jam-SHEED', 'Fars', {
    point: { lat: 29.9355, lon: 52.8916 },
    airports: 'SYZ',
    days: 1,
    months: [3, 4, 5, 10, 11],
    road: { km: 870, hours: 10 },
    tags: 'ancient unesco',
    line: 'Ceremonial capital of the Achaemenid Empire, about 60 km from Shiraz.',
    sights:
      'Terrace of Persepolis (UNESCO persepolis)|Gate of All Nations|Apadana staircase|Hall of 100 Columns|Naqsh-e Rostam tombs (6 km)|Pasargadae, 80 km further (UNESCO pasargadae)',
    food: '',
  }),
];

const bySlug = new Map(PLACES.map((one) => [one.slug, one]));

export const placeOf = (slug: string): Place | undefined => bySlug.get(slug);

/** The name of a city in a journey: as on its own page, otherwise as the seller names it. */
export const placeOfCity = (slug: string, name: string): { readonly slug: string; readonly name: string } => ({
  slug,
  name: placeOf(slug)?.name ?? name,
});
