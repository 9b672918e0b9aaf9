import { m } from '#src/copy/generated/messages.js';
import { qrPath } from '#src/screens/issue/qr-path.ts';
import css from '#src/screens/issue/Ticket.module.css';

export type TicketCodeProps = {
  /** What the code opens. */
  readonly url: string;
};

/** The ticket's QR code. */
export function TicketCode({ url }: TicketCodeProps) {
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
