import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { HotelAddress } from '#src/platform/hotel-address.ts';
import { restoredAddress, withoutRestored } from '#src/platform/hotel-address-parts.ts';

/** What an old link brought leaves the address of a page that has no flow, and no entry of the history keeps it. */
export function useLeaveRestored(address: HotelAddress): void {
  const navigate = useNavigate();
  const isThere = Object.keys(restoredAddress(address)).length > 0;
  useEffect(() => {
    if (isThere) void navigate({ to: '.', search: withoutRestored(address), replace: true, resetScroll: false });
  }, [isThere, address, navigate]);
}
