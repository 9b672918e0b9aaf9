import type { OrderStatus } from '#domain/core/order-status.ts';
import { statusWords } from '#src/screens/accounts/profile/words.ts';
import { Tag } from '#src/ui/Tag.tsx';

export type StatusTagProps = {
  readonly status: OrderStatus;
  /** The product's own text; default: the shared one. */
  readonly words?: string | undefined;
};

export function StatusTag({ status, words }: StatusTagProps) {
  const { text, tone, icon } = statusWords(status);
  return (
    <Tag tone={tone} icon={icon}>
      {words ?? text}
    </Tag>
  );
}
