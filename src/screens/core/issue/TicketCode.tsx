import { m } from '#src/copy/generated/messages.js';
import type { CodeProps } from '#src/screens/core/booking/slots.ts';
import { qrPath } from '#src/screens/core/issue/qr-path.ts';
import css from '#src/screens/core/issue/Ticket.module.css';

export function TicketCode({ url }: CodeProps) {
  const { path, size } = qrPath(url);
  return (
    <svg
      className={css.qr}
      viewBox={`-1 -1 ${size + 2} ${size + 2}`}
      role="img"
      aria-label={m.issue_qr()}
      shapeRendering="crispEdges"
    >
      <path fill="#000" d={path} />
    </svg>
  );
}
