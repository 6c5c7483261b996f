import { byRoute } from '../../kit/interactions/by-route.ts';
import { APPLICATION_TEXTS } from '@famiglia/contract/applications/application-texts';
import { CANDIDATE_TEXTS, TEXT_LENGTH } from '@famiglia/contract/applications/application-form';
import type { CandidateText } from '@famiglia/contract/applications/application-form';
import { applicationRoutes } from '@famiglia/contract/applications/applications';
import type { ApplicationForm } from '@famiglia/contract/applications/applications';
import { deleteForm } from '@famiglia/core/applications/save-form';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import type { ButtonCall, ModalCall, SelectCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form as makeForm, textField, typedText } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { seenVersion } from '../rosters/leader-forms.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { LONGEST_START, parseStart } from '../../kit/start-time/parse-start.ts';
import { guildClock, startText } from '../../kit/start-time/start-option.ts';
import { changeForm, findFormOf } from './change-form.ts';
import { deleteMessage, formMessage, isPicked, PICKED } from './form-message.ts';
import { formWords } from './form-words.ts';

/** Discord's limit of a long input. */
export const LONGEST_LIST = 4000;

type Call = ButtonCall | SelectCall | ModalCall;

/** Those who may not change forms are refused before they type. */
export const editable = async (call: ButtonCall | SelectCall, formId: string): Promise<ApplicationForm> => {
  const { bot, actor, interaction } = call;
  await requireGuildAccess(bot.context, actor, guildOf(interaction), applicationRoutes.updateForm.access);
  return findFormOf(call, formId);
};

export const show = async (call: Call, form: ApplicationForm, notice?: string): Promise<void> =>
  call.answer.update(formMessage(form, call.language, notice === undefined ? {} : { notice }));

export const change = async (call: Call, edit: Parameters<typeof changeForm>[2]): Promise<void> => {
  const seen = call.interaction.isModalSubmit() ? seenVersion(call.args[2]) : undefined;
  const { form, notice } = await changeForm(call, call.args[0] ?? '', edit, seen);
  await show(call, form, notice);
};

export const openForm = async (call: SelectCall | ButtonCall): Promise<void> => {
  const chosen = 'values' in call.interaction ? call.interaction.values[0] : undefined;
  await show(call, await findFormOf(call, chosen ?? call.args[0] ?? ''));
};

/** Opens one section of the form: a modal, or a select below the message. */
export const openSection = async (call: SelectCall): Promise<void> => {
  const section = call.interaction.values[0] ?? '';
  const form = await editable(call, call.args[0] ?? '');
  const { language, answer } = call;
  if (isPicked(section)) return answer.update(formMessage(form, language, { picking: section }));
  if (section === 'delete') return answer.update(deleteMessage(form, language));
  const title = formWords[language].sections[section as keyof typeof formWords.en.sections];
  const current = async (): Promise<Form> => {
    const now = await findFormOf(call, form.id);
    const customId = makeCustomId('applications', 'section', form.id, section, String(now.version));
    return makeForm(customId, title, await fieldsOf(call, now, section));
  };
  return answer.showForm(await current(), current);
};

const fieldsOf = async (call: SelectCall, form: ApplicationForm, section: string) => {
  const words = formWords[call.language];
  if (section === 'about')
    return [
      textField('name', { label: words.fields.name, maxLength: 60, value: form.name }),
      textField('intro', {
        label: words.fields.intro,
        maxLength: TEXT_LENGTH,
        value: form.intro,
        long: true,
        required: false,
      }),
    ];
  if (section === 'rules') {
    const clock = await guildClock(call);
    const time = (id: string, label: string, at: string | null) =>
      textField(id, {
        label,
        description: words.timeHint,
        maxLength: LONGEST_START,
        value: at === null ? '' : startText(new Date(at), clock),
        required: false,
      });
    return [
      textField('cooldown', {
        label: words.fields.cooldown,
        maxLength: 3,
        value: String(form.cooldown_days),
      }),
      textField('limit', { label: words.limitField, maxLength: 3, value: String(form.most_open) }),
      time('opens', words.opensField, form.opens_at),
      time('closes', words.closesField, form.closes_at),
    ];
  }
  if (section === 'words') {
    const defaults = await defaultTexts(call);
    return CANDIDATE_TEXTS.map((name) =>
      textField(name, {
        label: words.fields.candidateTexts[name],
        description: words.placeholders,
        maxLength: TEXT_LENGTH,
        value: form.texts[name] || defaults[name],
        long: true,
        required: false,
      }),
    );
  }
  if (section === 'reasons')
    return [
      textField('reasons', {
        label: words.reasonsField,
        maxLength: LONGEST_LIST,
        value: form.refusal_reasons.join('\n'),
        long: true,
        required: false,
      }),
    ];
  throw new AppError('control_outdated');
};

