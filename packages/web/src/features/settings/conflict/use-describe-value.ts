import { ACTIVITY_SENTENCES } from '@famiglia/contract/activity/activity-types';
import { isOfKind, optionsOf } from '@famiglia/contract/settings/setting-field';
import type { SettingField } from '@famiglia/contract/settings/setting-field';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { readField, readPlain } from '@famiglia/contract/settings/settings-values';
import { formatSpan } from '../../../shared/language/format-span.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { controlsText } from '../controls/controls.text.ts';
import { useChannelOptions } from '../controls/use-channel-options.tsx';
import { useRoleOptions } from '../controls/use-role-options.tsx';

const list = (entries: readonly string[]): string => (entries.length > 0 ? entries.join(', ') : '—');

/** The value of a setting as text: names instead of ids and codes. */
export const useDescribeValue = (): ((values: SettingsValues, field: SettingField) => string) => {
  const text = useText(controlsText);
  const format = useFormat();
  const channels = useChannelOptions();
  const roles = useRoleOptions();
  const activity = useText(ACTIVITY_SENTENCES);
  const language = useLanguage();

  return (values, field) => {
    if (isOfKind(field, 'number')) {
      const value = readField(values, field);
      const { off } = SETTINGS_FIELDS[field];
      return off !== undefined && value === 0 ? off[language] : format.number(value);
    }
    if (isOfKind(field, 'text') || isOfKind(field, 'welcome_text')) return readField(values, field);
    if (isOfKind(field, 'choice')) {
      const chosen = readField(values, field);
      return optionsOf(field, language).find(({ value }) => value === chosen)?.label ?? chosen;
    }
    if (isOfKind(field, 'switch')) return readPlain<'switch'>(values, field) ? text.on : text.off;
    if (isOfKind(field, 'role')) {
      const id = readPlain<'role'>(values, field);
      return id === null ? text.noRole : roles.optionOf(id).label;
    }
    if (isOfKind(field, 'channel')) return channels.optionOf(readField(values, field)).label;
    if (isOfKind(field, 'reminders'))
      return list(readField(values, field).map((minutes) => formatSpan(language, minutes)));
    if (isOfKind(field, 'roles')) return list(readField(values, field).map((id) => roles.optionOf(id).label));
    if (
      isOfKind(field, 'reasons') ||
      isOfKind(field, 'names') ||
      isOfKind(field, 'webhooks') ||
      isOfKind(field, 'people')
    )
      return list(readField(values, field));
    switch (field) {
      case 'time_zone':
        return values.time_zone;
      case 'events.sorting':
        return values.events.sorting.map((criterion) => text.criteria[criterion]).join(' → ');
      case 'log.types':
        return list(values.log.types.map((type) => activity[type].name));
      case 'joining.ping_roles':
        return list(values.joining.ping_roles.map(({ emoji, label }) => `${emoji} ${label}`.trim()));
      case 'reputation_roles':
        return list(
          values.reputation_roles.map(
            (entry) =>
              `${roles.optionOf(entry.role_id).label} ${text.from} ${format.number(entry.reputation)}`,
          ),
        );
    }
  };
};
