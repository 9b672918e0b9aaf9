import type { OrderStatus } from '#domain/core/order-status.ts';
import { statusWords } from '#src/screens/accounts/profile/words.ts';
import { Tag } from '#src/ui/Tag.tsx';

export type StatusTagProps = {
  readonly status: OrderStatus;
  /** In the words of its product; as of all products when not said. */
  readonly words?: string | undefined;
};

/** Where an order stands. */
export function StatusTag({ status, words }: StatusTagProps) {
  const { text, tone, icon } = statusWords(status);
  return (
    <Tag tone={tone} icon={icon}>
      {words ?? text}
    </Tag>
  );
}
