import { seal } from '#src/ui/tiles/seal.ts';

/** A line rosette derived from an order number, equal on screen and paper. */
export const Seal = ({ reference, size = 96 }: { readonly reference: string; readonly size?: number }) => {
  const { rings, rays } = seal(reference);
  return (
    <svg
      viewBox="0 0 96 96"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      aria-hidden="true"
    >
      <circle cx="48" cy="48" r="46.5" />
      <path d={rings} />
      <path d={rays} strokeWidth=".7" />
    </svg>
  );
};
