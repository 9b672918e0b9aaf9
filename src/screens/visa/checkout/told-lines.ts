import { m } from '#src/copy/generated/messages.js';
import { personName } from '#src/screens/visa/request/person-name.ts';
import { placeName } from '#src/screens/visa/request/place-name.ts';
import type { VisaPerson } from '#src/screens/visa/request/request-page.ts';

/** Somebody who needs a code, with what was told of them. */
export type ToldPerson = Pick<VisaPerson, 'position' | 'verdict' | 'answers'>;

/** Where the code of each is good, as one line where that is the same place for all. */
export const collectLines = (people: readonly ToldPerson[]): readonly string[] =>
  linesOf(people, ({ answers: { collectAt, collectPlace } }) => {
    if (!collectPlace) return null;
    const place = placeName(collectPlace);
    return collectAt === 'consulate'
      ? m.visarequest_review_consulate({ place })
      : m.visarequest_review_airport({ place });
  });

/** Who leads the tour of those who come with a guide only. */
export const guideLines = (people: readonly ToldPerson[]): readonly string[] =>
  linesOf(
    people.filter(({ verdict }) => verdict === 'guidedTour'),
    ({ answers }) => answers.guide || null,
  );

/** What a desk compares and no other page repeats, each with its name; what was not asked or may not be seen is left out. */
export const answerLines = ({ answers }: ToldPerson): readonly string[] =>
  TOLD.flatMap(([field, label]) => {
    const text = answers[field]?.trim();
    return text ? [m.visarequest_problem({ label: label(), problem: text })] : [];
  });

const TOLD = [
  ['fatherName', m.visarequest_father],
  ['grandfatherName', m.visarequest_grandfather],
  ['birthCity', m.visarequest_birthcity],
  ['homeCity', m.visarequest_homecity],
  ['emergencyContact', m.visarequest_emergency],
  ['jobTitle', m.visarequest_jobtitle],
  ['employer', m.visarequest_employer],
  ['workAddress', m.visarequest_workaddress],
  ['entryCity', m.visarequest_entrycity],
  ['itinerary', m.visarequest_itinerary],
] as const;

/** `said`: null for nothing to say of somebody. */
function linesOf(people: readonly ToldPerson[], said: (person: ToldPerson) => string | null): readonly string[] {
  const told = people.flatMap((person) => {
    const text = said(person);
    return text === null ? [] : [{ name: personName(person), text }];
  });
  const texts = new Set(told.map(({ text }) => text));
  if (told.length === people.length && texts.size === 1) return [...texts];
  return told.map(({ name, text }) => m.visarequest_review_of({ name, text }));
}
