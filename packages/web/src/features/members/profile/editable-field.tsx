import { Pencil } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { IdentityField } from '../queries.ts';
import { FieldForm } from './field-form.tsx';
import { profileText } from './profile.text.ts';
import { useFieldEdit } from './use-field-edit.ts';

interface EditableFieldProps {
  userId: string;
  field: IdentityField;
  value: string | null;
  mayEdit: boolean;
}

/** A text that turns into an input in place. */
export const EditableField = ({ userId, field, value, mayEdit }: EditableFieldProps) => {
  const text = useText(profileText);
  const edit = useFieldEdit({ userId, field, value });
  const shown = value !== null && field === 'static_id' ? `#${value}` : value;
  return (
    <div className="grid gap-0.5">
      <dt className="text-xs text-muted">{text.fields[field]}</dt>
      <dd>
        {edit.draft ? (
          <FieldForm field={field} edit={edit} draft={edit.draft} />
        ) : (
          <span className="flex min-h-9 items-center justify-between gap-2">
            <span
              className={classes(
                'min-w-0 text-base wrap-anywhere',
                shown === null ? 'text-faint' : 'font-medium',
                edit.saving && 'opacity-60',
              )}
            >
              {shown ?? text.notGiven}
            </span>
            {mayEdit ? (
              <IconButton label={text.edit[field]} disabled={edit.saving} onClick={edit.begin}>
                <Pencil aria-hidden className="size-4" />
              </IconButton>
            ) : null}
          </span>
        )}
      </dd>
    </div>
  );
};
