import type { Documents } from '#src/screens/core/booking/order.ts';

export type PaperNumbersProps = {
  readonly documents: Documents | null;
  /** What such a number is called. */
  readonly label: string;
};

/** The numbers of what was issued, where there is nothing else to say of each. */
export const PaperNumbers = ({ documents, label }: PaperNumbersProps) => (
  <ul>
    {documents?.papers.map(({ position, number }) => (
      <li key={position}>
        <span>{label}</span> <span className="code">{number}</span>
      </li>
    ))}
  </ul>
);
