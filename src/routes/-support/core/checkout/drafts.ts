import type { PassengerDraft } from '#domain/core/passengers.ts';

export const isSame = (one: PassengerDraft, other: PassengerDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The tab's draft, with the fields that the user changed on the page since `shown` was rendered. */
export function withTyped(draft: PassengerDraft, shown: PassengerDraft, typed: PassengerDraft): PassengerDraft {
  if (isSame(shown, typed)) return draft;
  const passengers = draft.passengers.map((passenger, index) => ({
    ...passenger,
    ...changed(shown.passengers[index], typed.passengers[index]),
  }));
  return { ...draft, ...changed({ ...shown, passengers: [] }, { ...typed, passengers: [] }), passengers };
}

function changed<T extends object>(before: T | undefined, next: T | undefined): Partial<T> {
  const entries = Object.entries(next ?? {}).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before?.[field as keyof T]),
  );
  return Object.fromEntries(entries) as Partial<T>;
}
