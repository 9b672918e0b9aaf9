import { useEffect, useState } from 'react';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import { keepStart, keptStart } from '#src/platform/visa/visa-start-draft.ts';
import type { VisaStart } from '#src/screens/visa/request/start-faults.ts';

/**
 * What was typed into the form of who goes and when, before this page was loaded, read once the page is awake; and how it is kept.
 * `from`: what the form begins with; what changes of it meanwhile changes nothing under the hands of who types.
 */
export function useKeptStart(name: string, from: unknown) {
  const [beginning] = useState(from);
  const [kept, setKept] = useState<VisaStart | null>(null);
  useEffect(() => setKept(keptStart(tabStorage(), name, beginning)), [name, beginning]);
  return { kept, onTyped: (start: VisaStart) => keepStart(tabStorage(), name, beginning, start) };
}
