import { ACTIVITY_SENTENCES } from '@famiglia/contract/activity-types';
import { formatSpan } from '../../../shared/language/format-span.ts';
import { LANGUAGE_NAMES } from '../../../shared/language/language-names.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import type { SettingsValues } from '@famiglia/contract/settings';
import { controlsText } from '../controls/controls.text.ts';
import { useChannelOptions } from '../controls/use-channel-options.tsx';
import { useRoleOptions } from '../controls/use-role-options.tsx';
import type { SettingField } from '../draft/setting-field.ts';
import { readField } from '../draft/setting-field.ts';

const list = (entries: readonly string[]): string => (entries.length > 0 ? entries.join(', ') : '—');

/** One setting in words: names instead of ids and codes. */
export const useDescribeValue = (): ((values: SettingsValues, field: SettingField) => string) => {
  const text = useText(controlsText);
  const format = useFormat();
  const channels = useChannelOptions();
  const roles = useRoleOptions();
  const activity = useText(ACTIVITY_SENTENCES);
  const language = useLanguage();

  return (values, field) => {
    switch (field) {
      case 'language':
        return LANGUAGE_NAMES[values.language];
      case 'time_zone':
      case 'reputation_name':
        return values[field];
      case 'gg.mode':
        return text.modes[values.gg.mode].name;
      case 'events.sorting':
        return values.events.sorting.map((criterion) => text.criteria[criterion].name).join(' → ');
      case 'events.reminders_minutes':
      case 'capts.reminders_minutes':
        return list(readField(values, field).map((minutes) => formatSpan(language, minutes)));
      case 'log.types':
        return list(values.log.types.map((type) => activity[type].name));
      case 'gungame.reject_reasons':
        return list(values.gungame.reject_reasons);
      case 'reputation_roles':
        return list(
          values.reputation_roles.map(
            (entry) =>
              `${roles.optionOf(entry.role_id).label} ${text.from} ${format.number(entry.reputation)}`,
          ),
        );
      case 'gg.reward':
      case 'gg.daily_limit':
      case 'events.reward':
      case 'capts.reward':
      case 'gungame.reward':
      case 'gungame.daily_limit':
        return format.number(readField(values, field));
      case 'channels.events':
      case 'channels.capts':
      case 'channels.gg':
      case 'channels.gungame':
      case 'channels.gungame_review':
      case 'channels.log':
        return channels.optionOf(readField(values, field)).label;
    }
  };
};
