import type { OrderStatus } from '#domain/order-status.ts';
import { statusWords } from '#src/screens/profile/words.ts';
import { Tag } from '#src/ui/Tag.tsx';

/** Where an order stands. */
export function StatusTag({ status }: { readonly status: OrderStatus }) {
  const { text, tone, icon } = statusWords(status);
  return (
    <Tag tone={tone} icon={icon}>
      {text}
    </Tag>
  );
}
