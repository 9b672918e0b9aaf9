import { m } from '#src/copy/generated/messages.js';
import type { Documents } from '#src/screens/core/booking/order.ts';
import { IfItHappens } from '#src/screens/insurance/IfItHappens.tsx';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';
import { Stack } from '#src/ui/layout.tsx';

export type PolicyPartsProps = { readonly order: InsuranceOrder; readonly documents: Documents };

/** Who is insured by which certificate, and how a claim goes. */
export const PolicyParts = ({ order, documents }: PolicyPartsProps) => (
  <Stack gap={6}>
    <Stack as="section" gap={3}>
      <h2 className="strong">{m.insurance_people()}</h2>
      <ul>
        {order.passengers.map((person, place) => {
          const paper = documents.papers.find(({ holder }) => holder?.person === place);
          return person.leftAt === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity but their place.
            <li key={place}>
              {person.firstName} {person.lastName} {paper ? <bdi className="code small">{paper.number}</bdi> : null}
            </li>
          ) : null;
        })}
      </ul>
    </Stack>
    <IfItHappens order={order} />
  </Stack>
);
