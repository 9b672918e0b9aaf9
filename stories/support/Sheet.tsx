import type { ReactNode } from 'react';
import { Stack } from '#src/ui/layout.tsx';

/** Variants under each other, the way a reviewer compares them. */
export const Sheet = ({ children }: { readonly children: ReactNode }) => <Stack gap={5}>{children}</Stack>;

/** As wide as the narrowest phone we serve. */
export const Narrow = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ inlineSize: 288, border: '1px dashed var(--line)' }}>{children}</div>
);

/** One part in the other theme: tokens are set on the root only, so this repeats the attribute there. */
export const dark = { globals: { theme: 'dark' } };
export const rtl = { globals: { dir: 'rtl' } };
