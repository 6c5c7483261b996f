import { useTextChannels } from '../../../entities/channel/use-text-channels.ts';
import { useDiscordRoles } from '../../../entities/role/use-discord-roles.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { NumberField } from '../../../shared/ui/number-field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Toggle } from '../../../shared/ui/toggle.tsx';
import { formText } from './form.text.ts';
import type { DraftProps } from './form-draft.ts';

/** Channels, roles, limits and the schedule. */
export const PlaceFields = ({ body, onChange }: DraftProps) => {
  const text = useText(formText);
  const channels = useTextChannels(useCurrentGuild().id).data ?? [];
  const channel = (label: string, name: 'channel_id' | 'review_channel_id') => (
    <Field label={label}>
      <Select
        label={label}
        value={body[name] ?? ''}
        options={[
          { value: '', label: text.noChannel },
          ...channels.map(({ id, name: shown, bot_lacks: lacks }) => ({
            value: id,
            label: lacks.length > 0 ? `#${shown} · ${text.botCannotPost}` : `#${shown}`,
          })),
        ]}
        onChange={(id) => onChange({ [name]: id === '' ? null : id })}
      />
    </Field>
  );
  const moment = (label: string, name: 'opens_at' | 'closes_at') => (
    <FormField label={label}>
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={body[name] === null ? '' : localText(body[name])}
          onChange={(event) =>
            onChange({
              [name]: event.target.value === '' ? null : new Date(event.target.value).toISOString(),
            })
          }
        />
      )}
    </FormField>
  );
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.places}</h2>
      <div className="grid gap-4 p-4 md:grid-cols-2">
        {channel(text.channel, 'channel_id')}
        {channel(text.review, 'review_channel_id')}
        <RolePicker
          label={text.gives}
          given
          value={body.gives_role_ids}
          onChange={(ids) => onChange({ gives_role_ids: ids })}
        />
        <RolePicker
          label={text.takes}
          given
          value={body.takes_role_ids}
          onChange={(ids) => onChange({ takes_role_ids: ids })}
        />
        <RolePicker
          label={text.applicants}
          value={body.applicant_role_ids}
          onChange={(ids) => onChange({ applicant_role_ids: ids })}
        />
        <div className="grid gap-4">
          <NumberField
            label={text.cooldown}
            max={365}
            value={String(body.cooldown_days)}
            onChange={(value) => onChange({ cooldown_days: Number(value) })}
          />
          <NumberField
            label={text.limit}
            max={500}
            value={String(body.most_open)}
            onChange={(value) => onChange({ most_open: Number(value) })}
          />
        </div>
        {moment(text.opens, 'opens_at')}
        {moment(text.closes, 'closes_at')}
      </div>
    </Card>
  );
};

/** A moment as the browser's field wants it, in the reader's own time. */
const localText = (iso: string): string => {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

interface RolePickerProps {
  label: string;
  value: readonly string[];
  /** The bot has to give or take them, so those that it may not are left out. */
  given?: boolean;
  onChange: (ids: string[]) => void;
}

const RolePicker = ({ label, value, given = false, onChange }: RolePickerProps) => {
  const { id: guildId } = useCurrentGuild();
  const roles = useDiscordRoles(guildId).data ?? [];
  // Nobody chooses @everyone or the role of a bot.
  const offered = roles.filter(
    ({ id, managed, refusal }) =>
      value.includes(id) || (id !== guildId && !managed && (!given || refusal === null)),
  );
  return (
    <fieldset className="grid content-start gap-1">
      <legend className="mb-1 text-xs text-muted">{label}</legend>
      <div className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto">
        {offered.map(({ id, name }) => (
          <Toggle
            key={id}
            on={value.includes(id)}
            onChange={() => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])}
          >
            {name}
          </Toggle>
        ))}
      </div>
    </fieldset>
  );
};
