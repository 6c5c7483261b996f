import { useText } from '../language/use-text.ts';
import type { ApiError } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import { newerVersionText } from './newer-version.text.ts';
import { Refusal } from './refusal.tsx';

interface NewerVersionProps {
  /** The refusal of an older version. */
  refusal: ApiError;
  /** Where the newer version differs from the draft, in the reader's language. */
  theirs: readonly { name: string; value: string }[];
  onTake: () => void;
}

/** The button that was pressed may be a screen away from it. */
const scrollIntoView = (notice: HTMLDivElement | null): void => notice?.scrollIntoView({ block: 'center' });

/** What somebody else saved while this form was open. The draft stays until the person takes theirs. */
export const NewerVersion = ({ refusal, theirs, onTake }: NewerVersionProps) => {
  const text = useText(newerVersionText);
  return (
    <div ref={scrollIntoView} className="grid gap-2 rounded-sm border border-info/40 bg-info-wash p-3">
      <Refusal error={refusal} plain />
      <p className="text-muted">{theirs.length > 0 ? text.kept : text.same}</p>
      <dl className="grid gap-1 empty:hidden">
        {theirs.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{name}:</dt>
            <dd className="min-w-0 font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {theirs.length > 0 ? (
        <Button className="justify-self-start" onClick={onTake}>
          {text.take}
        </Button>
      ) : null}
    </div>
  );
};
