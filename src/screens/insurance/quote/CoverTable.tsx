import { euro, formatRoundMoney } from '#domain/core/money.ts';
import { LIMITS } from '#domain/insurance/cover.ts';
import { type InsurancePlan, PLANS } from '#domain/insurance/plans.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/insurance/Insurance.module.css';
import { Icon } from '#src/ui/Icon.tsx';
import { Words } from '#src/ui/Words.tsx';

type Paid = { readonly id: string; readonly text: string; readonly limit: string; readonly note?: string };
type Unpaid = { readonly id: string; readonly text: string; readonly note?: string };

const upTo = (cents: number) => formatRoundMoney(euro(cents));

function paidOf(plan: InsurancePlan): readonly Paid[] {
  const { medicalLimit, deductible } = PLANS[plan];
  const isShared = deductible > 0;
  const first = isShared ? { note: m.insurance_pays_first({ amount: upTo(deductible) }) } : {};
  return [
    {
      id: 'doctor',
      text: m.insurance_pays_doctor(),
      limit: upTo(medicalLimit),
      ...(isShared ? { note: m.insurance_pays_first_but({ amount: upTo(deductible) }) } : {}),
    },
    { id: 'dentist', text: m.insurance_pays_dentist(), limit: upTo(LIMITS.dentist), ...first },
    { id: 'home', text: m.insurance_pays_home(), limit: upTo(LIMITS.transportHome) },
    { id: 'return', text: m.insurance_pays_return(), limit: m.insurance_pays_real() },
    { id: 'family', text: m.insurance_pays_family(), limit: m.insurance_pays_real() },
    { id: 'death', text: m.insurance_pays_death(), limit: m.insurance_pays_real() },
    { id: 'lawyer', text: m.insurance_pays_lawyer(), limit: upTo(LIMITS.lawyer) },
    { id: 'passport', text: m.insurance_pays_passport(), limit: upTo(LIMITS.lostPassport) },
    { id: 'bag', text: m.insurance_pays_bag(), limit: upTo(LIMITS.lostBag), note: m.insurance_pays_bag_note() },
  ];
}

/** War and terror first: that is what people who read the news ask. */
const unpaid = (): readonly Unpaid[] => [
  { id: 'war', text: m.insurance_not_war(), note: m.insurance_not_war_note() },
  { id: 'known', text: m.insurance_not_known(), note: m.insurance_not_known_note() },
  { id: 'outside', text: m.insurance_not_outside(), note: m.insurance_not_outside_note() },
  { id: 'days', text: m.insurance_not_days() },
  { id: 'unasked', text: m.insurance_not_unasked(), note: m.insurance_not_unasked_note() },
  { id: 'mountain', text: m.insurance_not_mountain(), note: m.insurance_not_mountain_note() },
  { id: 'desert', text: m.insurance_not_desert(), note: m.insurance_not_desert_note() },
  { id: 'pregnancy', text: m.insurance_not_pregnancy(), note: m.insurance_not_pregnancy_note() },
  { id: 'sport', text: m.insurance_not_sport() },
  { id: 'fault', text: m.insurance_not_fault() },
  { id: 'beauty', text: m.insurance_not_beauty() },
  { id: 'trip', text: m.insurance_not_trip() },
  { id: 'things', text: m.insurance_not_things() },
  { id: 'name', text: m.insurance_not_name() },
];

/** What a plan pays, and as large what it does not. */
export const CoverTable = ({ plan }: { readonly plan: InsurancePlan }) => (
  <div className={css.cover}>
    <section>
      <h3>
        <Icon name="circle-check" />
        <Words>{m.insurance_pays_title()}</Words>
      </h3>
      <ul>
        {paidOf(plan).map(({ id, text, limit, note }) => (
          <li key={id}>
            {text}
            <b>{limit}</b>
            {note ? <small>{note}</small> : null}
          </li>
        ))}
      </ul>
    </section>
    <section data-not="">
      <h3>
        <Icon name="x" />
        <Words>{m.insurance_not_title()}</Words>
      </h3>
      <ul>
        {unpaid().map(({ id, text, note }, index) => (
          <li key={id} data-first={index === 0 ? '' : undefined}>
            {text}
            {note ? <small>{note}</small> : null}
          </li>
        ))}
      </ul>
    </section>
  </div>
);
