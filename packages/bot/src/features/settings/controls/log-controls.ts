import { ACTIVITY_SENTENCES, activityTypesOf } from '@famiglia/contract/activity/activity-types';
import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { ACTIVITY_GROUPS, ACTIVITY_GROUP_NAMES } from '@famiglia/contract/activity/declare-activity';
import type { ActivityGroup } from '@famiglia/contract/activity/declare-activity';
import { makeCustomId } from '../../../kit/interactions/custom-id.ts';
import { setupTexts } from '../setup-texts.ts';
import type { SetupView } from '../setup-view.ts';
import { stringSelect } from './control-rows.ts';
import type { ControlRow } from './control-rows.ts';

/** A select of Discord has at most 25 options. */
const MOST_OPTIONS = 25;

/** The activity types of a group as its selects list them. */
export const newsPages = (group: ActivityGroup): (readonly ActivityType[])[] => {
  const types = activityTypesOf(group);
  return Array.from({ length: Math.ceil(types.length / MOST_OPTIONS) }, (_, page) =>
    types.slice(page * MOST_OPTIONS, (page + 1) * MOST_OPTIONS),
  );
};

/** All activity types do not fit into one select: one chooses the group, the others its types. */
export const logControls = (
  { settings, language }: SetupView,
  chosen: ActivityGroup = 'members',
): ControlRow[] => {
  const texts = setupTexts[language];
  const names = ACTIVITY_GROUP_NAMES[language];
  return [
    stringSelect({
      customId: makeCustomId('setup', 'about'),
      placeholder: texts.whichNews,
      options: ACTIVITY_GROUPS.map((value) => ({ value, label: names[value], default: value === chosen })),
    }),
    ...newsPages(chosen).map((types, page) =>
      stringSelect({
        customId: makeCustomId('setup', 'news', String(settings.version), chosen, String(page)),
        placeholder: texts.newsOf(names[chosen]),
        many: types.length,
        options: types.map((value) => ({
          value,
          label: ACTIVITY_SENTENCES[language][value].name,
          default: settings.log.types.includes(value),
        })),
      }),
    ),
  ];
};
