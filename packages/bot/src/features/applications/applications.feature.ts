import { findWaitingOf } from '@famiglia/core/applications/application.queries';
import { findForms } from '@famiglia/core/applications/form.queries';
import { requestDeliveries } from '@famiglia/core/deliveries/request-delivery';
import { GatewayIntentBits } from 'discord.js';
import type { BotFeature } from '../../feature.ts';
import { applicationsCommand, showApplication, turnListPage } from './applications-command.ts';
import { applyCommand } from './apply-command.ts';
import { drawCard } from './card-delivery.ts';
import { begin, openAnswer, openPage, savePage, send, sendAnswer, withdraw } from './fill-actions.ts';
import { openForm, openSection, pick, removeForm, saveSection, toggleForm } from './form-actions.ts';
import { leaderNotice } from '../leaders/leader-notice.ts';
import { readAnswer, readWaitingApplication } from './leader-news.ts';
import { tellCandidate } from './notice-delivery.ts';
import { showOwn } from './own-message.ts';
import { drawPost } from './post-delivery.ts';
import { dropQuestion, moveQuestion, openQuestion, saveQuestion, typeQuestion } from './question-actions.ts';
import { reviewButtons, reviewForms } from './review-actions.ts';
import { welcomeMember } from './roles-delivery.ts';

/** Applications: forms, candidates, review. */
export const applicationsFeature: BotFeature = {
  name: 'applications',
  intents: [GatewayIntentBits.GuildMessages],
  commands: [applyCommand, applicationsCommand],
  buttons: {
    begin: async (call) => begin(call, call.args[0] ?? ''),
    mine: showOwn,
    fill: openPage,
    send,
    withdraw,
    answer: openAnswer,
    list: turnListPage,
    ...reviewButtons,
    newQuestion: typeQuestion,
    editQuestion: typeQuestion,
    moveQuestion,
    dropQuestion,
    toggle: toggleForm,
    backToForm: openForm,
    deleteForm: removeForm,
  },
  selects: { form: openForm, section: openSection, pick, question: openQuestion, show: showApplication },
  modals: {
    fill: savePage,
    answer: sendAnswer,
    ...reviewForms,
    section: saveSection,
    question: saveQuestion,
  },
  busHandlers: [
    {
      // The cards show whether a candidate has left, and the messages of forms follow the guild's language.
      types: ['members.changed', 'settings.changed'],
      run: async ({ context }, event) => {
        if (!('guildId' in event)) return;
        const { guildId } = event;
        if (event.type === 'settings.changed') {
          const forms = await findForms(context.db, guildId);
          await requestDeliveries(
            context.db,
            forms.map(({ id }) => ({ guildId, kind: 'application_post', subject: id })),
          );
        } else if ('userIds' in event) {
          const waiting = await findWaitingOf(context.db, guildId, event.userIds);
          await requestDeliveries(
            context.db,
            waiting.map((subject) => ({ guildId, kind: 'application_card', subject })),
          );
        }
      },
    },
  ],
  deliveries: [
    { kind: 'application_post', deliver: drawPost, staysPosted: true },
    {
      kind: 'application_card',
      deliver: drawCard,
      staysPosted: true,
      gatherMs: 100,
      letter: readWaitingApplication,
    },
    leaderNotice('application_answer', readAnswer),
    { kind: 'application_notice', deliver: tellCandidate },
    { kind: 'application_roles', deliver: welcomeMember },
  ],
};
