import { VISA_PAGE_ORDER, VISA_PAGES, type VisaPage } from '#domain/visa/visa-application.ts';
import { isVisaPictureKind } from '#domain/visa/visa-picture-kinds.ts';
import type { VisaTask } from '#machines/visa/visa-request/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { faultText, fieldLabel } from '#src/screens/visa/request/fields.ts';

/** An answer that the server refused at placing, and the page to correct it. */
export type RefusedAnswer = { readonly task: Exclude<VisaTask, 'contact' | null>; readonly text: string };

const OF_PERSON = /^applicants\.(\d)\.(\w+)$/;
const OF_TRIP = /^(arrival|days|residence|entry|processing|applicants\.\d\.nationality)$/;

/** Refused fields, except those of the contact page. */
export const refusedAnswers = (fields: Readonly<Record<string, string>>): RefusedAnswer[] =>
  Object.entries(fields).flatMap(([path, code]): RefusedAnswer[] => {
    const problem = faultText(code, '');
    if (OF_TRIP.test(path)) return [{ task: 'trip', text: m.visarequest_refused_trip({ problem }) }];
    const [, digit = '', name = ''] = OF_PERSON.exec(path) ?? [];
    const page = pageOf(name);
    if (!page) return [];
    const position = Number(digit);
    const text = m.visarequest_refused_person({ number: position + 1, label: fieldLabel(name), problem });
    return [{ task: { position, page }, text }];
  });

const pageOf = (name: string): VisaPage | undefined =>
  isVisaPictureKind(name)
    ? name
    : VISA_PAGE_ORDER.find((page) => (VISA_PAGES[page] as readonly string[]).includes(name));
