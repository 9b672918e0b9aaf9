import type { ChosenPlace, Rider } from '#domain/transport/runs/riders.ts';

/** As the people of an order stand: women, men, children; a berth that stays empty comes last. */
const KINDS: readonly (Rider | null)[] = ['woman', 'man', 'child', null];

/**
 * The places of a choice in the order of the people of the order, whatever was pressed first. `before`: the places of the order that it
 * replaces. Who keeps a place there stays who they are, so that names that were typed belong to the same berths.
 */
export const inOrderOfPeople = (
  places: readonly ChosenPlace[],
  before: readonly ChosenPlace[] = [],
): readonly ChosenPlace[] =>
  KINDS.flatMap((kind) => {
    const isOfKind = ({ rider }: ChosenPlace) => rider === kind;
    return keepingPeople(places.filter(isOfKind), before.filter(isOfKind));
  });

/** Of one kind: those of before at their position, the others in what is left. */
function keepingPeople(places: readonly ChosenPlace[], before: readonly ChosenPlace[]): readonly ChosenPlace[] {
  if (places.length !== before.length) return places;
  const stays = before.map((was) => places.find(({ place }) => place === was.place));
  const moved = places.filter((one) => !stays.includes(one));
  return stays.map((one) => one ?? moved.shift()).filter((one) => one !== undefined);
}
