import type { Documents } from '#src/screens/core/booking/order.ts';

export type PaperNumbersProps = {
  readonly documents: Documents | null;
  readonly label: string;
};

/** Numbers of the papers, for products without further details. */
export const PaperNumbers = ({ documents, label }: PaperNumbersProps) => (
  <ul>
    {documents?.papers.map(({ position, number }) => (
      <li key={position}>
        <span>{label}</span> <span className="code">{number}</span>
      </li>
    ))}
  </ul>
);
