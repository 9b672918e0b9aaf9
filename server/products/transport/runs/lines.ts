import { euro } from '#domain/core/money.ts';
import { compartmentsOf } from '#domain/transport/runs/places.ts';
import type { components } from '#openapi/generated/types.ts';
import type { RunItemDetail, RunPlaceDetail } from '#server/products/transport/runs/detail.ts';

type OrderLine = components['schemas']['OrderLine'];
type Part = 'family' | 'places' | 'children';

/** The name of the line of the price that a place is in. */
export function partOfPlace(
  { runClass }: Pick<RunItemDetail, 'runClass'>,
  { place, rider }: Pick<RunPlaceDetail, 'place' | 'rider'>,
): Part {
  const isFamily = compartmentsOf(runClass).some(
    ({ kind, berths }) => kind === 'family' && berths.some((berth) => berth.place === place),
  );
  return isFamily ? 'family' : rider === 'child' ? 'children' : 'places';
}

const wordsOf = ({ runClass }: Pick<RunItemDetail, 'runClass'>, part: Part): string => {
  const place = runClass.plan.what === 'berths' ? 'Berth' : 'Seat';
  if (part === 'family') return 'Berth of a family compartment, sold whole';
  return part === 'children' ? `${place} of a child, 2 to 11 years` : place;
};

/** As sold: what came back is told beside it. */
export function runLines(detail: RunItemDetail): OrderLine[] {
  const lines = new Map<Part, OrderLine>();
  for (const place of detail.places) {
    const part = partOfPlace(detail, place);
    const count = (lines.get(part)?.count ?? 0) + 1;
    const sum = (lines.get(part)?.sum.amount ?? 0) + place.cents;
    lines.set(part, { part, words: wordsOf(detail, part), count, each: euro(place.cents), sum: euro(sum) });
  }
  const infants = {
    ...{ part: 'infants', words: 'Infant under 2 years, without a place', count: detail.infants },
    ...{ each: euro(0), sum: euro(0) },
  };
  return [...lines.values(), ...(detail.infants > 0 ? [infants] : [])];
}
