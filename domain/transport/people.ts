import type { AgeClass } from '#domain/core/ages.ts';
import { emailProblem } from '#domain/core/contact.ts';
import { type PassengerDetails, type PassengerProblems, passengerProblems } from '#domain/core/passengers.ts';
import { nameProblem } from '#domain/core/person.ts';
import { internationalPhoneProblem } from '#domain/core/phone.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { meetingAsked, meetingProblems } from '#domain/transport/meeting.ts';
import type { TransportWish } from '#domain/transport/wish.ts';

/** Who is named, in the order of the forms: all people of a service at an airport, one for a car. */
export function ageClassesOf(wish: TransportWish): AgeClass[] {
  if (wish.kind !== 'cip') return ['adult'];
  const { adults, children, infants } = wish.people;
  return [
    ...Array.from({ length: adults }, () => 'adult' as const),
    ...Array.from({ length: children }, () => 'child' as const),
    ...Array.from({ length: infants }, () => 'infant' as const),
  ];
}

type Of = Parameters<typeof meetingAsked>[1];
/** Days in Tehran, YYYY-MM-DD. */
type On = { readonly day: string; readonly today: string };

/** Why the people cannot stay as they are typed; page and server ask the same. `day`: of the flight, of a service at an airport. */
export function peopleProblems(details: PassengerDetails, wish: TransportWish, rides: Of, on: On): PassengerProblems {
  return wish.kind === 'cip' ? namesProblems(details, wish, on) : leadProblems(details, wish, rides);
}

/** One name, a phone on which the driver reaches them, and how the driver finds them. */
function leadProblems(
  { passengers, email, phone, answers }: PassengerDetails,
  wish: TransportWish,
  rides: Of,
): PassengerProblems {
  const [lead] = passengers;
  const meeting = meetingProblems(answers ?? {}, meetingAsked(wish, rides));
  return {
    ...(passengers.length === 1 ? {} : { passengers: 'invalid' as const }),
    ...problemsIn({
      'passengers.0.firstName': nameProblem(lead?.firstName ?? ''),
      'passengers.0.lastName': nameProblem(lead?.lastName ?? ''),
      email: emailProblem(email),
      phone: internationalPhoneProblem(phone),
    }),
    ...Object.fromEntries(Object.entries(meeting).map(([name, problem]) => [`answers.${name}`, problem])),
  };
}

function namesProblems(details: PassengerDetails, wish: TransportWish, { day, today }: On): PassengerProblems {
  const booked = ageClassesOf(wish);
  const passengers = details.passengers.map((one, place) => ({
    ...one,
    // The price is that of the ages that were booked.
    ageClass: booked[place] ?? one.ageClass,
  }));
  const found = passengerProblems({ ...details, passengers }, { days: [day], today });
  return {
    ...(passengers.length === booked.length ? {} : { passengers: 'invalid' as const }),
    ...Object.fromEntries(Object.entries(found).map(([field, problem]) => [field, asBooked(problem)])),
  };
}

const asBooked = (problem: FieldProblem): FieldProblem =>
  problem === 'age_not_adult' || problem === 'age_not_child' || problem === 'age_not_infant'
    ? 'age_not_as_booked'
    : problem;
