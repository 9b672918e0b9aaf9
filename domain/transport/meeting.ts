import { plainLine } from '#domain/core/plain-text.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import type { TransportWish } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';

/*
 * How the driver finds them: `answers` of an order by these names, as typed. Nothing of it stands in an address.
 */
export const MEETING = ['sign', 'hotel', 'room', 'hotelBack', 'stopsAt', 'notes'] as const;
export type RideMeeting = components['schemas']['RideMeeting'];
type Answers = Readonly<Record<string, string>>;

/** So many letters are read from afar. */
export const MAX_SIGN = 24;
/** Letters with all their marks, as the contract says. */
const MAX_SIGN_UNITS = 200;
export const MAX_HOTEL = 160;
export const MAX_ROOM = 20;
export const MAX_STOPS_AT = 100;
export const MAX_NOTES = 200;

/** Only who booked reads these, not who found the order by its reference. */
export const isPrivateAnswer = (name: string): boolean => name !== 'sign';

/** In one line, without characters that are not seen or that turn the text around them. */
export const meetingOf = (answers: Answers): RideMeeting => ({
  sign: plainLine(answers.sign ?? ''),
  hotel: plainLine(answers.hotel ?? ''),
  room: plainLine(answers.room ?? ''),
  hotelBack: plainLine(answers.hotelBack ?? ''),
  stopsAt: plainLine(answers.stopsAt ?? ''),
  notes: plainLine(answers.notes ?? ''),
});

/** Letters as they are seen: one with its marks is one, in any script. */
export const lettersIn = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

type Ride = Pick<components['schemas']['Ride'], 'isCancelled' | 'refunded'> & {
  readonly from: { readonly en: string; readonly airport: string | null };
};

/** What its driver must know besides the sign. */
export type MeetingAsked = {
  /** A ride begins where one stays, and not at an airport; of a car there and back the first one. */
  readonly isFetched: boolean;
  /** The town in which a car there and back fetches them a second time; null: none. */
  readonly backFrom: string | null;
  /** They say where the stops are that they paid. */
  readonly hasStops: boolean;
};

/** What is asked of the rides whose money did not go back. */
export function meetingAsked(wish: TransportWish, rides: readonly Ride[]): MeetingAsked {
  const going = rides.filter(({ isCancelled, refunded }) => !isCancelled && !refunded);
  const isBack = ({ from }: Ride) => wish.kind === 'car' && from.en !== wish.from;
  return {
    isFetched: going.some((ride) => ride.from.airport === null && !isBack(ride)),
    backFrom: going.find(isBack)?.from.en ?? null,
    // A car stops on the way there alone.
    hasStops: wish.kind !== 'cip' && wish.stops > 0 && going.some((ride) => !isBack(ride)),
  };
}

export function meetingProblems(answers: Answers, { isFetched, backFrom }: Omit<MeetingAsked, 'hasStops'>) {
  const { sign, hotel, room, hotelBack, stopsAt, notes } = meetingOf(answers);
  return problemsIn({
    sign: signProblem(sign),
    hotel: hotel === '' && isFetched ? 'required' : tooLong(hotel, MAX_HOTEL),
    room: tooLong(room, MAX_ROOM),
    hotelBack: hotelBack === '' && backFrom !== null ? 'required' : tooLong(hotelBack, MAX_HOTEL),
    stopsAt: tooLong(stopsAt, MAX_STOPS_AT),
    notes: tooLong(notes, MAX_NOTES),
  });
}

/** What no font prints: control characters, pictures, signs of nobody's script. */
const UNPRINTED = /[\p{Cc}\p{So}\p{Co}\p{Cn}]/u;

function signProblem(sign: string): FieldProblem | undefined {
  if (sign === '') return 'required';
  if (lettersIn(sign) > MAX_SIGN || sign.length > MAX_SIGN_UNITS) return 'sign_too_long';
  return /\p{L}/u.test(sign) && !UNPRINTED.test(sign) ? undefined : 'invalid';
}

function tooLong(text: string, most: number): FieldProblem | undefined {
  if (text.length > most) return 'too_long';
  return /\p{Cc}/u.test(text) ? 'invalid' : undefined;
}
