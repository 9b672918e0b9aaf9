import { lazy, Suspense, useEffect, useState } from 'react';
import { savesData } from '#src/platform/core/device/saves-data.ts';
import { firstTouch } from '#src/platform/core/flow/first-touch.ts';
import type { KeptPapersHostProps } from '#src/routes/-support/core/checkout/KeptPapersHost.tsx';
import { whenIdle } from '#src/ui/when-idle.ts';

const KeptPapersHost = lazy(async () => ({
  default: (await import('#src/routes/-support/core/checkout/KeptPapersHost.tsx')).KeptPapersHost,
}));

type Props = KeptPapersHostProps & {
  /** Not urgent: with data saving on, waits until the page is touched. */
  readonly isForLater?: boolean;
};

/** Loads its code when the browser is idle; the page itself needs none of it. */
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
