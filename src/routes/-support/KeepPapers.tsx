import { lazy, Suspense, useEffect, useState } from 'react';
import type { KeptPapersHostProps } from '#src/routes/-support/KeptPapersHost.tsx';
import { whenIdle } from '#src/ui/when-idle.ts';

const KeptPapersHost = lazy(async () => ({
  default: (await import('#src/routes/-support/KeptPapersHost.tsx')).KeptPapersHost,
}));

/** Begins when the page has nothing more urgent to do; the page itself needs none of its code. */
export function KeepPapers({ path, keptText }: KeptPapersHostProps) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? (
    <Suspense>
      <KeptPapersHost key={path} path={path} {...(keptText && { keptText })} />
    </Suspense>
  ) : null;
}
