/** Words in which commands stand between backticks, as the bot writes them. */
export const WordsWithCode = ({ words }: { words: string }) => (
  <>
    {words.split('`').map((part, place) =>
      // Every second part stood between two of them.
      place % 2 === 0 ? (
        part
      ) : (
        <code key={part} className="rounded-xs bg-raised px-1">
          {part}
        </code>
      ),
    )}
  </>
);
