import { Fragment } from 'react';
import { pathTo } from '#domain/addresses.ts';
import { formatFullDay } from '#domain/time.ts';
import { VISA_REFUSED_PERCENT } from '#domain/visa-fees.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ReviewSlots } from '#src/screens/booking/slots.ts';
import { ReviewScreen, type ReviewScreenProps } from '#src/screens/review/ReviewScreen.tsx';
import { passportWords, tripWords, type VisaOrder, visaHold } from '#src/screens/visa/checkout/hold-slots.tsx';
import { answerLines, collectLines, guideLines, type ToldPerson } from '#src/screens/visa/checkout/told-lines.ts';
import { personName } from '#src/screens/visa/request/person-name.ts';
import { speedWord } from '#src/screens/visa/request/Speed.tsx';
import type { Answer } from '#src/ui/Answers.tsx';

/** What was told, what our service costs and what does not belong to it, and the payment. */
export const VisaReview = (props: Omit<ReviewScreenProps<VisaOrder>, 'slots'>) => (
  <ReviewScreen slots={SLOTS} {...props} />
);

const lines = (id: string, term: string, texts: readonly string[]): readonly Omit<Answer, 'change'>[] =>
  texts.length === 0
    ? []
    : [
        {
          id,
          term,
          value: texts.map((text) => (
            <Fragment key={text}>
              {text}
              <br />
            </Fragment>
          )),
        },
      ];

const withRule = (places: readonly string[]) => (places.length === 0 ? [] : [...places, m.visarequest_review_only()]);

type Told = {
  /** Who need a code. */
  readonly people: readonly ToldPerson[];
  /** YYYY-MM-DD; null where it is not known. */
  readonly promisedIfPaid: string | null;
};

/** What the pages of the request were told and the order does not say. */
export const toldAnswers = ({ people, promisedIfPaid }: Told): readonly Omit<Answer, 'change'>[] => [
  ...(promisedIfPaid === null
    ? []
    : lines('promise', m.visarequest_review_promise(), [
        m.visarequest_review_promise_text({ day: formatFullDay(promisedIfPaid) }),
      ])),
  ...lines('collect', m.visarequest_review_collect(), withRule(collectLines(people))),
  ...lines('guide', m.visarequest_review_guide(), guideLines(people)),
  ...people.flatMap((person) =>
    lines(`told-${person.position}`, m.visarequest_review_told({ name: personName(person) }), answerLines(person)),
  ),
];

const SLOTS: ReviewSlots<VisaOrder> = {
  ...visaHold,
  answersOf: ({ item }) => [
    { id: 'trip', term: m.visarequest_review_trip(), value: tripWords(item) },
    { id: 'people', term: m.visarequest_review_people(), value: passportWords(item) },
    { id: 'speed', term: m.visarequest_review_speed(), value: speedWord(item.processing) },
  ],
  personTerm: (index) => m.visarequest_person_n({ number: index + 1 }),
  Person: ({ passenger: { firstName, lastName }, told }) => (
    <>
      <strong className="strong">
        {firstName} {lastName}
      </strong>
      {told ? (
        <>
          <br />
          {m.review_passport()} <span className="code">{told.passportNumber}</span>
        </>
      ) : null}
      {told?.birthDate ? (
        <>
          <br />
          {m.review_born({ day: formatFullDay(told.birthDate) })}
        </>
      ) : null}
      {told?.passportExpiry ? (
        <>
          <br />
          {m.review_passport_until({ day: formatFullDay(told.passportExpiry) })}
        </>
      ) : null}
    </>
  ),
  Plans: null,
  protectedOrder: (order) => order,
  rulesOf: () => [
    { id: 'service', icon: 'wallet', text: m.visarequest_rule_service() },
    { id: 'refused', icon: 'refund', text: m.visarequest_rule_refused({ percent: VISA_REFUSED_PERCENT }) },
    { id: 'decides', icon: 'stamp', text: m.visarequest_rule_decides() },
  ],
  rulesHref: pathTo.visaRules(),
  review: {
    rules: m.visarequest_review_rules,
    rulesLink: m.visarequest_review_rules_link,
    rulesMissing: m.visarequest_review_rules_missing,
    contact: m.visarequest_review_contact,
    starting: m.visarequest_review_starting,
    atBank: m.visarequest_review_at_bank,
    exhausted: m.visarequest_review_exhausted,
    blocked: m.visarequest_review_blocked,
  },
};
