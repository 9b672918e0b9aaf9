import { FLIGHT_HOLD_SECONDS } from '#domain/flights/flight-limits.ts';
import { holdKind } from '#machines/core/hold-session/kind.ts';
import { flightSessionMachine } from '#machines/flights/flight-session/machine.ts';

export const flightSession = holdKind(flightSessionMachine, {
  models: 'the seats of a held order',
  seconds: FLIGHT_HOLD_SECONDS,
  routes: '`/flights/{ORG-DST}?order=…`',
});
