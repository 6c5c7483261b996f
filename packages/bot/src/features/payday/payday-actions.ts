import { cutText } from '@famiglia/contract/kit/cut-text';
import { refusalText } from '@famiglia/contract/kit/refusal-text';
import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import type { Payday } from '@famiglia/contract/payday/payday-routes';
import { describeLine } from '@famiglia/contract/payday/payday-words';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { approvePayday } from '@famiglia/core/payday/approve-payday';
import { readBankFiles } from '@famiglia/core/payday/bank-file';
import { takeBackCorrection } from '@famiglia/core/payday/correct-pay';
import { changeLine, leaveOut } from '@famiglia/core/payday/decide-payday';
import { markPaid } from '@famiglia/core/payday/mark-paid';
import { cancelPayday } from '@famiglia/core/payday/open-payday';
import { getPayday } from '@famiglia/core/payday/read-payday';
import { AppError } from '@famiglia/core/platform/app-error';
import { guildOf } from '../../kit/guild-of.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { AmountFormCall, ButtonCall, SelectCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { readTypedAmount } from '../../kit/interactions/doubtful-amount.ts';
import { chosenValues, choiceField, form, textField, typedText } from '../../kit/interactions/form.ts';
import { turnPage } from '../../kit/interactions/pages.ts';
import { paydayTexts } from './payday-texts.ts';
import { movesSince, showPayday } from './shown-paydays.ts';

/** How many lines a form offers, beside leaving the person out. */
const OFFERED_LINES = 24;
/** Discord’s own limit of a message. */
const MOST_FILES = 10;

const keyOf = ({ interaction, args }: ButtonCall | SelectCall | AmountFormCall) => ({
  guildId: guildOf(interaction),
  paydayId: args[0] ?? '',
});

const read = async (call: ButtonCall | SelectCall): Promise<Payday> =>
  byRoute(paydayRoutes.read, getPayday)(call.bot.context, call.actor, keyOf(call));

export const turnPaydayPage = async (call: ButtonCall): Promise<void> =>
  turnPage(call, showPayday(call.bot, await read(call), call.language, Number(call.args[1])));

/** What the message shows may have moved while it stood: then it is shown anew with the reason, and nothing is done. */
const asSeen = async (call: ButtonCall, press: () => Promise<Payday>): Promise<void> => {
  const { bot, language, answer } = call;
  const [, , seen = ''] = call.args;
  try {
    await answer.update(showPayday(bot, await press(), language));
  } catch (error) {
    if (!(error instanceof AppError) || !MOVED.has(error.code)) throw error;
    const now = await read(call);
    const content = [refusalText(error.code, language), ...movesSince(bot, seen, now, language)].join('\n');
    await answer.update({ ...showPayday(bot, now, language), content });
  }
};
const MOVED: ReadonlySet<string> = new Set(['payday_moved', 'version_conflict', 'payday_not_open']);

export const pressApprove = async (call: ButtonCall): Promise<void> =>
  asSeen(call, async () => {
    const [, version, seen = ''] = call.args;
    return byRoute(paydayRoutes.approve, approvePayday)(call.bot.context, call.actor, {
      ...keyOf(call),
      version: Number(version),
      seen,
    });
  });

export const pressCancel = async (call: ButtonCall): Promise<void> => {
  await byRoute(paydayRoutes.cancel, cancelPayday)(call.bot.context, call.actor, keyOf(call));
  await call.answer.update({ embeds: [], components: [], content: paydayTexts[call.language].cancelled });
};

/** The bank’s file in its parts, and who is not in it. */
export const pressFile = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, language, answer } = call;
  const key = keyOf(call);
  await requireGuildAccess(bot.context, actor, key.guildId, paydayRoutes.file.access);
  const payday = await read(call);
  const files = await readBankFiles(bot.context, key);
  const texts = paydayTexts[language];
  const excluded = payday.list.filter(
    ({ marks, pay_cents: pay, state }) =>
      pay !== '0' && state === 'unpaid' && marks.some((mark) => mark.endsWith('_static')),
  );
  const left = files.flatMap((file, index) => (file.includes('\n') ? [{ file, part: index + 1 }] : []));
  const names = cutText(excluded.map(({ user }) => escapeText(user.name)).join(', '), 1500);
  const content = [
    left.length === 0 ? texts.fileEmpty : texts.fileIs(left.length),
    ...(left.length > MOST_FILES ? [texts.filesInPanel(MOST_FILES)] : []),
    ...(excluded.length === 0 ? [] : [texts.excluded(names)]),
  ].join('\n');
  await answer.replyEphemeral({
    content,
    files: left.slice(0, MOST_FILES).map(({ file, part }) => ({
      attachment: Buffer.from(file, 'utf8'),
      name: files.length === 1 ? 'payday.csv' : `payday-${part}-of-${files.length}.csv`,
    })),
  });
};

