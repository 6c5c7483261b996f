import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import type { ApiError } from '../../../shared/lib/api-error.ts';
import { focusWrong } from '../../../shared/lib/focus-wrong.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { NewerVersion } from '../../../shared/ui/newer-version.tsx';
import { signUpText } from '../sign-up.text.ts';

interface FormFrameProps {
  id: string;
  form: {
    isRestored: boolean;
    discard: () => void;
    /** By field; another object after each attempt to save. */
    problems: object;
    failure: string;
    refusal: ApiError | null;
    takeTheirs: () => void;
    save: () => void;
  };
  /** The differing fields of the newer version; null if there was no conflict. */
  theirs: readonly { name: string; value: string }[] | null;
  /** Fields, in two columns. */
  children: ReactNode;
}

/** A form with its general messages above the fields. A save that finds something wrong leads to the first such field. */
export const FormFrame = ({ id, form, theirs, children }: FormFrameProps) => {
  const text = useText(signUpText);
  const fields = useRef<HTMLFormElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const { problems } = form;
  useEffect(() => {
    if (fields.current && Object.keys(problems).length > 0) focusWrong(fields.current, messages.current);
  }, [problems]);
  return (
    <form
      ref={fields}
      id={id}
      noValidate
      className="grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)] gap-4 md:grid-cols-2"
      onSubmit={(submit) => {
        submit.preventDefault();
        form.save();
      }}
    >
      <div ref={messages} className="col-span-2 grid gap-2 empty:hidden">
        {theirs && form.refusal ? (
          <NewerVersion refusal={form.refusal} theirs={theirs} onTake={form.takeTheirs} />
        ) : null}
        {form.isRestored && !theirs ? (
          <p className="flex flex-wrap items-center justify-between gap-x-3 text-muted">
            {text.restored}
            <Button variant="ghost" className="-mr-3.5" onClick={form.discard}>
              {text.discard}
            </Button>
          </p>
        ) : null}
        {form.failure ? (
          <Failure of={form.failure}>
            <p className="text-bad">{form.failure}</p>
          </Failure>
        ) : null}
      </div>
      {children}
    </form>
  );
};
