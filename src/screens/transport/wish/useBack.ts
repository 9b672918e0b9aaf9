import { useEffect, useRef } from 'react';
import type { CarWish, RideTime, TransferWish } from '#domain/transport/wish.ts';
import { backAfter, type ChangeWish } from '#src/screens/transport/wish/wish-change.ts';

/** Books the way back or not. While the form lives, who takes it away and wants it again finds it as it was. */
export function useBack<W extends TransferWish | CarWish>({ back }: W, onChange: (change: ChangeWish<W>) => void) {
  const last = useRef<RideTime>(null);
  useEffect(() => {
    if (back) last.current = back;
  }, [back]);
  return (isBack: boolean) => onChange((now) => ({ ...now, back: backAfter(now.ride, isBack, last.current) }));
}
