import type { OrderCore } from '#src/platform/core/api/queries.ts';
import { usePayDue } from '#src/routes/-support/core/checkout/usePayDue.ts';
import { RestCard } from '#src/screens/core/due/RestCard.tsx';

export type RestProps = { readonly order: OrderCore; readonly isProtected: boolean };

export function RestHost({ order, isProtected }: RestProps) {
  return <RestCard {...usePayDue(order, 'rest')} isProtected={isProtected} />;
}
