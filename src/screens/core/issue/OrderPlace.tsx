import type { ReactNode } from 'react';
import { m } from '#src/copy/generated/messages.js';
import { type OrderCore, placeOf } from '#src/screens/core/booking/order.ts';
import css from '#src/screens/core/issue/Issue.module.css';
import { Stack } from '#src/ui/layout.tsx';
import { Tile } from '#src/ui/Tile.tsx';

type PlaceProps = {
  readonly order: OrderCore;
  readonly title: string;
  readonly children: ReactNode;
};

/** Head of an order without papers: state, reference, what comes next. */
export const OrderPlace = ({ order, title, children }: PlaceProps) => (
  <header className={css.arrive}>
    <Stack gap={4}>
      <p className="small quiet">
        {m.issue_order()} <span className="code">{order.reference}</span>
      </p>
      <div role="status">
        <h1>{title}</h1>
      </div>
      {children}
    </Stack>
    <Tile slug={placeOf(order)} isEager />
  </header>
);