/** All of those that the message shows: a payout that was taken back since is not paid again by an older one. */
export const pressAllPaid = async (call: ButtonCall): Promise<void> =>
  asSeen(call, async () =>
    byRoute(paydayRoutes.mark, markPaid)(call.bot.context, call.actor, {
      ...keyOf(call),
      userIds: null,
      paid: true,
      version: Number(call.args[1]),
    }),
  );

/** Marks the one who was chosen, or takes the mark back. */
export const chooseMark = async (call: SelectCall): Promise<void> => {
  const [userId = '', outcome] = (call.interaction.values[0] ?? '').split(' ');
  if (outcome !== 'paid' && outcome !== 'unpaid') throw new AppError('control_outdated');
  const marked = await byRoute(paydayRoutes.mark, markPaid)(call.bot.context, call.actor, {
    ...keyOf(call),
    userIds: [userId],
    paid: outcome === 'paid',
  });
  await call.answer.update(showPayday(call.bot, marked, call.language, Number(call.args[1])));
};

/** A form with the lines of the person who was chosen. */
export const choosePerson = async (call: SelectCall): Promise<void> => {
  const [userId = ''] = call.interaction.values;
  const payday = await read(call);
  const person = payday.list.find(({ user }) => user.id === userId);
  if (person === undefined) throw new AppError('not_found');
  const texts = paydayTexts[call.language];
  const options = [
    { value: person.left_out ? 'in' : 'out', label: person.left_out ? texts.takeIn : texts.leaveOut },
    ...person.lines
      .slice(0, OFFERED_LINES)
      .map((line) => ({ value: line.key, label: cutText(describeLine(line, call.language), 90) })),
  ];
  await call.answer.showForm(
    form(
      makeCustomId('payday', 'decide', payday.id, String(payday.version), userId),
      cutText(`${texts.formTitle}: ${person.user.name}`, 44),
      [
        choiceField('what', {
          label: texts.what,
          options,
          ...(person.lines.length > OFFERED_LINES
            ? { description: texts.someLines(OFFERED_LINES, person.lines.length) }
            : {}),
        }),
        textField('amount', {
          label: texts.amount,
          description: texts.amountHint,
          required: false,
          maxLength: 40,
        }),
        textField('reason', { label: texts.reason, required: false, maxLength: 300 }),
      ],
    ),
  );
};

export const submitDecision = async (call: AmountFormCall): Promise<void> => {
  const { bot, actor, language, answer, args } = call;
  const [, version, userId = ''] = args;
  const [what = ''] = chosenValues(call, 'what');
  const common = { ...keyOf(call), userId, version: Number(version), reason: typedText(call, 'reason') };
  if (what === 'in' || what === 'out') {
    const changed = await byRoute(paydayRoutes.leaveOut, leaveOut)(bot.context, actor, {
      ...common,
      leftOut: what === 'out',
    });
    return answer.update(showPayday(bot, changed, language));
  }
  const typed = typedText(call, 'amount');
  const cents = typed === '' ? null : readTypedAmount(typed, { field: 'amount', language, least: null });
  const changed = await byRoute(paydayRoutes.changeLine, changeLine)(bot.context, actor, {
    ...common,
    key: what,
    amountCents: cents === null ? null : String(cents),
  });
  return answer.update(showPayday(bot, changed, language));
};

export const pressTakeBackCorrection = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, args, answer, language } = call;
  await byRoute(paydayRoutes.takeBackCorrection, takeBackCorrection)(bot.context, actor, {
    guildId: guildOf(interaction),
    correctionId: args[0] ?? '',
  });
  await answer.update({ content: paydayTexts[language].takenBack, components: [] });
};
