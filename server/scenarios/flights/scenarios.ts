export const scenarios = {
  flightMoved:
    'the airline moves the first flight of an issued order by two hours when the order is read or changed next',
} as const;
