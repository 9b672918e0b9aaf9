import { useEffect } from 'react';
import type { Order } from '#src/platform/core/api/queries.ts';

/**
 * On the page of an order: copies of its papers on this device go when they are void or tell what was. What made them old
 * may have happened on another device, or while no page was open.
 */
export function useOldPapersForgotten(order: Order): void {
  useEffect(() => {
    // Late: the page is as heavy as it may be. What is not forgotten now goes at the next look.
    void import('#src/platform/core/offline/forget-old-papers.ts').then(
      ({ forgetOldPapers }) => forgetOldPapers(order),
      () => undefined,
    );
  }, [order]);
}
