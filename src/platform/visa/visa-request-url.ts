import { wholeNumber } from '#domain/core/whole-number.ts';
import { VISA_PAGE_ORDER } from '#domain/visa/visa-application.ts';
import { questionOf } from '#domain/visa/visa-question.ts';
import { parseVisaUrl, placeOfUrl, type VisaUrl } from '#domain/visa/visa-url.ts';
import type { VisaSearchBox, VisaTask } from '#machines/visa/visa-request/types.ts';

/** Query of the request pages: values of the visa check, or an order and the shown part of it. No name, no passport number. */
export type VisaRequestUrl = VisaUrl & {
  readonly order?: string;
  /** Another order of ours, whose travellers fill in a new request, and its first day. */
  readonly of?: string;
  readonly arrival?: string;
  /** Counted from 1. */
  readonly person?: number;
  readonly page?: (typeof VISA_PAGE_ORDER)[number] | 'contact';
};

const idIn = (text: unknown): string | undefined =>
  typeof text === 'string' && /^[0-9a-f-]{36}$/.test(text) ? text : undefined;

/** Never throws; invalid values are dropped. */
export function parseVisaRequestUrl(search: Record<string, unknown>): VisaRequestUrl {
  const order = idIn(search.order);
  const person = wholeNumber(search.person) ?? 0;
  const page = [...VISA_PAGE_ORDER, 'contact' as const].find((one) => one === search.page);
  if (!order) {
    const of = idIn(search.of);
    // The form says what is wrong with the day.
    return { ...parseVisaUrl(search), ...(of && { of, arrival: `${search.arrival ?? ''}` }) };
  }
  return {
    order,
    ...(person >= 1 && person <= 9 ? { person } : {}),
    ...(page ? { page } : {}),
  };
}

export const taskOfUrl = ({ person, page }: VisaRequestUrl): VisaTask => {
  if (page === 'contact' || !page) return page ?? null;
  // The trip of a person has its own page.
  if (!person) return page === 'trip' ? 'trip' : null;
  return { position: person - 1, page };
};

export const urlOfTask = (orderId: string, task: VisaTask): VisaRequestUrl =>
  task === null
    ? { order: orderId }
    : typeof task === 'string'
      ? { order: orderId, page: task }
      : { order: orderId, person: task.position + 1, page: task.page };

/** The visa check's values as the start of a request; null if incomplete. The arrival date is asked later, but of a tour. */
export function searchBoxOfUrl(url: VisaRequestUrl): VisaSearchBox | null {
  const question = questionOf(placeOfUrl(url).draft);
  if (!question) return null;
  const { travellers, residence, entry, days } = question;
  // A citizen of Iran gets no visa in another passport: the check has said so, so they are left out.
  const applicants = travellers.filter(({ isIranian }) => !isIranian).map(({ isIranian: _, ...passport }) => passport);
  return {
    ...{ applicants, residence, entry, arrival: url.arrival ?? '', days, processing: 'normal' },
    ...(url.of && { travellersOf: url.of }),
  };
}
