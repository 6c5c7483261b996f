/** Words in which commands stand between backticks, as the bot writes them. */
export const WordsWithCode = ({ words }: { words: string }) => (
  <>
    {words.split('`').map((part, place) =>
      // Every second part stood between two of them.
      place % 2 === 0 ? (
        part
      ) : (
        // A browser would break the line after the slash.
        <code key={part} className="inline-block rounded-xs bg-raised px-1">
          {part}
        </code>
      ),
    )}
  </>
);
