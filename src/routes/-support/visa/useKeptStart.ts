import { useEffect, useState } from 'react';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { keepStart, keptStart } from '#src/platform/visa/visa-start-draft.ts';
import type { VisaStart } from '#src/screens/visa/request/start-faults.ts';

/**
 * Restores, after hydration, what was typed into the form of travellers and dates, and keeps changes. `from`: the form's initial value;
 * later changes of it do not disturb the user.
 */
export function useKeptStart(name: string, from: unknown) {
  const [beginning] = useState(from);
  const [kept, setKept] = useState<VisaStart | null>(null);
  useEffect(() => setKept(keptStart(tabStorage(), name, beginning)), [name, beginning]);
  return { kept, onTyped: (start: VisaStart) => keepStart(tabStorage(), name, beginning, start) };
}
