import { euro, formatMoney, formatRoundMoney } from '#domain/core/money.ts';
import { BANDS, type InsurancePlan, PLANS, STEP_ENDS } from '#domain/insurance/plans.ts';
import { m } from '#src/copy/generated/messages.js';
import { bandWords } from '#src/screens/insurance/band-words.ts';
import css from '#src/screens/insurance/Insurance.module.css';
import { planName } from '#src/screens/insurance/insurance-words.ts';
import { Table } from '#src/ui/Table.tsx';

const stepWords = (index: number) =>
  m.insurance_table_step({ from: (STEP_ENDS[index - 1] ?? 0) + 1, to: STEP_ENDS[index] ?? 0 });

/** All prices of a plan, by age and days. */
export const PriceTable = ({ plan }: { readonly plan: InsurancePlan }) => (
  <div className={css.bands}>
    <Table caption={m.insurance_table_caption({ plan: planName(plan) })} isFold>
      <thead>
        <tr>
          <th scope="col">{m.insurance_table_age()}</th>
          {STEP_ENDS.map((to, index) => (
            <th key={to} scope="col" data-num="">
              {stepWords(index)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {BANDS.map(({ band }) => (
          <tr key={band}>
            <th scope="row">{bandWords(band)}</th>
            {PLANS[plan].table[band].map((cents, index) => (
              <td key={STEP_ENDS[index]} data-num="" data-l={stepWords(index)}>
                {cents % 100 === 0 ? formatRoundMoney(euro(cents)) : formatMoney(euro(cents))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </div>
);
