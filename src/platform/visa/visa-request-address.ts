import { wholeNumber } from '#domain/core/whole-number.ts';
import { parseVisaAddress, placeOfAddress, type VisaAddress } from '#domain/visa/visa-address.ts';
import { VISA_PAGE_ORDER } from '#domain/visa/visa-application.ts';
import { questionOf } from '#domain/visa/visa-question.ts';
import type { VisaSearchBox, VisaTask } from '#machines/visa/visa-request/types.ts';

/** Query of the request pages: values of the visa check, or an order and the shown part of it. No name, no passport number. */
export type VisaRequestAddress = VisaAddress & {
  readonly order?: string;
  /** Counted from 1. */
  readonly person?: number;
  readonly page?: (typeof VISA_PAGE_ORDER)[number] | 'contact';
};

/** Never throws; invalid values are dropped. */
export function parseVisaRequestAddress(search: Record<string, unknown>): VisaRequestAddress {
  const order = typeof search.order === 'string' && /^[0-9a-f-]{36}$/.test(search.order) ? search.order : undefined;
  const person = wholeNumber(search.person) ?? 0;
  const page = [...VISA_PAGE_ORDER, 'contact' as const].find((one) => one === search.page);
  if (!order) return parseVisaAddress(search);
  return {
    order,
    ...(person >= 1 && person <= 9 ? { person } : {}),
    ...(page ? { page } : {}),
  };
}

export const taskOfAddress = ({ person, page }: VisaRequestAddress): VisaTask => {
  if (page === 'contact' || !page) return page ?? null;
  // The trip of a person has its own page.
  if (!person) return page === 'trip' ? 'trip' : null;
  return { position: person - 1, page };
};

export const addressOfTask = (orderId: string, task: VisaTask): VisaRequestAddress =>
  task === null
    ? { order: orderId }
    : typeof task === 'string'
      ? { order: orderId, page: task }
      : { order: orderId, person: task.position + 1, page: task.page };

/** The visa check's values as the start of a request; null if incomplete. The arrival date is asked later. */
export function searchBoxOfAddress(address: VisaRequestAddress): VisaSearchBox | null {
  const question = questionOf(placeOfAddress(address).draft);
  if (!question) return null;
  const { travellers, residence, entry, days } = question;
  // A citizen of Iran gets no visa in another passport: the check has said so, so they are left out.
  const applicants = travellers.filter(({ isIranian }) => !isIranian).map(({ isIranian: _, ...passport }) => passport);
  return { applicants, residence, entry, arrival: '', days, processing: 'normal' };
}
