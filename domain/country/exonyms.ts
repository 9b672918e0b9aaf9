/**
 * Names of the cities on sale in Russian, Chinese, Arabic, Turkish, German, French and Spanish, where they differ from
 * English and Persian. Only names in use, from general knowledge; uncertain ones are left out. A separate chunk that
 * loads on the first search, because no page needs it earlier.
 */
const TABLE: Readonly<Record<string, string>> = {
  tehran: 'Тегеран|德黑兰|طهران|Tahran|Teheran|Téhéran|Teherán|Tehrán',
  isfahan: 'Исфахан|Эсфахан|伊斯法罕|أصفهان|İsfahan|Ispahan|Esfahán|Isfahán',
  shiraz: 'Шираз|设拉子|شيراز|Şiraz|Schiras|Chiraz|Shiráz',
  mashhad: 'Мешхед|Машхад|马什哈德|مشهد|Meşhed|Maschhad|Meschhed|Machhad|Mechhed|Meched|Mashad',
  tabriz: 'Тебриз|Табриз|大不里士|تبريز|Tebriz|Täbris|Taebris|Tabris|Tauris',
  yazd: 'Йезд|Язд|亚兹德|يزد|Yezd',
  kashan: 'Кашан|卡尚|قاشان|كاشان|Keşan|Kaschan|Kachan|Kashán',
  kerman: 'Керман|克尔曼|كرمان|Kirman|Kermán',
  kermanshah: 'Керманшах|克尔曼沙赫|كرمانشاه|Kirmanşah|Kermanschah|Kermanchah|Bachtaran',
  kish: 'Киш|基什|كيش|قيس|Kiş|Kisch|Kich',
  qeshm: 'Кешм|格什姆|قشم|Keşm|Keschm|Qechm|Gueshm',
  hormuz: 'Ормуз|Хормуз|霍尔木兹|هرمز|Hürmüz|Hormus|Ormuz|Hormoz',
  'bandar-abbas': 'Бендер-Аббас|Бандар-Аббас|阿巴斯港|بندر عباس|Bender Abbas|Bandar Abás',
  hamedan: 'Хамадан|哈马丹|همدان|همذان|Hemedan|Hamadan|Hamadán|Ecbatana|Ekbatana|Ecbatane',
  ahwaz: 'Ахваз|阿瓦士|الأهواز|Ahvaz|Ahwas|Ahváz',
  abadan: 'Абадан|阿巴丹|عبادان|Abadán',
  rasht: 'Решт|Рашт|拉什特|رشت|Reşt|Rascht|Racht',
  ramsar: 'Рамсар|拉姆萨尔|رامسر',
  ardabil: 'Ардебиль|阿尔达比勒|أردبيل|Erdebil|Ardebil|Ardebíl',
  orumiyeh: 'Урмия|乌尔米耶|أرومية|Urmiye|Urmia|Ourmia|Orumieh|Oroumieh|Urmía|Rezaiyeh',
  qazvin: 'Казвин|加兹温|قزوين|Kazvin|Ghazvin|Qaswin|Kaswin|Qazvín',
  zanjan: 'Зенджан|赞詹|زنجان|Zencan|Sandschan|Zandschan|Zandjan|Zanyán',
  gorgan: 'Горган|戈尔甘|جرجان|Gürgan|Gorgán',
  chabahar: 'Чабахар|恰赫巴哈尔|جابهار|تشابهار|Çabahar|Tschabahar|Tchabahar|Chah Bahar',
  sanandaj: 'Сенендедж|Санандадж|萨南达季|سنندج|Senendec|Sanandadsch|Sanandadj|Sine',
  khorramabad: 'Хорремабад|霍拉马巴德|خرم آباد|Hürremabad|Chorramabad|Jorramabad',
  bushehr: 'Бушир|Бушехр|布什尔|بوشهر|Buşehr|Buschehr|Bouchehr|Buchehr',
  birjand: 'Бирджанд|比尔詹德|بيرجند|Bircend|Birdschand|Birdjand|Biryand',
  shushtar: 'Шуштар|舒什塔尔|تستر|شوشتر|Şuşter|Schuschtar|Chouchtar',
  persepolis: 'Персеполь|波斯波利斯|برسيبوليس|تخت جمشيد|Persépolis|Takht-e Jamshid',
  abyaneh: 'Абиане|阿比亚内|أبيانة|Abiane|Abyane',
  bam: 'Бам|巴姆|بم|Bem',
  arak: 'Эрак|Арак|阿拉克|أراك|Erak',
  zahedan: 'Захедан|扎黑丹|زاهدان|Zahedán',
  zabol: 'Заболь|扎博勒|زابل|Zabul',
  sari: 'Сари|萨里|ساري',
  qom: 'Кум|库姆|قم|Kum|Ghom|Ghoum|Qum',
  ilam: 'Илам|伊拉姆|إيلام|İlam',
  khoy: 'Хой|霍伊|خوي|Hoy|Choy',
  maragheh: 'Мераге|Марага|马拉盖|مراغة|Merağa|Maraghe',
  dezful: 'Дизфуль|Дезфуль|迪兹富勒|دزفول|Dizful|Desful|Dezfoul',
  sabzevar: 'Себзевар|Сабзевар|萨卜泽瓦尔|سبزوار|Sebzevar|Sabsewar',
  shahrekord: 'Шехре-Корд|沙赫雷库尔德|شهركرد|Şehrekord|Schahr-e Kord|Chahrekord',
  yasuj: 'Ясудж|亚苏季|ياسوج|Yasuc|Jasudsch|Yassoudj|Yasouj',
  bojnurd: 'Боджнурд|博季努尔德|بجنورد|Bocnurd|Bodschnurd|Bodjnourd',
  dubai: 'Дубай|迪拜|دبي|Dubái|Dubaï|Doubaï',
  istanbul: 'Стамбул|伊斯坦布尔|إسطنبول|İstanbul|Estambul|Konstantinopel|Constantinople',
  yerevan: 'Ереван|埃里温|يريفان|Erivan|Eriwan|Jerewan|Erevan|Ereván|Երևան',
  muscat: 'Маскат|马斯喀特|مسقط|Maskat|Mascate',
  baku: 'Баку|巴库|باكو|Bakü|Bakou|Bakú|Bakı',
  tbilisi: 'Тбилиси|第比利斯|تبليسي|Tiflis|Tbilissi|Tiflís|თბილისი',
  doha: 'Доха|多哈|الدوحة',
  baghdad: 'Багдад|巴格达|بغداد|Bağdat|Bagdad',
  najaf: 'Наджаф|纳杰夫|النجف|Necef|Nadschaf|Nadjaf',
  karbala: 'Кербела|卡尔巴拉|كربلاء|Kerbela|Kerbala',
};

const keyOf = (name: string): string =>
  name
    .replace(/ Island$| \(.*\)$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** Foreign names of a city by its English name; empty when none is known. */
export const exonymsOf = (city: string): readonly string[] => TABLE[keyOf(city)]?.split('|') ?? [];

export const withExonyms = <P extends { readonly city: string; readonly aliases: readonly string[] }>(
  places: readonly P[],
): P[] => places.map((place) => ({ ...place, aliases: [...place.aliases, ...exonymsOf(place.city)] }));
