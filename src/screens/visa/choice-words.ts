import { countryInText } from '#domain/core/countries.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import type { VisaEntry, VisaPurpose } from '#domain/visa/visa-question.ts';
import { m } from '#src/copy/generated/messages.js';

/* Labels of choices and answers, in a file of their own: request and staff pages use them without the reasons, papers and costs of the check
   (words.ts, 8 kB with its texts). */

export const ENTRY_WORDS: Readonly<Record<VisaEntry, { readonly label: () => string; readonly fact: () => string }>> = {
  airport: { label: m.visa_entry_airport, fact: m.visa_entry_fact_airport },
  otherAirport: { label: m.visa_entry_otherairport, fact: m.visa_entry_fact_otherairport },
  land: { label: m.visa_entry_land, fact: m.visa_entry_fact_land },
  sea: { label: m.visa_entry_sea, fact: m.visa_entry_fact_sea },
  freeZone: { label: m.visa_entry_freezone, fact: m.visa_entry_fact_freezone },
  freeZoneOn: { label: m.visa_entry_freezoneon, fact: m.visa_entry_fact_freezoneon },
  transit: { label: m.visa_entry_transit, fact: m.visa_entry_fact_transit },
};

export const PURPOSE_WORDS: Readonly<Record<VisaPurpose, () => string>> = {
  tourism: m.visa_purpose_tourism,
  business: m.visa_purpose_business,
  family: m.visa_purpose_family,
  pilgrimage: m.visa_purpose_pilgrimage,
  medical: m.visa_purpose_medical,
  study: m.visa_purpose_study,
  work: m.visa_purpose_work,
  investment: m.visa_purpose_investment,
  press: m.visa_purpose_press,
};

export const VERDICT_WORDS: Readonly<Record<VisaVerdict, () => string>> = {
  exempt: m.visa_tag_exempt,
  freeZone: m.visa_tag_freezone,
  airportCode: m.visa_tag_airportcode,
  consulateCode: m.visa_tag_consulatecode,
  guidedTour: m.visa_tag_guidedtour,
  impossible: m.visa_tag_impossible,
};

const LIST = new Intl.ListFormat('en-GB');
/** "1, 2 and 4". */
export const listText = (items: readonly string[]): string => LIST.format(items);

/** "the United States and Germany". */
export const countriesText = (codes: readonly string[]): string => listText(codes.map(countryInText));
