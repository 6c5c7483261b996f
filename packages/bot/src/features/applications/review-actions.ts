import { byRoute } from '../../kit/interactions/by-route.ts';
import { mayStep } from '@famiglia/contract/applications/application-steps';
import type { ReviewStep } from '@famiglia/contract/applications/application-steps';
import { applicationRoutes, REASON_LENGTH } from '@famiglia/contract/applications/applications';
import type { ApplicationDetails } from '@famiglia/contract/applications/applications';
import type { Language } from '@famiglia/contract/kit/language';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { askCandidate } from '@famiglia/core/applications/candidate-messages';
import { getApplication } from '@famiglia/core/applications/get-application';
import { moveApplication } from '@famiglia/core/applications/move-application';
import { overtaken } from '@famiglia/core/activity/require-version';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { AppError } from '@famiglia/core/platform/app-error';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { ButtonCall, CommandCall, ModalCall } from '../../kit/interactions/calls.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { choiceField, chosenValues, form, textField, typedText } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { seenVersion } from '../rosters/leader-forms.ts';
import { pageRows, pageText, pagesOf, turnPage } from '../../kit/interactions/pages.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { LONGEST_START, parseStart } from '../../kit/start-time/parse-start.ts';
import { guildClock } from '../../kit/start-time/start-option.ts';
import { applicationWords } from './application-words.ts';
import { reviewWords } from './review-words.ts';
import { button, row, stamp } from './buttons.ts';

const LONGEST_REASON = 100;
/** Separates the chosen reason from one's own words. */
const SEPARATOR = ' · ';
const PARTS_ON_PAGE = 4;

const named = ({ interaction, args }: ButtonCall | ModalCall) => ({
  guildId: guildOf(interaction),
  applicationId: args[0] ?? '',
});

/** Does one step and says so. The card in the review channel follows by itself. */
const move = async (
  call: ButtonCall | ModalCall,
  step: ReviewStep,
  more: { text?: string; at?: Date; confirmed?: boolean } = {},
): Promise<void> => {
  const words = reviewWords[call.language];
  await refusingTaken(call, async () =>
    byRoute(applicationRoutes.step, moveApplication)(call.bot.context, call.actor, {
      ...named(call),
      step,
      text: more.text ?? '',
      confirmed: more.confirmed ?? false,
      version: call.interaction.isModalSubmit() ? seenVersion(call.args[1]) : undefined,
      ...(more.at === undefined ? {} : { at: more.at.toISOString() }),
    }).then(async () => call.answer.replyEphemeral({ content: words.done[step] })),
  );
};

/** Adds the name of the reviewer who has taken the application to the refusal. */
const refusingTaken = async (call: ButtonCall | ModalCall, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'candidate_blacklisted') return askAgain(call);
    if (!(error instanceof AppError) || error.code !== 'application_taken') throw error;
    const { taken_by: taken } = await getApplication(call.bot.context, call.actor, named(call));
    if (taken === null) throw error;
    throw new FormRefusal(reviewWords[call.language].takenBy(`<@${taken.id}>`), { cause: error });
  }
};

/** Somebody on the blacklist is accepted by a second button, which names the entry. */
const askAgain = async (call: ButtonCall | ModalCall): Promise<void> => {
  const words = reviewWords[call.language];
  const { marks } = await getApplication(call.bot.context, call.actor, named(call));
  const listed = marks.filter(({ kind }) => kind === 'blacklisted');
  const reasons = listed.map(({ note }) => `⚠️ ${words.marks.blacklisted(escapeText(note))}`);
  await call.answer.replyEphemeral({
    content: [...reasons, words.acceptAnywayQuestion].join('\n'),
    components: row(button(words.acceptAnyway, ['acceptAnyway', named(call).applicationId], 'danger')),
  });
};

const stepButton = (step: ReviewStep) => async (call: ButtonCall) => move(call, step);

/** Those who may not decide are refused before they type, and so is everybody once another reviewer has it or has decided. */
const requireReviewer = async (call: ButtonCall): Promise<ApplicationDetails> => {
  const { bot, actor, language } = call;
  const { guildId, applicationId } = named(call);
  await requireGuildAccess(bot.context, actor, guildId, applicationRoutes.step.access);
  const details = await getApplication(bot.context, actor, { guildId, applicationId });
  const { status, taken_by: taken } = details;
  if (!mayStep('refuse', status)) {
    const changes = { guildId, noted: { application_id: applicationId } };
    throw await overtaken(bot.context.db, 'application_step_refused', changes, details);
  }
  if (status === 'in_review' && taken !== null && taken.id !== actor.userId)
    throw new FormRefusal(reviewWords[language].takenBy(`<@${taken.id}>`));
  return details;
};

/** Opens a form about an application; it carries the version that the reviewer saw. */
const openFormOf = async (
  call: ButtonCall,
  action: string,
  title: string,
  fieldsOf: (details: ApplicationDetails) => Parameters<typeof form>[2],
): Promise<void> => {
  const current = async (): Promise<Form> => {
    const details = await requireReviewer(call);
    const customId = makeCustomId('applications', action, details.id, String(details.version));
    return form(customId, title, fieldsOf(details));
  };
  await call.answer.showForm(await current(), current);
};

