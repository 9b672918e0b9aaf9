import { m } from '#src/copy/generated/messages.js';
import { paperHref } from '#src/screens/core/booking/paper-href.ts';
import type { PaperDownloads } from '#src/screens/core/booking/slots.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Words } from '#src/ui/Words.tsx';

export type PaperLinksProps = { readonly orderId: string; readonly downloads: PaperDownloads };

/** One link per file: phones open PDFs, but not archives. */
export const PaperLinks = ({ orderId, downloads: { papers, hasReceipt } }: PaperLinksProps) => (
  <>
    <a {...buttonLook()} href={paperHref(orderId, 'papers')} download="">
      <Icon name="download" />
      <Words>{papers()}</Words>
    </a>
    {hasReceipt ? <ReceiptLink orderId={orderId} /> : null}
  </>
);

export const ReceiptLink = ({ orderId }: Pick<PaperLinksProps, 'orderId'>) => (
  <a {...buttonLook()} href={paperHref(orderId, 'receipt')} download="">
    <Icon name="download" />
    <Words>{m.issue_receipt()}</Words>
  </a>
);
