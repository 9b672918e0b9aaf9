import { euro, formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { HOUR_MS } from '#domain/core/time.ts';
import { CLAIM_YEARS, DANGER_HOURS } from '#domain/insurance/cover.ts';
import { WAIT_MS } from '#domain/insurance/days.ts';
import { KEPT_EACH } from '#domain/insurance/keeping.ts';
import { type InsurancePlan, MAX_DAYS } from '#domain/insurance/plans.ts';
import { m } from '#src/copy/generated/messages.js';
import { CoverTable } from '#src/screens/insurance/quote/CoverTable.tsx';
import { PriceTable } from '#src/screens/insurance/quote/PriceTable.tsx';
import { Columns, Row, Stack } from '#src/ui/layout.tsx';
import { Note } from '#src/ui/Note.tsx';

const steps = () => [
  m.insurance_happens_call(),
  m.insurance_happens_danger({ hours: DANGER_HOURS }),
  m.insurance_happens_keep(),
  m.insurance_happens_send({ years: CLAIM_YEARS }),
];

const changes = () => [
  m.insurance_changing_refused(),
  m.insurance_changing_cancel({ fee: formatMoney(euro(KEPT_EACH)) }),
  m.insurance_changing_extend({ most: MAX_DAYS }),
  m.insurance_changing_after(),
  m.insurance_changing_in_iran({ hours: WAIT_MS / HOUR_MS }),
];

/** What one should know before buying. */
export const QuoteReading = ({ plan }: { readonly plan: InsurancePlan }) => (
  <>
    <Stack as="section" gap={4}>
      <h2>{m.insurance_cover()}</h2>
      <CoverTable plan={plan} />
    </Stack>
    <Stack as="section" gap={3}>
      <h2>{m.insurance_table()}</h2>
      <PriceTable plan={plan} />
      <p className="small quiet">{plan === 'wide' ? m.insurance_table_wide() : m.insurance_table_note()}</p>
    </Stack>
    <Columns as="section" n={2}>
      <Stack gap={2}>
        <h3>{m.insurance_happens()}</h3>
        <ol className="small quiet">
          {steps().map((text, index) => (
            <li key={text}>
              {index + 1}. {text}
            </li>
          ))}
        </ol>
      </Stack>
      <Stack gap={2}>
        <h3>{m.insurance_changing()}</h3>
        <ul className="small quiet">
          {changes().map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Stack>
    </Columns>
    <Stack as="section" gap={3}>
      <h2>{m.insurance_visa()}</h2>
      <p>{m.insurance_visa_text()}</p>
      <Row>
        <a href={pathTo.visa()}>{m.insurance_visa_link()}</a>
        <a href={pathTo.insuranceRules()}>{m.insurance_rules_link()}</a>
        <a href={pathTo.insuranceCheck()}>{m.insurance_check_link()}</a>
      </Row>
    </Stack>
    <Note>{m.insurance_simulated()}</Note>
  </>
);
