import type { OrderCore } from '#src/platform/core/api/queries.ts';
import { isRestAtBank } from '#src/routes/-support/core/checkout/rest-at-bank.ts';
import { usePayDue } from '#src/routes/-support/core/checkout/usePayDue.ts';
import { WakeNow } from '#src/routes/-support/core/checkout/WakeNow.tsx';
import { RestCard } from '#src/screens/core/due/RestCard.tsx';

export type RestProps = { readonly order: OrderCore; readonly isProtected: boolean };

export function RestHost({ order, isProtected }: RestProps) {
  return (
    <>
      {isRestAtBank(order) ? <WakeNow /> : null}
      <RestCard {...usePayDue(order, 'rest')} isProtected={isProtected} />
    </>
  );
}
