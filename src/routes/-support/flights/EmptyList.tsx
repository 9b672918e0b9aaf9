import { betweenCitiesPart } from '#src/routes/-support/country/between-cities.ts';
import { legKey } from '#src/routes/-support/flights/leg-key.ts';
import { NoSeats, type NoSeatsProps } from '#src/screens/flights/results/NoFlights.tsx';

/** A list without seats, and how one gets there otherwise. */
export function EmptyList(props: NoSeatsProps) {
  const between = props.between?.[legKey(props)];
  return (
    <>
      <NoSeats {...props} />
      {between ? <betweenCitiesPart.Late data={between} /> : null}
    </>
  );
}
