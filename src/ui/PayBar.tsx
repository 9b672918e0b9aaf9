import type { ReactNode } from 'react';
import css from '#src/ui/PayBar.module.css';

/** Price and next step at the foot of a narrow screen. */
export const PayBar = ({ children }: { readonly children: ReactNode }) => <div className={css.paybar}>{children}</div>;
