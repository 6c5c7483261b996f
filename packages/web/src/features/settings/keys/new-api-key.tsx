import { PERMISSION_NAMES } from '@famiglia/contract/access/permissions';
import type { Permission } from '@famiglia/contract/access/permissions';
import { KEY_CALLS, KEY_DAYS, KEY_PERMISSIONS, MAX_KEY_NAME } from '@famiglia/contract/keys/api-keys';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { FormDialog } from '../../../entities/roster/form/form-dialog.tsx';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { GROUPS } from '../roles/permission-groups.ts';
import { rolesText } from '../roles/roles.text.ts';
import { keysText } from './keys.text.ts';
import type { useCreateApiKey } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ENDS = [...KEY_DAYS.map(String), 'never'];

interface NewApiKeyProps {
  create: ReturnType<typeof useCreateApiKey>;
  onClose: () => void;
}

/** Names a key and chooses what it may do, for how long and how often. */
export const NewApiKey = ({ create, onClose }: NewApiKeyProps) => {
  const text = useText(keysText);
  const [name, setName] = useState('');
  const [permissions, setPermissions] = useState<readonly Permission[]>(['panel.view']);
  const [days, setDays] = useState(String(KEY_DAYS[1]));
  const [calls, setCalls] = useState(String(KEY_CALLS[0]));
  const [tried, setTried] = useState(false);
  const close = () => {
    create.reset();
    onClose();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || permissions.length === 0) return;
    const wanted = {
      name: name.trim(),
      permissions: [...permissions],
      calls_per_minute: KEY_CALLS.find((one) => String(one) === calls) ?? KEY_CALLS[0],
      expires_at: days === 'never' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString(),
    };
    create.mutate(wanted, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={text.add}
      description={text.mayNote}
      save={text.create}
      saving={create.isPending}
      theirs={null}
      onClose={close}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={send} className="grid gap-4">
          <FormField
            label={text.name}
            hint={text.nameHint}
            problem={tried && name.trim() === '' ? text.nameHint : undefined}
          >
            {(control) => (
              <Input
                {...control}
                maxLength={MAX_KEY_NAME}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </FormField>
          <PermissionChoice
            chosen={permissions}
            problem={tried && permissions.length === 0}
            onChange={setPermissions}
          />
          <div className="flex flex-wrap gap-4">
            <Choice
              label={text.ends}
              value={days}
              options={ENDS.map((end) => ({
                value: end,
                label: text.days(end === 'never' ? null : Number(end)),
              }))}
              onChange={setDays}
            />
            <Choice
              label={text.calls}
              value={calls}
              options={KEY_CALLS.map((one) => ({ value: String(one), label: String(one) }))}
              onChange={setCalls}
            />
          </div>
          <Refusal error={create.error} />
        </form>
      )}
    </FormDialog>
  );
};

interface PermissionChoiceProps {
  chosen: readonly Permission[];
  problem: boolean;
  onChange: (permissions: readonly Permission[]) => void;
}

/** What a key may do, by the kind of work. What the reader may not do themselves cannot be chosen. */
const PermissionChoice = ({ chosen, problem, onChange }: PermissionChoiceProps) => {
  const text = useText(keysText);
  const { groups } = useText(rolesText);
  const language = useLanguage();
  const { access } = useCurrentGuild();
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{text.may}</legend>
      {problem ? (
        <p role="alert" className="text-xs text-bad">
          {text.mayNone}
        </p>
      ) : null}
      {GROUPS.map(([group, all]) => {
        const some = all.filter((permission) => KEY_PERMISSIONS.includes(permission));
        return (
          <div key={group} className="mt-3">
            <p className="text-xs text-muted">{groups[group]}</p>
            {some.map((permission) => {
              const held = access.permissions.includes(permission);
              return (
                <label
                  key={permission}
                  className={`flex min-h-11 items-center gap-3 md:min-h-9 ${held ? 'cursor-pointer' : 'text-muted'}`}
                >
                  <Checkbox
                    disabled={!held}
                    checked={chosen.includes(permission)}
                    onChange={({ target }) =>
                      onChange(
                        target.checked ? [...chosen, permission] : chosen.filter((one) => one !== permission),
                      )
                    }
                  />
                  {PERMISSION_NAMES[permission][language]}
                </label>
              );
            })}
          </div>
        );
      })}
    </fieldset>
  );
};

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

const Choice = ({ label, ...select }: ChoiceProps) => (
  <div className="grid gap-1.5">
    <span aria-hidden className="font-medium">
      {label}
    </span>
    <Select label={label} {...select} />
  </div>
);
