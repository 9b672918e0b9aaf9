import type { Airport } from '#domain/airports.ts';
import { m } from '#src/copy/generated/messages.js';

type NativePlace = {
  /** With a blank behind it for another spelling: of two equal values a browser shows the last one as chosen. */
  readonly code: string;
  readonly text: string;
};

/**
 * Lines of a select beside the popular cities. A select finds a line by its first letters only, so other spellings have
 * lines of their own; "Iran" chooses nothing, and the airport that no domestic flight leaves from is found by its code.
 */
export function nativePlaces(airports: readonly Airport[]): NativePlace[] {
  return [
    { code: ' ', text: m.ui_place_iran() },
    ...airports.flatMap(({ code, city, cityFa, aliases, isPopular, isFlown }) =>
      isFlown
        ? [
            ...(isPopular ? [{ code: `${code} `, text: `${cityFa}: ${city}` }] : [{ code, text: city }]),
            ...aliases.map((alias, at) => ({ code: code.padEnd(code.length + at + 2), text: `${alias}: ${city}` })),
          ]
        : [{ code, text: `${code}: ${city}` }],
    ),
  ].sort((a, b) => (a.text < b.text ? -1 : 1));
}
