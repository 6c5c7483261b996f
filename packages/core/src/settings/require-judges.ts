import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import type { SettingField } from '@famiglia/contract/settings/setting-field';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { changedFields } from '@famiglia/contract/settings/settings-values';
import { AppError } from '../platform/app-error.ts';

type Tier = 'free' | 'premium';

/** The settings with the channels in which moderators judge. */
export const REVIEW_CHANNELS = {
  gg: 'gg_review',
  gungame: 'gungame_review',
  reports: 'reports_review',
} as const;

/** Screenshots that wait are judged in their review channel, and with Premium in the panel too. */
export const canBeJudged = (
  kind: ScreenshotKind,
  tier: Tier,
  { channels }: Pick<SettingsValues, 'channels'>,
): boolean => tier === 'premium' || channels[REVIEW_CHANNELS[kind]] !== null;

/** What makes screenshots of a kind wait, and the settings that decide it. No setting makes reports come: officers without a channel are told by letter. */
const WAITING = {
  gg: {
    waits: ({ gg }: SettingsValues) => gg.mode === 'review' || gg.look_alikes === 'hold',
    fields: ['gg.mode', 'gg.look_alikes', 'channels.gg_review'],
  },
  gungame: {
    waits: ({ channels }: SettingsValues) => channels.gungame !== null,
    fields: ['channels.gungame', 'channels.gungame_review'],
  },
} as const satisfies Record<string, { waits: (values: SettingsValues) => boolean; fields: SettingField[] }>;

/**
 * Refuses a change after which screenshots would wait for ever, because nobody could judge them. A guild that is in that
 * state already, such as one whose Premium ended, may save everything else.
 */
export const requireJudges = (tier: Tier, values: SettingsValues, current: SettingsValues): void => {
  const changed = changedFields(current, values);
  for (const kind of Object.keys(WAITING) as (keyof typeof WAITING)[]) {
    const { waits, fields } = WAITING[kind];
    const field = fields.find((one) => changed.includes(one));
    if (field === undefined || !waits(values) || canBeJudged(kind, tier, values)) continue;
    throw new AppError('review_channel_needed', { errors: [{ field, message: 'needs_review_channel' }] });
  }
};
