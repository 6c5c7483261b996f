import { findSettings } from '@famiglia/core/settings/settings.queries';
import { findWebhook } from '@famiglia/core/webhooks/webhook.queries';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import type { BotFeature } from '../../feature.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { localised } from '../../kit/texts/localised.ts';
import { leaderNotice } from '../leaders/leader-notice.ts';

const texts = localised({
  ru: {
    off: (name: string) =>
      `Вебхук «${name}» выключился: несколько дней ничего не доходило. Почините получателя и включите его в панели: «Настройки» → «API и вебхуки».`,
    gone: (name: string) =>
      `Вебхук «${name}» выключился: получатель ответил, что его больше нет. Если это не так, включите его в панели: «Настройки» → «API и вебхуки».`,
  },
  en: {
    off: (name: string) =>
      `The webhook “${name}” switched itself off: nothing arrived for days. Repair the receiver and switch it on in the panel: Settings → API and webhooks.`,
    gone: (name: string) =>
      `The webhook “${name}” switched itself off: its receiver said that it is gone. If that is wrong, switch it on in the panel: Settings → API and webhooks.`,
  },
});

/** Null where somebody switched it on, or off, meanwhile. */
const readWebhookOff: ReadNotice = async ({ context }, guildId, webhookId) => {
  const webhook = await findWebhook(context.db, { guildId, webhookId });
  if (webhook === null || webhook.offReason === null || webhook.offReason === 'person') return null;
  const { language } = await findSettings(context.db, guildId);
  const { off, gone } = texts[language];
  const line = (webhook.offReason === 'gone' ? gone : off)(escapeText(webhook.name));
  return {
    right: 'settings.manage',
    message: { embeds: [{ color: BRAND_COLOR, description: line }] },
    line,
    nonce: `wh-${webhookId.slice(0, 8)}-${webhook.version}`,
  };
};

/** Leaders hear of a webhook that is off though nobody switched it off. */
export const webhooksFeature: BotFeature = {
  name: 'webhooks',
  deliveries: [leaderNotice('webhook_off', readWebhookOff)],
};
