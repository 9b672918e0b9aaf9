import type { Documents } from '#src/screens/booking/order.ts';

export type PaperNumbersProps = { readonly documents: Documents | null };

/** The numbers of what was issued, where there is nothing else to say of each. */
export const PaperNumbers = ({ documents }: PaperNumbersProps) => (
  <ul>
    {documents?.papers.map(({ position, number }) => (
      <li key={position} className="code">
        {number}
      </li>
    ))}
  </ul>
);
