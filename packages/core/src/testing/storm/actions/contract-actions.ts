import { contractRoutes } from '@famiglia/contract/contracts/contract-routes';
import type { EventStatus } from '@famiglia/contract/events/events';
import { confirmContract, undoConfirm } from '../../../contracts/confirm-contract.ts';
import { addToContract, removeFromContract } from '../../../contracts/contract-people.ts';
import { contractRoster } from '../../../contracts/contract-roster.ts';
import { findContracts } from '../../../contracts/contract.queries.ts';
import { readContractDetails } from '../../../contracts/get-contracts.ts';
import { reportContract } from '../../../contracts/report-contract.ts';
import { createContract, updateContract } from '../../../contracts/save-contract.ts';
import { cancelRoster } from '../../../rosters/cancel-roster.ts';
import { closeRoster } from '../../../rosters/close-roster.ts';
import { reopenRoster } from '../../../rosters/reopen-roster.ts';
import { findEntries } from '../../../rosters/roster.queries.ts';
import { signUp } from '../../../rosters/sign-up.ts';
import { newId } from '../../test-guild.ts';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';

const HOUR_MS = 3_600_000;
const ADD = 'add to a contract';
const JOIN = 'join or leave a contract';
const CLOSE = 'close a contract';
const CONFIRM = 'confirm a contract';

/** One of the family’s contracts, mostly of those that are not over; null before the first. */
const someContract = async ({ context, world, dice }: Step, status?: EventStatus) => {
  const { guildId } = world;
  const found = await findContracts(context.db, guildId, { status }, { limit: 6, offset: 0 });
  return found.length === 0 ? null : { guildId, contractId: dice.pick(found).contract.id };
};

/** What leaders and members do with one of the contracts; nothing before there is one. */
const onContract =
  (
    run: (step: Step, contract: { guildId: string; contractId: string }) => Promise<unknown>,
    status?: EventStatus,
  ) =>
  async (step: Step): Promise<unknown> => {
    const contract = await someContract(step, status);
    return contract === null ? NOTHING_YET : run(step, contract);
  };

const termsOf = ({ context, dice, mark }: Step) => ({
  title: mark,
  description: '',
  slots: 2 + dice.below(3),
  endsAt: new Date(context.clock().getTime() + (1 + dice.below(5)) * HOUR_MS).toISOString(),
  neededRoleId: null,
  pay: dice.pick(['pool', 'unit'] as const),
  amountCents: String(1 + dice.below(1_000_000)),
  unit: '',
  familyPercent: dice.below(101),
  rule: dice.pick(['equal', 'contribution', 'rank'] as const),
});

/** Contracts: who is on which, and who did what, while leaders confirm and take back. */
export const CONTRACT_ACTIONS: readonly StormAction[] = [
  {
    name: 'post a contract',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(contractRoutes.create),
    run: async (step) =>
      createContract(step.context, step.person.panel, { ...termsOf(step), guildId: step.world.guildId }),
  },
  {
    name: 'edit a contract',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(contractRoutes.update),
    run: onContract(async (step, contract) => {
      const { context, person } = step;
      const { version, slots } = await readContractDetails(context.db, contract.guildId, contract.contractId);
      return updateContract(context, person.panel, { ...termsOf(step), slots, ...contract, version });
    }),
  },
  {
    name: JOIN,
    weight: 10,
    who: 'anyone',
    refusals: ['not_found', 'contract_over'],
    run: onContract(async ({ context, person, dice, mark }, contract) => {
      const choice = dice.pick(['main', 'main', 'main', 'reserve', 'leave'] as const);
      const asked = { ...contractRoster(contract), choice, confirmed: dice.chance(0.5), key: mark };
      return (await signUp(context, person.discord, asked)).outcome;
    }),
  },
  {
    name: ADD,
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(contractRoutes.add),
    run: onContract(async ({ context, person, world, dice }, contract) =>
      addToContract(context, person.panel, { ...contract, userId: dice.pick(world.others), reserve: false }),
    ),
  },
  {
    name: 'remove from a contract',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(contractRoutes.remove),
    after: [ADD],
    run: onContract(async ({ context, person, dice }, contract) => {
      const listed = await findEntries(context.db, contract.contractId);
      if (listed.length === 0) return NOTHING_YET;
      return removeFromContract(context, person.panel, { ...contract, userId: dice.pick(listed).userId });
    }),
  },
  {
    name: 'report for a contract',
    weight: 3,
    who: 'anyone',
    refusals: ['not_found', 'guild_not_found', 'contract_over', 'contract_not_joined'],
    after: [JOIN],
    run: onContract(async ({ context, person, dice }, contract) =>
      reportContract(context, person.discord, {
        ...contract,
        sourceId: newId(),
        origin: 'interaction',
        channelId: newId(),
        submittedAt: context.clock(),
        quantity: 1 + dice.below(20),
        file: { url: 'http://127.0.0.1/none', bytes: 1 },
      }),
    ),
  },
  {
    name: CLOSE,
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(contractRoutes.close),
    run: onContract(async ({ context, person }, contract) =>
      closeRoster(context, person.panel, contractRoster(contract)),
    ),
  },
  {
    name: 'open a contract again',
    weight: 1,
    who: 'leader',
    refusals: refusalsOf(contractRoutes.reopen),
    after: [CLOSE],
    run: onContract(async ({ context, person }, contract) =>
      reopenRoster(context, person.panel, contractRoster(contract)),
    ),
  },
  {
    name: CONFIRM,
    weight: 5,
    who: 'leader',
    refusals: refusalsOf(contractRoutes.confirm),
    after: [ADD],
    run: onContract(async ({ context, person, dice }, contract) => {
      const { people, version } = await readContractDetails(
        context.db,
        contract.guildId,
        contract.contractId,
      );
      if (people.length === 0) return NOTHING_YET;
      const contributions = people.map(({ user }) => ({ user_id: user.id, contribution: dice.below(4) }));
      return confirmContract(context, person.panel, { ...contract, contributions, version });
    }),
  },
  {
    name: 'take a confirmation back',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(contractRoutes.undoConfirm),
    after: [CONFIRM],
    run: onContract(
      async ({ context, person }, contract) => undoConfirm(context, person.panel, contract),
      'finished',
    ),
  },
  {
    name: 'cancel a contract',
    weight: 1,
    who: 'leader',
    refusals: refusalsOf(contractRoutes.cancel),
    run: onContract(async ({ context, person }, contract) =>
      cancelRoster(context, person.panel, { ...contractRoster(contract), reason: '' }),
    ),
  },
];
