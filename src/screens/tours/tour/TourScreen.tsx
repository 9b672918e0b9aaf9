import type { TourScreenProps } from '#src/screens/tours/tour/tour-props.ts';

/** A tour: its way day by day, its departures, its price by the size of the group, its rules, and the choice that is booked. */
export function TourScreen({ data: { tour } }: TourScreenProps) {
  return <h1>{tour.card.title}</h1>;
}
