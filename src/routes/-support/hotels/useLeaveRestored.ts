import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type HotelAddress, RESTORED } from '#src/platform/hotels/hotel-address.ts';
import { withoutRestored } from '#src/platform/hotels/hotel-address-parts.ts';

/** Removes one-time parameters from address and history, also unreadable ones, because they may contain personal names. */
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
