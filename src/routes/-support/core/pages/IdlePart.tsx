import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { savesData } from '#src/platform/core/device/saves-data.ts';
import { firstTouch } from '#src/platform/core/flow/first-touch.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

type Props = {
  /** Not urgent: with data saving on, waits until the page is touched. */
  readonly isForLater?: boolean;
  readonly children: ReactNode;
};

/** Lazy components that come when the browser is idle; the page itself needs none of them. */
export function IdlePart({ isForLater = false, children }: Props) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isForLater && savesData()) return void firstTouch().then(() => setIdle(true));
    return whenIdle(() => setIdle(true));
  }, [isForLater]);
  return isIdle ? <Suspense>{children}</Suspense> : null;
}
