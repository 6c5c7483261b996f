import { useText } from '../../language/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { signUpText } from '../sign-up.text.ts';
import { NewerVersion } from './newer-version.tsx';

interface FormNoticesProps {
  isRestored: boolean;
  onDiscard: () => void;
  failure: string;
  /** Where the newer version that a save met differs; null while it met none. */
  theirs: readonly { name: string; value: string }[] | null;
  onTake: () => void;
}

/** What a form has to say as a whole, above its fields. */
export const FormNotices = ({ isRestored, onDiscard, failure, theirs, onTake }: FormNoticesProps) => {
  const text = useText(signUpText);
  return (
    <div className="col-span-2 grid gap-2 empty:hidden">
      {theirs ? <NewerVersion theirs={theirs} onTake={onTake} /> : null}
      {isRestored && !theirs ? (
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-muted">
          {text.restored}
          <Button variant="ghost" className="-mr-3.5" onClick={onDiscard}>
            {text.discard}
          </Button>
        </p>
      ) : null}
      {failure ? (
        <p role="alert" className="text-bad">
          {failure}
        </p>
      ) : null}
    </div>
  );
};
