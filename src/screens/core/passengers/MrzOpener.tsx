import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '#src/copy/generated/messages.js';
import type { MrzFillProps } from '#src/screens/core/passengers/MrzFill.tsx';
import { layoutClass } from '#src/ui/layout.tsx';

type Fill = typeof import('#src/screens/core/passengers/MrzFill.tsx')['MrzFill'];

/** Fills the fields from a passport's two lines; the parser loads when opened. */
export function MrzOpener(props: MrzFillProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [Fill, setFill] = useState<Fill | null>(null);
  // If loading fails, the page tells; the fields still work, and the next opening retries.
  const look = useCallback(() => {
    if (box.current?.open)
      void import('#src/screens/core/passengers/MrzFill.tsx')
        .then(({ MrzFill }) => setFill(() => MrzFill))
        .catch(() => undefined);
  }, []);
  // It may have been opened before hydration.
  useEffect(look, [look]);
  return (
    <details ref={box} onToggle={look}>
      <summary>{m.passengers_mrz_open()}</summary>
      <div className={layoutClass.stack}>
        {Fill ? (
          <Fill {...props} />
        ) : (
          <p className="quiet" data-coming="">
            {m.ui_loading()}
          </p>
        )}
      </div>
    </details>
  );
}
