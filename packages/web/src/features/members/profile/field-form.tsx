import { Check, X } from '../../../shared/ui/icons.ts';
import { useId } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import type { IdentityField } from '../queries.ts';
import { profileText } from './profile.text.ts';
import type { FieldDraft, FieldEdit } from './use-field-edit.ts';

interface FieldFormProps {
  field: IdentityField;
  edit: FieldEdit;
  draft: FieldDraft;
}

/** Enter saves, Escape cancels. What somebody else saved meanwhile is shown before it is overwritten. */
export const FieldForm = ({ field, edit, draft }: FieldFormProps) => {
  const text = useText(profileText);
  const id = useId();
  const { problem, theirs } = draft;
  return (
    <form
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        edit.submit();
      }}
    >
      <span className="flex items-center gap-1">
        <Input
          // The person has just asked for this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label={text.fields[field]}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
          inputMode={field === 'static_id' ? 'numeric' : 'text'}
          autoComplete="off"
          spellCheck={false}
          placeholder={text.examples[field]}
          value={draft.typed}
          onChange={(event) => edit.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') edit.cancel();
          }}
        />
        <IconButton type="submit" label={text.save} className="text-brass">
          <Check aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={text.cancel} onClick={edit.cancel}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </span>
      <span id={id} role="alert" className="text-xs text-pretty text-bad empty:hidden">
        {theirs ? text.overtaken(theirs.who ?? text.somebody, theirs.value ?? text.notGiven) : problem}
      </span>
    </form>
  );
};
