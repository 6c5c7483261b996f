import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useSignUpKind } from '../sign-up-kind.ts';
import { signUpText } from '../sign-up.text.ts';

interface NewerVersionProps {
  /** The differing fields of the newer version, in the reader's language. */
  theirs: readonly { name: string; value: string }[];
  onTake: () => void;
}

/** What somebody else saved while this form was open, as far as it differs from the draft. */
export const NewerVersion = ({ theirs, onTake }: NewerVersionProps) => {
  const text = useText(signUpText);
  const { name: kind } = useSignUpKind();
  return (
    <div role="alert" className="grid gap-2 rounded-sm border border-info/40 bg-info-wash p-3">
      <p className="font-medium">{text.conflictTitle[kind]}</p>
      <p className="text-muted">{theirs.length > 0 ? text.conflictBody : text.conflictSame}</p>
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
          {text.takeTheirs}
        </Button>
      ) : null}
    </div>
  );
};
