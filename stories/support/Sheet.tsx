import type { ReactNode } from 'react';
import { Stack } from '#src/ui/layout.tsx';

export const Sheet = ({ children }: { readonly children: ReactNode }) => <Stack gap={5}>{children}</Stack>;

/** The width of the narrowest supported phone. */
export const Narrow = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ inlineSize: 288, border: '1px dashed var(--line)' }}>{children}</div>
);

/** One part in the other theme. Tokens are set only on the root, so this repeats the attribute there. */
export const dark = { globals: { theme: 'dark' } };
export const rtl = { globals: { dir: 'rtl' } };
