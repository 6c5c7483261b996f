import { byRoute } from '../../kit/interactions/by-route.ts';
import { templateRoutes } from '@famiglia/contract/series/series';
import { eventRosterKind } from '@famiglia/core/events/event-roster';
import { saveTemplate, templatePlan } from '@famiglia/core/series/save-template';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { requireSignedIn } from '@famiglia/core/platform/actor';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import { postPlace } from '../rosters/post-place.ts';
import { targetOf } from '../rosters/target-of.ts';
import { mpTexts } from './mp-texts.ts';

const MAX_LENGTH = templateRoutes.save.body.shape.name.maxLength ?? 0;

/** Asks for the name of a template. */
export const openTemplateForm = async (call: ButtonCall): Promise<void> => {
  const { guildId, rosterId } = targetOf(call);
  const { context } = call.bot;
  await eventRosterKind.requireLeader(context, call.actor, guildId);
  const { userId } = requireSignedIn(call.actor);
  const { title } = await templatePlan(context.db, { guildId, userId, eventId: rosterId });
  const texts = mpTexts[call.language];
  await call.answer.showForm(
    form(makeCustomId('mp', 'template', rosterId), texts.templateForm, [
      textField('name', {
        label: texts.templateName,
        description: texts.templateHint,
        maxLength: MAX_LENGTH,
        value: title.slice(0, MAX_LENGTH),
      }),
    ]),
  );
};

export const submitTemplate = async (call: ModalCall): Promise<void> => {
  const { guildId, rosterId: eventId } = targetOf(call);
  const texts = mpTexts[call.language];
  const name = typedText(call, 'name');
  if (name === '') throw new FormRefusal(texts.wrongTitle);
  await byRoute(templateRoutes.save, saveTemplate)(call.bot.context, call.actor, { guildId, eventId, name });
  const { channels } = await findSettings(call.bot.context.db, guildId);
  // Without a channel for events, each is posted where it is planned.
  const place = channels.events === null ? null : await postPlace(call.bot, [channels.events], call.language);
  const warning = place !== null && 'warning' in place ? [place.warning] : [];
  return call.answer.replyEphemeral({
    content: [texts.templateSaved(escapeText(name)), ...warning].join('\n'),
  });
};
