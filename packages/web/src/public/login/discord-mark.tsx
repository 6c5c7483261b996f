/** A controller's face in two strokes: our own sign for Discord, not its trade mark. */
export const DiscordMark = () => (
  <svg aria-hidden viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor" strokeWidth="2">
    <path
      d="M8 5.5C5.6 6 4 6.8 4 6.8 2.6 9.8 2 12.7 2 16c1.7 1.7 4 2.5 4 2.5l1.5-2.3M16 5.5c2.4.5 4 1.3 4 1.3 1.4 3 2 5.9 2 9.2-1.7 1.7-4 2.5-4 2.5l-1.5-2.3M7 16c3.2 1.4 6.8 1.4 10 0"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="9" cy="11.5" r="1" fill="currentColor" />
    <circle cx="15" cy="11.5" r="1" fill="currentColor" />
  </svg>
);
