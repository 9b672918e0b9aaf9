import type { ReactNode } from 'react';
import css from '#src/ui/PayBar.module.css';

/** Price and next step at the bottom of narrow screens. */
export const PayBar = ({ children }: { readonly children: ReactNode }) => <div className={css.paybar}>{children}</div>;
