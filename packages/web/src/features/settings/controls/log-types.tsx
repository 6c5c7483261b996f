import { ACTIVITY_SENTENCES, ACTIVITY_TYPES, activityTypesOf } from '@famiglia/contract/activity-types';
import type { ActivityType } from '@famiglia/contract/activity-types';
import { ACTIVITY_GROUP_NAMES, ACTIVITY_GROUPS } from '@famiglia/contract/changes/declare-activity';
import { useText } from '../../../shared/language/use-text.ts';
import { useSetting } from '../draft/use-setting.ts';
import { ChoicePill } from './choice-pill.tsx';
import { controlsText } from './controls.text.ts';
import { SettingRow } from './setting-row.tsx';

/** The activity types of the log channel. Without a channel there is nothing to choose. */
export const LogTypes = () => {
  const text = useText(controlsText);
  const groups = useText(ACTIVITY_GROUP_NAMES);
  const words = useText(ACTIVITY_SENTENCES);
  const channel = useSetting('channels.log');
  const { value, change } = useSetting('log.types');
  if (channel.value === null) return null;

  // Always in the contract's order: choosing and unchoosing a type is no change.
  const choose = (types: readonly ActivityType[], chosen: boolean) =>
    change(ACTIVITY_TYPES.filter((type) => (types.includes(type) ? chosen : value.includes(type))));

  return (
    <SettingRow field="log.types" wide>
      {() => (
        <div className="grid gap-4">
          {ACTIVITY_GROUPS.map((group) => {
            const types = activityTypesOf(group);
            const all = types.every((type) => value.includes(type));
            return (
              <fieldset key={group} className="grid gap-2">
                <legend className="float-left flex w-full items-center justify-between gap-4">
                  <span className="text-xs font-medium text-muted">{groups[group]}</span>
                  <button
                    type="button"
                    aria-label={`${groups[group]}: ${all ? text.chooseNone : text.chooseAll}`}
                    onClick={() => choose(types, !all)}
                    className="min-h-11 px-1 text-xs text-muted underline decoration-line-strong underline-offset-3 hover:text-text md:min-h-6"
                  >
                    {all ? text.chooseNone : text.chooseAll}
                  </button>
                </legend>
                <div className="flex flex-wrap gap-2">
                  {types.map((type) => (
                    <ChoicePill
                      key={type}
                      chosen={value.includes(type)}
                      onClick={() => choose([type], !value.includes(type))}
                    >
                      {words[type].name}
                    </ChoicePill>
                  ))}
                </div>
              </fieldset>
            );
          })}
        </div>
      )}
    </SettingRow>
  );
};
