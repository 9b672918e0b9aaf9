import { useState } from 'react';
import { m } from '#src/copy/generated/messages.js';
import type { MrzFillProps } from '#src/screens/passengers/MrzFill.tsx';
import { layoutClass } from '#src/ui/layout.tsx';

type Fill = typeof import('#src/screens/passengers/MrzFill.tsx')['MrzFill'];

/** The two lines of the passport as another way to fill in the fields; what reads them comes when somebody opens it. */
export function MrzOpener(props: MrzFillProps) {
  const [Fill, setFill] = useState<Fill | null>(null);
  // A file that does not come is told by the page; the fields below are there, and the next opening asks again.
  const open = () => void import('#src/screens/passengers/MrzFill.tsx').then(({ MrzFill }) => setFill(() => MrzFill));
  return (
    <details onToggle={open}>
      <summary>{m.passengers_mrz_open()}</summary>
      <div className={layoutClass.stack}>{Fill ? <Fill {...props} /> : <p className="quiet">{m.ui_loading()}</p>}</div>
    </details>
  );
}
