import { euro, formatMoney, formatRoundMoney, type Money, subtract } from '#domain/core/money.ts';
import { type InsurancePlan, MOUNTAIN, PLANS, tariffOf } from '#domain/insurance/plans.ts';
import { addOnOf } from '#domain/insurance/price.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/insurance/Insurance.module.css';
import { daysWords, peopleWords, planName } from '#src/screens/insurance/insurance-words.ts';
import { Price } from '#src/ui/Price.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { CheckField, tickClass } from '#src/ui/Tick.tsx';

type PlansProps = {
  readonly plan: InsurancePlan;
  /** Price of each plan for the same people and days; null while unknown. */
  readonly totals: Readonly<Record<InsurancePlan, Money>> | null;
  readonly count: number;
  readonly days: number | null;
  readonly onChoose: (plan: InsurancePlan) => void;
};

const textOf = (plan: InsurancePlan): string => {
  const { medicalLimit, deductible } = PLANS[plan];
  const limit = formatRoundMoney(euro(medicalLimit));
  return deductible > 0
    ? m.insurance_plan_shared({ limit, amount: formatRoundMoney(euro(deductible)) })
    : m.insurance_plan_whole({ limit });
};

/** Both plans side by side. */
export const Plans = ({ plan, totals, count, days, onChoose }: PlansProps) => (
  <fieldset>
    <legend className="vh">{m.insurance_plans()}</legend>
    <div className={css.plans}>
      {(['standard', 'wide'] as const).map((one) => (
        <label key={one}>
          <span className={tickClass}>
            <input type="radio" name="plan" value={one} checked={one === plan} onChange={() => onChoose(one)} />
            <span className="strong">{planName(one)}</span>
            {PLANS[one].isSample ? <Tag tone="line">{m.insurance_sample()}</Tag> : null}
          </span>
          {totals ? (
            <Price isLarge total={formatMoney(totals[one])} lines={[perWords(one, { totals, count, days })]} />
          ) : null}
          <span className="small quiet">{textOf(one)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** "4 people, 12 days, €52.50 more". */
function perWords(plan: InsurancePlan, { totals, count, days }: Pick<PlansProps, 'totals' | 'count' | 'days'>): string {
  const more = totals && plan === 'wide' ? subtract(totals.wide, totals.standard) : null;
  return [
    peopleWords(count),
    ...(days === null ? [] : [daysWords(days)]),
    ...(more && more.amount > 0 ? [m.insurance_plan_more({ amount: formatMoney(more) })] : []),
  ].join(', ');
}

type MountainProps = {
  readonly isChosen: boolean;
  readonly days: number | null;
  readonly onChange: (isChosen: boolean) => void;
};

/** The add-on for walks above 4,000 m. */
export const Mountain = ({ isChosen, days, onChange }: MountainProps) => (
  <CheckField
    id="isMountain"
    name="isMountain"
    label={m.insurance_mountain()}
    hint={m.insurance_mountain_hint({
      day: formatMoney(euro(MOUNTAIN.eachDay)),
      least: formatMoney(euro(MOUNTAIN.least)),
    })}
    {...(days === null
      ? {}
      : { aside: m.insurance_mountain_each({ amount: formatMoney(euro(addOnOf(tariffOf('standard'), days))) }) })}
    checked={isChosen}
    onChange={onChange}
  />
);
