import { contractRoutes } from '@famiglia/contract/contracts/contract-routes';
import type { ContractDetails } from '@famiglia/contract/contracts/contracts';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import { overtaken } from '@famiglia/core/activity/require-version';
import { confirmContract, undoConfirm } from '@famiglia/core/contracts/confirm-contract';
import { findOwnContracts } from '@famiglia/core/contracts/report-contract';
import { readContractDetails } from '@famiglia/core/contracts/get-contracts';
import { updateContract } from '@famiglia/core/contracts/save-contract';
import { AppError } from '@famiglia/core/platform/app-error';
import { cancelRoster } from '@famiglia/core/rosters/cancel-roster';
import { closeRoster } from '@famiglia/core/rosters/close-roster';
import { reopenRoster } from '@famiglia/core/rosters/reopen-roster';
import { findRoster } from '@famiglia/core/rosters/roster.queries';
import type { BotFeature } from '../../feature.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { AmountFormCall, ButtonCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { typedText } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { guildClock } from '../../kit/start-time/start-option.ts';
import { PERSON_ACTIONS, chosen } from '../rosters/leader-actions.ts';
import type { LeaderCall } from '../rosters/leader-menu-context.ts';
import { cancelForm, seenVersion } from '../rosters/leader-forms.ts';
import { targetOf } from '../rosters/target-of.ts';
import {
  confirmForm,
  contractForm,
  readContractForm,
  readContributions,
  readTerms,
  termsForm,
} from './contract-forms.ts';
import { contractKind } from './contract-kind.ts';
import { contractMenu } from './contract-menu.ts';
import { contractTexts } from './contract-texts.ts';

type Handlers = Required<Pick<BotFeature, 'buttons' | 'selects' | 'modals' | 'amountForms'>>;
type Call = LeaderCall | AmountFormCall;

const who = ({ bot, actor }: Call) => [bot.context, actor] as const;
const textsOf = ({ language }: Call) => contractTexts[language];
const contractOf = (call: Call) => {
  const { guildId, rosterId: contractId } = targetOf(call);
  return { guildId, contractId };
};

/** Refuses people without the permission and unknown contracts before anything opens. */
const requireLed = async (call: Call): Promise<ContractDetails> => {
  const { guildId, contractId } = contractOf(call);
  await contractKind.requireLeader(...who(call), guildId);
  return readContractDetails(call.bot.context.db, guildId, contractId);
};

const menu = async (call: Call, extra: { personId?: string | undefined; notice?: string } = {}) => {
  const { guildId, contractId } = contractOf(call);
  const contract = await readContractDetails(call.bot.context.db, guildId, contractId);
  const person =
    extra.personId === undefined
      ? undefined
      : await chosen(call, { guildId, rosterId: contractId }, extra.personId);
  return contractMenu(contract, call.language, call.bot.context.clock(), { person, notice: extra.notice });
};

const act = async (call: Call, run: () => Promise<unknown>, notice: string): Promise<void> => {
  await run();
  const personId = 'values' in call ? undefined : call.args[1];
  await call.answer.update(await menu(call, { notice, personId }));
};

/** Opens a form unless its action would already be refused. */
const openForm = async (
  call: ButtonCall,
  make: (contract: ContractDetails) => Form | Promise<Form>,
  also: readonly ContractDetails['status'][] = [],
): Promise<void> => {
  const current = async (): Promise<Form> => {
    const contract = await requireLed(call);
    const { guildId, contractId: targetId } = contractOf(call);
    const isOver = contract.status === 'finished' || contract.status === 'cancelled';
    if (isOver && !also.includes(contract.status))
      throw await overtaken(call.bot.context.db, 'contract_over', { guildId, targetId });
    return make(contract);
  };
  await call.answer.showForm(await current(), current);
};

const formId = (action: string, { id, version }: ContractDetails): string =>
  makeCustomId('contract', action, id, String(version));

