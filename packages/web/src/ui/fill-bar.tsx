/** How far something is filled; the numbers beside it say the same in words. */
export const FillBar = ({ share }: { share: number }) => (
  <span aria-hidden className="block h-1 overflow-hidden rounded-full bg-raised">
    <span
      className="block h-full origin-left rounded-full bg-brass transition-transform duration-(--calm)"
      style={{ transform: `scaleX(${Math.min(1, share)})` }}
    />
  </span>
);
