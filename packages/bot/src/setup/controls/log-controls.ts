import { ACTIVITY_SENTENCES, activityTypesOf } from '@famiglia/contract/activity-types';
import { ACTIVITY_GROUPS, ACTIVITY_GROUP_NAMES } from '@famiglia/contract/changes/declare-activity';
import type { ActivityGroup } from '@famiglia/contract/changes/declare-activity';
import { makeCustomId } from '../../interactions/custom-id.ts';
import { setupTexts } from '../setup-texts.ts';
import type { SetupView } from '../setup-view.ts';
import { stringSelect } from './string-select.ts';
import type { ControlRow } from './string-select.ts';

/**
 * About sixty activity types do not fit into one select: one select chooses the group, the other one the
 * types.
 */
export const logControls = (
  { settings, language }: SetupView,
  chosen: ActivityGroup = 'members',
): ControlRow[] => {
  const texts = setupTexts[language];
  const names = ACTIVITY_GROUP_NAMES[language];
  const types = activityTypesOf(chosen);
  return [
    stringSelect({
      customId: makeCustomId('setup', 'about'),
      placeholder: texts.whichNews,
      options: ACTIVITY_GROUPS.map((value) => ({ value, label: names[value], default: value === chosen })),
    }),
    stringSelect({
      customId: makeCustomId('setup', 'news', String(settings.version), chosen),
      placeholder: texts.newsOf(names[chosen]),
      many: types.length,
      options: types.map((value) => ({
        value,
        label: ACTIVITY_SENTENCES[language][value].name,
        default: settings.log.types.includes(value),
      })),
    }),
  ];
};
