/** "QB 1213", however the flight number is written. */
export const flightCode = ({
  airline,
  flightNumber,
}: {
  readonly airline: string;
  readonly flightNumber: string;
}): string => `${airline} ${flightNumber.replace(new RegExp(`^${airline}\\s*`), '')}`;
