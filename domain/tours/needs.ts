import { internationalPhoneProblem, phoneText } from '#domain/core/phone.ts';
import { plainLine, plainProse } from '#domain/core/plain-text.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';

/*
 * What the guide should know, whom we call in an emergency, and how they arrive or where they are fetched: `answers` of an order by
 * these names, all as typed. All may stay empty: no guide and no desk reads them while tours are simulated.
 */

/** What somebody eats; the place among the travellers, from 0. */
export const eatsOf = (place: number) => `eats.${place}`;
/** A note on health; may stay empty. */
export const healthOf = (place: number) => `health.${place}`;
export const EMERGENCY = ['emergencyName', 'emergencyWho', 'emergencyPhone', 'emergencySpeaks'] as const;
export const ARRIVAL = ['arrivalFlight', 'arrivalTime'] as const;
/** Where a day tour fetches them: a hotel or an address. */
export const HOTEL = 'hotel';

/** Nobody reads these but who wrote them. */
export const isPrivateAnswer = (name: string): boolean => !(ARRIVAL as readonly string[]).includes(name);

/** `''`: everything. */
export const EATS = ['', 'vegetarian', 'vegan', 'noGluten', 'noPork'] as const;
export type Eats = (typeof EATS)[number];

export const MAX_NOTE = 200;

type Answers = Readonly<Record<string, string>>;

/** What an order keeps of the answers. */
export type Needs = {
  /** By place among the travellers. */
  readonly people: readonly { readonly eats: Eats; readonly health: string }[];
  readonly emergency: { readonly name: string; readonly who: string; readonly phone: string; readonly speaks: string };
  readonly arrival: { readonly flight: string; readonly time: string };
  readonly hotel: string;
};

const isEats = (text: string): text is Eats => (EATS as readonly string[]).includes(text);

/** "TK 874", "W5115". */
const FLIGHT = /^[A-Z0-9]{2} ?\d{1,4}$/;
/** "03:10". */
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** "3:40", "3.40" and "0340" are 03:40; what is no time stays as typed. */
function clockText(typed: string): string {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/.exec(typed) ?? /^(\d{2})(\d{2})$/.exec(typed) ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, '0')}:${minutes}`;
}

export function needsOf(answers: Answers, people: number): Needs {
  const line = (name: string) => plainLine(answers[name] ?? '');
  return {
    people: Array.from({ length: people }, (_, place) => {
      const eats = line(eatsOf(place));
      return { eats: isEats(eats) ? eats : '', health: plainProse(answers[healthOf(place)] ?? '') };
    }),
    emergency: {
      name: line('emergencyName'),
      who: line('emergencyWho'),
      phone: phoneText(line('emergencyPhone')),
      speaks: line('emergencySpeaks'),
    },
    arrival: { flight: line('arrivalFlight').toUpperCase(), time: clockText(line('arrivalTime')) },
    hotel: line(HOTEL),
  };
}

/** Why the answers cannot stay, by field, as `answers.emergencyPhone`; page and server ask the same. */
export function needsProblems(
  answers: Answers,
  { people }: { readonly people: number },
): Readonly<Record<string, FieldProblem>> {
  const { people: notes, emergency, arrival, hotel } = needsOf(answers, people);
  const problems: Record<string, FieldProblem> = {};
  notes.forEach(({ health }, place) => {
    if (!isEats(plainLine(answers[eatsOf(place)] ?? ''))) problems[`answers.${eatsOf(place)}`] = 'invalid';
    if (health.length > MAX_NOTE) problems[`answers.${healthOf(place)}`] = 'too_long';
  });
  const isPhoneWrong = emergency.phone !== '' && internationalPhoneProblem(emergency.phone) !== undefined;
  return {
    ...problems,
    ...problemsIn({
      'answers.emergencyName': tooLong(emergency.name),
      'answers.emergencyWho': tooLong(emergency.who),
      'answers.emergencySpeaks': tooLong(emergency.speaks),
      'answers.emergencyPhone': isPhoneWrong ? 'emergency_phone_invalid' : undefined,
      'answers.arrivalFlight': arrival.flight === '' || FLIGHT.test(arrival.flight) ? undefined : 'invalid',
      'answers.arrivalTime': arrival.time === '' || CLOCK.test(arrival.time) ? undefined : 'invalid',
      'answers.hotel': tooLong(hotel),
    }),
  };
}

const tooLong = (text: string): FieldProblem | undefined => (text.length > MAX_NOTE ? 'too_long' : undefined);
