import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type HotelUrl, RESTORED } from '#src/platform/hotels/hotel-url.ts';
import { withoutRestored } from '#src/platform/hotels/hotel-url-parts.ts';

/** Removes one-time parameters from URL and history, also unreadable ones, because they may contain personal names. */
export function useLeaveRestored(): void {
  const navigate = useNavigate();
  const isThere = useLocation({ select: ({ searchStr }) => hasRestored(searchStr) });
  useEffect(() => {
    if (!isThere) return;
    const search = (shown: HotelUrl) => withoutRestored(shown);
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  }, [isThere, navigate]);
}

function hasRestored(query: string): boolean {
  const written = new URLSearchParams(query);
  return RESTORED.some((name) => written.has(name));
}
