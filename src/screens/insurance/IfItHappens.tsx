import { pathTo } from '#domain/core/page-paths.ts';
import { ORDER_PASSPORT_DAYS, orderPassportsUntil } from '#domain/core/retention.ts';
import { dayOf, formatFullDay } from '#domain/core/time.ts';
import { EMERGENCY_NUMBERS } from '#domain/country/emergency.ts';
import { CLAIM_PAPERS, CLAIM_YEARS, HELPER_PHONE } from '#domain/insurance/cover.ts';
import { m } from '#src/copy/generated/messages.js';
import { CLAIM, CLAIM_PAPER_WORDS } from '#src/screens/insurance/claim-words.ts';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Hints } from '#src/ui/Hints.tsx';
import { Row } from '#src/ui/layout.tsx';

/** How a claim goes, and the way to our desk. */
export const IfItHappens = ({ order }: { readonly order: InsuranceOrder }) => (
  <Card as="section" isTight gap={3} id="claim">
    <h3>{m.insurance_happens()}</h3>
    <Hints
      hints={[
        {
          id: 'call',
          icon: 'phone',
          text: m.insurance_happens_call_at({ ambulance: EMERGENCY_NUMBERS.ambulance, phone: HELPER_PHONE }),
        },
        { id: 'keep', icon: 'copy', text: m.insurance_happens_keep() },
        { id: 'send', icon: 'clock', text: m.insurance_happens_send({ years: CLAIM_YEARS }) },
      ]}
    />
    <p className="small quiet">{m.insurance_claim_text()}</p>
    <div>
      <p className="strong small">{m.insurance_claim_papers()}</p>
      <ul className="small quiet">
        {CLAIM_PAPERS.map((paper) => (
          <li key={paper}>{CLAIM_PAPER_WORDS[paper]()}</li>
        ))}
      </ul>
    </div>
    <p className="small quiet">
      {m.insurance_claim_kept({
        days: ORDER_PASSPORT_DAYS,
        day: formatFullDay(dayOf(orderPassportsUntil(order.item.coverUntil))),
      })}
    </p>
    <Row>
      <a {...buttonLook({ size: 's' })} href={pathTo.contact({ order: order.orderId, about: CLAIM })}>
        {m.insurance_claim()}
      </a>
    </Row>
  </Card>
);
