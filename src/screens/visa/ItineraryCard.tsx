import { pathTo } from '#domain/core/page-paths.ts';
import type { VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import { needsItinerary } from '#domain/visa/visa-fees.ts';
import { m } from '#src/copy/generated/messages.js';
import { Card } from '#src/ui/Card.tsx';

type Props = {
  readonly orderId: string;
  readonly verdicts: readonly VisaVerdict[];
};

export const ItineraryCard = ({ orderId, verdicts }: Props) =>
  verdicts.some(needsItinerary) ? (
    <div className="noprint">
      <Card gap={3}>
        <h2 className="strong">{m.visarequest_plan_card()}</h2>
        <p>{m.visarequest_plan_card_text()}</p>
        <p>
          <a href={pathTo.visaItinerary(orderId)}>{m.visarequest_plan_open_page()}</a>
        </p>
      </Card>
    </div>
  ) : null;
