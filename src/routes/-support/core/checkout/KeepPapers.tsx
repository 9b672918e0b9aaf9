import { lazy, Suspense, useEffect, useState } from 'react';
import { savesData } from '#src/platform/core/device/saves-data.ts';
import { firstTouch } from '#src/platform/core/flow/first-touch.ts';
import type { KeptPapersHostProps } from '#src/routes/-support/core/checkout/KeptPapersHost.tsx';
import { whenIdle } from '#src/ui/when-idle.ts';

const KeptPapersHost = lazy(async () => ({
  default: (await import('#src/routes/-support/core/checkout/KeptPapersHost.tsx')).KeptPapersHost,
}));

type Props = KeptPapersHostProps & {
  /** Nobody stands at a counter with it yet: who saves data is not asked to pay for it before they touch the page. */
  readonly isForLater?: boolean;
};

/** Begins when the page has nothing more urgent to do; the page itself needs none of its code. */
export function KeepPapers({ isForLater = false, ...props }: Props) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isForLater && savesData()) return void firstTouch().then(() => setIdle(true));
    return whenIdle(() => setIdle(true));
  }, [isForLater]);
  return isIdle ? (
    <Suspense>
      <KeptPapersHost key={props.path} {...props} />
    </Suspense>
  ) : null;
}
