/** Discord's 0 means "no colour". */
const cssColour = (colour: number): string =>
  colour === 0 ? 'var(--line-strong)' : `#${colour.toString(16).padStart(6, '0')}`;

/** A role's colour as in Discord, beside its name. */
export const RoleDot = ({ colour }: { colour: number }) => (
  <span aria-hidden className="size-2.5 shrink-0 rounded-full" style={{ background: cssColour(colour) }} />
);