const defaultTexts = async ({ bot, interaction }: Call): Promise<Record<CandidateText, string>> => {
  const { language } = await findSettings(bot.context.db, guildOf(interaction));
  return APPLICATION_TEXTS[language].candidate;
};

export const saveSection = async (call: ModalCall): Promise<void> => {
  const section = call.args[1] ?? '';
  if (section === 'about')
    return change(call, () => ({ name: typedText(call, 'name'), intro: typedText(call, 'intro') }));
  if (section === 'reasons') return change(call, () => ({ refusal_reasons: linesOf(call, 'reasons') }));
  if (section === 'rules') return saveRules(call);
  if (section !== 'words') throw new AppError('control_outdated');
  const defaults = await defaultTexts(call);
  // The default text is stored as an empty one, so that it follows the guild's language.
  const own = (name: CandidateText): string => {
    const typed = typedText(call, name);
    return typed === defaults[name] ? '' : typed;
  };
  await change(call, () => ({
    texts: {
      received: own('received'),
      interview: own('interview'),
      accepted: own('accepted'),
      refused: own('refused'),
    },
  }));
};

export const linesOf = (call: ModalCall, id: string): string[] =>
  typedText(call, id)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const saveRules = async (call: ModalCall): Promise<void> => {
  const words = formWords[call.language];
  const form = await findFormOf(call, call.args[0] ?? '');
  const [cooldown, limit] = [Number(typedText(call, 'cooldown')), Number(typedText(call, 'limit'))];
  if (!Number.isInteger(cooldown) || !Number.isInteger(limit) || cooldown > 365 || limit > 500)
    throw new FormRefusal(words.badNumber);
  const clock = await guildClock(call);
  const times: Record<'opens' | 'closes', string | null> = { opens: null, closes: null };
  for (const [id, current] of [
    ['opens', form.opens_at],
    ['closes', form.closes_at],
  ] as const) {
    const typed = typedText(call, id);
    // A time in the past cannot be entered, but a stored one may stay.
    const isKept = current !== null && typed === startText(new Date(current), clock);
    if (isKept) times[id] = current;
    if (typed === '' || isKept) continue;
    const parsed = parseStart(typed, clock.timeZone, clock.now);
    if (!('startsAt' in parsed)) throw new FormRefusal(words.badTime(escapeText(typed)));
    times[id] = parsed.startsAt.toISOString();
  }
  await change(call, () => ({
    cooldown_days: cooldown,
    most_open: limit,
    opens_at: times.opens,
    closes_at: times.closes,
  }));
};

export const pick = async (call: SelectCall): Promise<void> => {
  const picked = call.args[1] ?? '';
  if (!isPicked(picked)) throw new AppError('control_outdated');
  const { values } = call.interaction;
  const isChannel = picked === 'channel' || picked === 'review';
  await change(call, () => ({ [PICKED[picked]]: isChannel ? (values[0] ?? null) : [...values] }));
};

export const toggleForm = async (call: ButtonCall): Promise<void> =>
  change(call, ({ is_open: isOpen }) => ({ is_open: !isOpen }));

export const removeForm = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language } = call;
  await byRoute(applicationRoutes.deleteForm, deleteForm)(bot.context, actor, {
    guildId: guildOf(interaction),
    formId: call.args[0] ?? '',
  });
  await call.answer.update({ content: formWords[language].deleted, embeds: [], components: [] });
};