/** Saves some fields on top of the version that the form was opened on. */
const save = async (
  call: AmountFormCall,
  edit: Partial<Omit<Parameters<typeof updateContract>[2], 'guildId' | 'contractId' | 'version'>>,
): Promise<void> => {
  const { guildId, contractId } = contractOf(call);
  const now = await requireLed(call);
  await byRoute(contractRoutes.update, updateContract)(...who(call), {
    guildId,
    contractId,
    version: seenVersion(call.args[1]) ?? now.version,
    title: now.title,
    description: now.description,
    slots: now.slots,
    endsAt: now.ends_at,
    neededRoleId: now.needed_rank === null ? null : now.needed_role_id,
    pay: now.pay,
    amountCents: now.amount_cents,
    unit: now.unit,
    familyPercent: now.family_percent,
    rule: now.rule,
    ...edit,
  });
};

/** The leader's menu below a contract, and the button that says how to report. The use cases decide who is a leader. */
export const contractActions: Handlers = {
  buttons: {
    manage: async (call) => {
      await requireLed(call);
      await call.answer.replyEphemeral(await menu(call));
    },
    report: async (call) => {
      const { guildId, rosterId } = targetOf(call);
      const { db } = call.bot.context;
      const mine = await findOwnContracts(db, guildId, call.actor.userId);
      if (!mine.some(({ id }) => id === rosterId)) throw new AppError('contract_not_joined');
      const thread = (await findRoster(db, guildId, rosterId))?.threadId ?? null;
      const content = textsOf(call).howToReport(thread === null ? '' : `<#${thread}>`);
      await call.answer.replyEphemeral({ content });
    },
    close: async (call) =>
      act(
        call,
        async () => closeRoster(...who(call), { ...targetOf(call), kind: contractKind }),
        textsOf(call).started,
      ),
    reopen: async (call) =>
      act(
        call,
        async () => reopenRoster(...who(call), { ...targetOf(call), kind: contractKind }),
        textsOf(call).reopened,
      ),
    undo: async (call) =>
      act(call, async () => undoConfirm(...who(call), contractOf(call)), textsOf(call).undone),
    edit: async (call) =>
      openForm(call, async (contract) =>
        contractForm(formId('edit', contract), contract, await guildClock(call)),
      ),
    terms: async (call) =>
      openForm(call, (contract) => termsForm(formId('terms', contract), contract, call.language)),
    confirm: async (call) =>
      openForm(call, (contract) => confirmForm(formId('confirm', contract), contract, call.language), [
        'finished',
      ]),
    cancel: async (call) => openForm(call, () => cancelForm('contract', call)),
    lead: async (call) => {
      const userId = call.args[1] ?? '';
      const action = PERSON_ACTIONS[call.args[2] ?? ''];
      if (action === undefined) throw new AppError('not_found');
      const person = { ...targetOf(call), kind: contractKind, userId };
      await act(call, async () => action(...who(call), person), textsOf(call).done);
    },
  },
  selects: {
    person: async (call) => {
      await requireLed(call);
      await call.answer.update(await menu(call, { personId: call.interaction.values[0] }));
    },
  },
  amountForms: {
    edit: async (call) => {
      const { endsAt, ...typed } = await readContractForm(call);
      await act(call, async () => save(call, { ...typed, endsAt: endsAt.toISOString() }), textsOf(call).done);
    },
  },
  modals: {
    terms: async (call) => act(call, async () => save(call, readTerms(call)), textsOf(call).done),
    confirm: async (call) => {
      const { people } = await requireLed(call);
      const contributions = readContributions(typedText(call, 'people'), people, call.language);
      const version = seenVersion(call.args[1]);
      const { total_cents: total } = await byRoute(contractRoutes.confirm, confirmContract)(...who(call), {
        ...contractOf(call),
        contributions,
        version,
      });
      const notice = textsOf(call).shared(formatCents(call.language, total ?? '0'));
      await call.answer.update(await menu(call, { notice }));
    },
    cancel: async (call) => {
      const reason = typedText(call, 'reason');
      await cancelRoster(...who(call), { ...targetOf(call), kind: contractKind, reason });
      await call.answer.update({ embeds: [], components: [], content: textsOf(call).cancelled });
    },
  },
};
