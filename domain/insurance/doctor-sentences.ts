import { CERTIFICATE_IN_PERSIAN } from '#domain/insurance/certificate-in-persian.ts';
import { LIMITS } from '#domain/insurance/cover.ts';
import { persianEuros } from '#domain/insurance/persian-euros.ts';

export type DoctorSentence = { readonly fa: string; readonly roman: string; readonly en: string };

/** Beside “valid”, until an insurer is connected. */
export const DOCTOR_SIMULATED: DoctorSentence = {
  fa: CERTIFICATE_IN_PERSIAN.simulated,
  roman: 'In govāhi namāyeshi ast va hich bime-gari ān rā sāder nakarde ast.',
  en: 'This certificate is a simulation, and no insurer has issued it.',
};

/** Sentences to show in a hospital. Ours: every one wants a native reader, best a doctor. */
export const DOCTOR_SENTENCES: readonly DoctorSentence[] = [
  {
    fa: 'من مسافر خارجی هستم و بیمه مسافرتی دارم.',
    roman: 'Man mosāfer-e khāreji hastam va bime-ye mosāferati dāram.',
    en: 'I am a visitor from abroad and I have travel insurance.',
  },
  {
    fa: 'این بیمه در سراسر ایران معتبر است.',
    roman: 'In bime dar sarāsar-e Irān mo’tabar ast.',
    en: 'This insurance is valid everywhere in Iran.',
  },
  {
    fa: `فوریت دندان‌پزشکی تا ${persianEuros(LIMITS.dentist)}.`,
    roman: 'Foriyat-e dandān-pezeshki tā devist yuro.',
    en: 'Dental emergency up to 200 euros.',
  },
  {
    fa: 'بیماری‌های قبلی پوشش داده نمی‌شود.',
    roman: 'Bimāri-hā-ye qabli pushesh dāde nemishavad.',
    en: 'Illnesses from before are not covered.',
  },
  {
    fa: 'لطفاً پیش از درمان با این شماره تماس بگیرید:',
    roman: 'Lotfan pish az darmān bā in shomāre tamās begirid:',
    en: 'Please call this number before treatment:',
  },
  {
    fa: 'اگر جان بیمار در خطر است، اول درمان کنید و بعد تماس بگیرید.',
    roman: 'Agar jān-e bimār dar khatar ast, avval darmān konid va ba’d tamās begirid.',
    en: 'If life is in danger, treat first and call afterwards.',
  },
  {
    fa: 'لطفاً صورت‌حساب با مهر، نسخه و گزارش پزشک را به من بدهید.',
    roman: 'Lotfan surat-hesāb bā mohr, noskhe va gozāresh-e pezeshk rā be man bedahid.',
    en: 'Please give me the stamped bill, the prescription and the doctor’s report.',
  },
  {
    fa: 'اینجا درد دارم.',
    roman: 'Injā dard dāram.',
    en: 'It hurts here.',
  },
  {
    fa: 'به این دارو حساسیت دارم:',
    roman: 'Be in dāru hassāsiyat dāram:',
    en: 'I am allergic to this medicine:',
  },
  {
    fa: 'این داروها را مصرف می‌کنم:',
    roman: 'In dāru-hā rā masraf mikonam:',
    en: 'I take these medicines:',
  },
  {
    fa: 'من باردار هستم.',
    roman: 'Man bārdār hastam.',
    en: 'I am pregnant.',
  },
  {
    fa: 'من دیابت دارم.',
    roman: 'Man diyābet dāram.',
    en: 'I have diabetes.',
  },
  {
    fa: 'لطفاً کسی را صدا کنید که انگلیسی بلد باشد.',
    roman: 'Lotfan kasi rā sedā konid ke engelisi balad bāshad.',
    en: 'Please call somebody who speaks English.',
  },
];
