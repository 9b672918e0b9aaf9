import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '#src/copy/generated/messages.js';
import type { MrzFillProps } from '#src/screens/core/passengers/MrzFill.tsx';
import { layoutClass } from '#src/ui/layout.tsx';

type Fill = typeof import('#src/screens/core/passengers/MrzFill.tsx')['MrzFill'];

/** The two lines of the passport as another way to fill in the fields; what reads them comes when somebody opens it. */
export function MrzOpener(props: MrzFillProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [Fill, setFill] = useState<Fill | null>(null);
  // A file that does not come is told by the page; the fields below are there, and the next opening asks again.
  const look = useCallback(() => {
    if (box.current?.open)
      void import('#src/screens/core/passengers/MrzFill.tsx').then(({ MrzFill }) => setFill(() => MrzFill));
  }, []);
  // Before the page came alive it may have been opened, and nobody heard it.
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
