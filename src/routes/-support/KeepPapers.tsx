import { lazy, Suspense, useEffect, useState } from 'react';

const KeptPapersHost = lazy(async () => ({
  default: (await import('#src/routes/-support/KeptPapersHost.tsx')).KeptPapersHost,
}));

/** Begins when the page has nothing more urgent to do; the page itself needs none of its code. */
export function KeepPapers({ path }: { readonly path: string }) {
  const isIdle = useIdle();
  return isIdle ? (
    <Suspense>
      <KeptPapersHost key={path} path={path} />
    </Suspense>
  ) : null;
}

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    const ask = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 1000));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const id = ask(() => setIdle(true));
    return () => cancel(id);
  }, []);
  return isIdle;
}
