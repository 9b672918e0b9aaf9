import { wholeNumber } from '#domain/core/whole-number.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOST_PEOPLE = 9;

/** The step and the order that an address of a tour names; what is wrong is dropped. */
export function stepOfUrl({ step, order }: Readonly<Record<string, unknown>>): {
  readonly step: 'passengers' | 'confirm' | null;
  readonly order: string | null;
} {
  const id = typeof order === 'string' ? order.toLowerCase() : '';
  return {
    step: (['passengers', 'confirm'] as const).find((one) => one === step) ?? null,
    order: UUID.test(id) ? id : null,
  };
}

/** How many people of two and older an address asks for: 2 where it does not say. */
export function peopleOfUrl({ adults, children }: Readonly<Record<string, unknown>>): number {
  const asked = (wholeNumber(adults) ?? 2) + (wholeNumber(children) ?? 0);
  return Math.min(Math.max(asked, 1), MOST_PEOPLE);
}