const openRefusal = async (call: ButtonCall): Promise<void> => {
  const words = reviewWords[call.language];
  await openFormOf(call, 'refuse', words.refuseForm, ({ refusal_reasons: reasons }) => [
    choiceField('reason', {
      label: words.template,
      required: false,
      options: [...new Set(reasons)].map((reason) => ({ label: reason, value: reason })),
    }),
    textField('text', {
      label: words.ownWords,
      description: words.ownWordsHint,
      maxLength: REASON_LENGTH - LONGEST_REASON - SEPARATOR.length,
      long: true,
      required: false,
    }),
  ]);
};

const openCall = async (call: ButtonCall): Promise<void> => {
  const words = reviewWords[call.language];
  await openFormOf(call, 'call', words.callForm, () => [
    textField('when', {
      label: words.when,
      description: words.whenHint,
      maxLength: LONGEST_START,
      required: false,
    }),
    textField('text', { label: words.note, maxLength: REASON_LENGTH, long: true, required: false }),
  ]);
};

const openQuestion = async (call: ButtonCall): Promise<void> => {
  const words = reviewWords[call.language];
  await openFormOf(call, 'ask', words.askForm, () => [
    textField('text', {
      label: applicationWords[call.language].answerField,
      maxLength: REASON_LENGTH,
      long: true,
    }),
  ]);
};

const refuse = async (call: ModalCall): Promise<void> => {
  const said = [...chosenValues(call, 'reason'), typedText(call, 'text')];
  await move(call, 'refuse', { text: said.filter(Boolean).join(SEPARATOR) });
};

const callToInterview = async (call: ModalCall): Promise<void> => {
  const typed = typedText(call, 'when');
  const text = typedText(call, 'text');
  if (typed === '') return move(call, 'call', { text });
  const { timeZone, now } = await guildClock(call);
  const parsed = parseStart(typed, timeZone, now);
  if ('startsAt' in parsed) return move(call, 'call', { text, at: parsed.startsAt });
  throw new FormRefusal(reviewWords[call.language].badTime(escapeText(typed)));
};

const ask = async (call: ModalCall): Promise<void> =>
  refusingTaken(call, async () => {
    await byRoute(applicationRoutes.ask, askCandidate)(call.bot.context, call.actor, {
      ...named(call),
      text: typedText(call, 'text'),
    });
    await call.answer.replyEphemeral({ content: reviewWords[call.language].done.ask });
  });

/** All answers uncut, then the history, page by page. */
const showWhole = async (call: ButtonCall): Promise<void> =>
  turnPage(call, await wholeMessage(call, named(call).applicationId, Number(call.args[1])));

export const wholeMessage = async (call: ButtonCall | CommandCall, applicationId: string, wanted: number) => {
  const { bot, actor, interaction, language } = call;
  const details = await getApplication(bot.context, actor, { guildId: guildOf(interaction), applicationId });
  const parts = [...answerParts(details, language), ...historyParts(details, language)];
  const pages = pagesOf(parts.length, PARTS_ON_PAGE, wanted);
  const footer = pageText(pages, language);
  const start = pages.index * PARTS_ON_PAGE;
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: reviewWords[language].cardTitle(details.form.name),
        description: cutText(parts.slice(start, start + PARTS_ON_PAGE).join('\n\n'), 4000),
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: pageRows(pages, language, (index) =>
      makeCustomId('applications', 'whole', applicationId, index),
    ),
  };
};

const answerParts = ({ answers }: ApplicationDetails, language: Language): string[] =>
  answers.map(({ label, value, type }) => {
    const shown = type === 'screenshot' ? applicationWords[language].attachedPicture : escapeText(value);
    return `**${escapeText(label)}**\n${shown}`;
  });

const historyParts = ({ entries }: ApplicationDetails, language: Language): string[] => {
  const words = reviewWords[language];
  return entries.map(({ kind, author, text, at, created_at: createdAt, told }) => {
    const who = author === null ? '' : ` · <@${author.id}>`;
    const when = at === null ? '' : ` · ${stamp(at, 'F')}`;
    const reached = told === null || kind === 'answer' || author === null ? '' : words.told[told];
    const heard = ['taken', 'released', 'reopened', 'withdrawn', 'answer'].includes(kind) ? '' : reached;
    const said = text === '' ? '' : `\n${escapeText(text)}`;
    return `${stamp(createdAt)} **${words.entries[kind]}**${who}${when}${heard}${said}`;
  });
};

export const reviewButtons = {
  take: stepButton('take'),
  release: stepButton('release'),
  no_show: stepButton('no_show'),
  accept: stepButton('accept'),
  acceptAnyway: async (call: ButtonCall) => move(call, 'accept', { confirmed: true }),
  reopen: stepButton('reopen'),
  refuse: openRefusal,
  call: openCall,
  ask: openQuestion,
  whole: showWhole,
};

export const reviewForms = { refuse, call: callToInterview, ask };
