import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type HotelAddress, RESTORED } from '#src/platform/hotels/hotel-address.ts';
import { withoutRestored } from '#src/platform/hotels/hotel-address-parts.ts';

/**
 * What an old link brought leaves the address, and no entry of the history keeps it: also what nobody could read, as names of
 * people may stand in it.
 */
export function useLeaveRestored(): void {
  const navigate = useNavigate();
  const isThere = useLocation({ select: ({ searchStr }) => hasRestored(searchStr) });
  useEffect(() => {
    if (!isThere) return;
    const search = (shown: HotelAddress) => withoutRestored(shown);
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  }, [isThere, navigate]);
}

function hasRestored(query: string): boolean {
  const written = new URLSearchParams(query);
  return RESTORED.some((name) => written.has(name));
}
