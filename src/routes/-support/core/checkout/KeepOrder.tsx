import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import type { OrderKeepingProps } from '#src/routes/-support/core/checkout/OrderKeeping.tsx';
import { useLatePart } from '#src/routes/-support/core/pages/useLatePart.ts';

const load = () => import('#src/routes/-support/core/checkout/OrderKeeping.tsx');

/** An order goes into the account of the person who signs in beside it; a guest needs no code for it. */
export function KeepOrder(props: OrderKeepingProps) {
  const { account } = useSession();
  const part = useLatePart(account !== null, load);
  return part && <part.OrderKeeping {...props} />;
}
