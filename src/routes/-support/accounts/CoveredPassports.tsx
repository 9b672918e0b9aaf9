import { Suspense, useCallback, useState } from 'react';
import type { ProvableOrder } from '#src/platform/accounts/step-up-actors.ts';
import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';
import { CoveredNote } from '#src/screens/core/booking/CoveredNote.tsx';

const proof = lazyScreen(async () => (await import('#src/routes/-support/accounts/PassportProof.tsx')).PassportProof);

type Props = {
  readonly order: ProvableOrder;
  /** Called once the numbers may be read; not needed beside the tickets. */
  readonly onProven?: (() => void) | undefined;
};

/** Says that passport numbers are masked, and shows them after a one-time code. */
export function CoveredPassports({ order, onProven }: Props) {
  const [isAsked, setAsked] = useState(false);
  const cancel = useCallback(() => setAsked(false), []);
  const note = <CoveredNote isBusy={isAsked} onShow={() => setAsked(true)} />;
  if (!isAsked) return note;
  return (
    <Suspense fallback={note}>
      <proof.Screen order={order} onProven={onProven} onCancel={cancel} />
    </Suspense>
  );
}
