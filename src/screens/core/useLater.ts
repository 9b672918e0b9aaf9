import { useEffect, useState } from 'react';

/** A part of a page that comes after it, so that pages of other orders carry no code of it; null until then. */
export function useLater<T>(load: () => Promise<T>): T | null {
  const [part, setPart] = useState<T | null>(null);
  useEffect(() => {
    load()
      .then((loaded) => setPart(() => loaded))
      .catch(() => undefined);
  }, [load]);
  return part;
}
