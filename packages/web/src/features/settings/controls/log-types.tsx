import {
  ACTIVITY_SENTENCES,
  ACTIVITY_TYPES,
  activityTypesOf,
} from '@famiglia/contract/activity/activity-types';
import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { ACTIVITY_GROUP_NAMES, ACTIVITY_GROUPS } from '@famiglia/contract/activity/declare-activity';
import { ChevronRight } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useSetting } from '../draft/use-setting.ts';
import { ChoicePill } from './choice-pill.tsx';
import { controlsText } from './controls.text.ts';
import { SettingRow } from './setting-row.tsx';

/** The activity types of the log channel, folded by group. Without a channel there is nothing to choose. */
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
        <div className="rounded-md border border-line">
          {ACTIVITY_GROUPS.map((group) => {
            const types = activityTypesOf(group);
            const chosen = types.filter((type) => value.includes(type)).length;
            const all = chosen === types.length;
            return (
              <details key={group} className="group/fold border-b border-line last:border-b-0">
                <summary className="flex min-h-11 list-none items-center gap-3 px-3 hover:bg-hover [&::-webkit-details-marker]:hidden">
                  <ChevronRight
                    aria-hidden
                    className="size-4 shrink-0 text-faint transition-transform duration-(--quick) group-open/fold:rotate-90"
                  />
                  <span className="min-w-0 flex-1 font-medium">{groups[group]}</span>
                  <span className={chosen > 0 ? 'text-brass' : 'text-faint'}>
                    {text.chosenOf(chosen, types.length)}
                  </span>
                </summary>
                <div className="flex flex-wrap gap-2 px-3 pt-1 pb-3">
                  <button
                    type="button"
                    aria-label={`${groups[group]}: ${all ? text.chooseNone : text.chooseAll}`}
                    onClick={() => choose(types, !all)}
                    className="min-h-11 px-1 text-xs text-muted underline decoration-line-strong underline-offset-3 hover:text-text md:min-h-8"
                  >
                    {all ? text.chooseNone : text.chooseAll}
                  </button>
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
              </details>
            );
          })}
        </div>
      )}
    </SettingRow>
  );
};
