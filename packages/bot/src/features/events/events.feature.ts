import type { BotFeature } from '../../feature.ts';
import type { Subcommand } from '../../kit/interactions/command.ts';
import { leaderActions } from '../rosters/leader-actions.ts';
import { createOfferedChannel } from '../rosters/offer-channel.ts';
import { rosterButtons, rosterSelects } from '../rosters/roster-buttons.ts';
import { openCopy, openEdit, openNew } from './change-event.ts';
import { openCorrection } from './correction.ts';
import { eventKind } from './event-kind.ts';
import { openTemplateForm, submitTemplate } from './save-template.ts';
import { turnEventsPage } from './list-command.ts';
import { mpCommand } from './mp-command.ts';
import { scheduledEventDelivery, watchScheduledEvents } from './scheduled-event.ts';
import { chooseEventStart, submitEvent } from './submit-event.ts';
import { voiceStates } from './voice-states.ts';

const leaderMenu = leaderActions(eventKind);

/** Events: sign-up by buttons, explained places, and all leader commands; another feature may add a subcommand of `/mp`. */
export const eventsFeature = (subcommands: readonly Subcommand[]): BotFeature => ({
  name: eventKind.feature,
  intents: [...(voiceStates.intents ?? []), ...(watchScheduledEvents.intents ?? [])],
  commands: [mpCommand(subcommands)],
  buttons: {
    ...rosterButtons(eventKind),
    ...leaderMenu.buttons,
    new: openNew,
    edit: openEdit,
    copy: openCopy,
    template: openTemplateForm,
    correct: openCorrection,
    start: chooseEventStart,
    page: turnEventsPage,
    channel: createOfferedChannel(eventKind),
  },
  selects: { ...rosterSelects(eventKind), ...leaderMenu.selects },
  modals: { ...leaderMenu.modals, create: submitEvent, template: submitTemplate },
  gatewayHandlers: [...(voiceStates.gatewayHandlers ?? []), ...(watchScheduledEvents.gatewayHandlers ?? [])],
  deliveries: [scheduledEventDelivery],
});
