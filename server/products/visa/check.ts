import { emailProblem } from '#domain/core/contact.ts';
import type { PassengerInput } from '#domain/core/passengers.ts';
import { internationalPhoneProblem } from '#domain/core/phone.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { passengerOfAnswers, type VisaAnswers, visaAnswerProblems } from '#domain/visa/visa-application.ts';
import { VISA_PICTURE_KINDS } from '#domain/visa/visa-picture-kinds.ts';
import { visaTripProblems } from '#domain/visa/visa-trip.ts';
import { firstArrivalByConsulate } from '#domain/visa/visa-validity.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Product } from '#server/orders/product.ts';
import { storedPicturesOf } from '#server/pictures/stored.ts';
import { answersOf } from '#server/products/visa/applicants.ts';
import { applicantAt, guideIn, needyOf, type VisaDetail } from '#server/products/visa/detail.ts';
import { hasItsGuide } from '#server/products/visa/given.ts';
import { visaRulesNow } from '#server/products/visa/rules-now.ts';

export const problemsOf = (
  { detail }: Pick<OrderOf<VisaDetail>, 'detail'>,
  position: number,
  answers: VisaAnswers,
  now: number,
) => {
  const { nationality = '', verdict = 'impossible' } = applicantAt(detail, position) ?? {};
  const today = dayOf(now);
  const verdicts = needyOf(detail).map((one) => one.verdict);
  const consulateFrom = firstArrivalByConsulate({ processing: detail.processing, verdicts }, today);
  return visaAnswerProblems(answers, { nationality, verdict, arrival: detail.arrival, today, consulateFrom });
};

/** Problems that keep a request from being placed: the trip, all answers, both pictures of each applicant. */
export async function requestProblems(
  tx: Queryable,
  order: OrderOf<VisaDetail>,
  { config, now }: { readonly config: Config; readonly now: number },
): Promise<Record<string, FieldProblem>> {
  const rules = await visaRulesNow(tx, now);
  const problems: Record<string, FieldProblem> = { ...visaTripProblems(order.detail, dayOf(now), rules) };
  const kept = await answersOf(tx, config, order.id);
  const pictures = await storedPicturesOf(tx, order.id);
  const passports = new Set<string>();
  const hasGuide = await hasItsGuide(tx, order);
  for (const one of needyOf(order.detail)) {
    const { position, nationality } = one;
    const { passportNumber } = passengerOfAnswers(kept.get(position) ?? {}, { nationality });
    const passport = `${nationality} ${passportNumber}`;
    if (passportNumber && passports.has(passport)) problems[`applicants.${position}.passportNumber`] = 'same_passport';
    passports.add(passport);
    const own = Object.entries(problemsOf(order, position, kept.get(position) ?? {}, now));
    for (const [field, problem] of own) problems[`applicants.${position}.${field}`] = problem;
    if (!hasGuide && guideIn(order.detail, one, kept)) problems[`applicants.${position}.guide`] = 'guide_needed';
    const stored = (pictures.get(position) ?? []).map(({ kind }) => kind);
    for (const kind of VISA_PICTURE_KINDS)
      if (!stored.includes(kind)) problems[`applicants.${position}.${kind}`] = 'picture_needed';
  }
  return problems;
}

/** The same, and each passenger must match its applicant. */
export const checkApplicants: Product<VisaDetail>['people']['check'] = async (order, details, now, { tx, config }) => {
  const { passengers, email, phone } = details;
  const problems: Record<string, FieldProblem> = {
    ...(await requestProblems(tx, order, { config, now })),
    ...problemsIn({ email: emailProblem(email), phone: internationalPhoneProblem(phone) }),
  };
  const needy = needyOf(order.detail);
  if (passengers.length !== needy.length) return { ...problems, passengers: 'number_invalid' };
  const kept = await answersOf(tx, config, order.id);
  for (const [index, { position, nationality }] of needy.entries()) {
    const typed = passengers[index];
    if (typed)
      Object.assign(problems, unlike(typed, passengerOfAnswers(kept.get(position) ?? {}, { nationality }), index));
  }
  return problems;
};

/** As in the answers: another device of the account sees masked numbers. */
export async function passportsOf(
  tx: Queryable,
  order: OrderOf<VisaDetail>,
  config: Config,
): Promise<readonly string[]> {
  const kept = await answersOf(tx, config, order.id);
  return needyOf(order.detail).map(
    ({ position, nationality }) => passengerOfAnswers(kept.get(position) ?? {}, { nationality }).passportNumber,
  );
}

const SAME = [
  'title',
  'firstName',
  'lastName',
  'birthDate',
  'nationality',
  'passportNumber',
  'passportCountry',
  'passportExpiry',
] as const satisfies readonly (keyof PassengerInput)[];

function unlike(typed: PassengerInput, answered: PassengerInput, index: number): Record<string, FieldProblem> {
  const plain = (text = '') => text.trim().toUpperCase();
  return Object.fromEntries(
    SAME.filter((field) => plain(typed[field]) !== plain(answered[field])).map((field) => [
      `passengers.${index}.${field}`,
      plain(typed[field]) === '' ? 'required' : 'not_as_answered',
    ]),
  );
}
