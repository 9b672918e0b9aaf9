export type AirlineName = { readonly en: string; readonly fa: string };

/** By IATA code. Names are facts; logos are never used. */
const NAMES: Readonly<Record<string, AirlineName>> = {
  IR: { en: 'Iran Air', fa: 'ایران ایر' },
  W5: { en: 'Mahan Air', fa: 'ماهان' },
  EP: { en: 'Iran Aseman Airlines', fa: 'آسمان' },
  B9: { en: 'Iran Airtour', fa: 'ایران ایرتور' },
  Y9: { en: 'Kish Air', fa: 'کیش ایر' },
  QB: { en: 'Qeshm Air', fa: 'قشم ایر' },
  ZV: { en: 'Zagros Airlines', fa: 'زاگرس' },
  I3: { en: 'ATA Airlines', fa: 'آتا' },
  HH: { en: 'Taban Air', fa: 'تابان' },
  IV: { en: 'Caspian Airlines', fa: 'کاسپین' },
  JI: { en: 'Meraj Airlines', fa: 'معراج' },
  NV: { en: 'Karun Airlines', fa: 'کارون' },
  IS: { en: 'Sepehran Airlines', fa: 'سپهران' },
  VR: { en: 'Varesh Airlines', fa: 'وارش' },
  FP: { en: 'FlyPersia', fa: 'فلای پرشیا' },
  PR: { en: 'Pars Air', fa: 'پارس ایر' },
  RI: { en: 'Chabahar Airlines', fa: 'چابهار' },
  SA: { en: 'Saha Airlines', fa: 'ساها' },
  PY: { en: 'Pouya Air', fa: 'پویا' },
  VA: { en: 'AVA Airlines', fa: 'آوا' },
};

export const airlineNameOf = (code: string): AirlineName | undefined => NAMES[code];
