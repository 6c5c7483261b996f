import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import { approvePayday } from '../../../payday/approve-payday.ts';
import { correctPay } from '../../../payday/correct-pay.ts';
import { leaveOut } from '../../../payday/decide-payday.ts';
import { markPaid } from '../../../payday/mark-paid.ts';
import { closePeriod } from '../../../payday/open-payday.ts';
import { listPaydays } from '../../../payday/read-payday.ts';
import { setRate } from '../../../payday/rates/set-rate.ts';
import { randomUUID } from 'node:crypto';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { StormAction } from '../storm-action.ts';

const CORRECT = 'give a bonus or a fine';
const APPROVE = 'close a period, leave somebody out, and approve';

export const PAYDAY_ACTIONS: readonly StormAction[] = [
  {
    name: 'set a rate',
    weight: 1,
    who: 'leader',
    refusals: refusalsOf(paydayRoutes.setRate),
    run: async ({ context, person, world, dice }) => {
      const { guildId } = world;
      const use = dice.pick(['event_presence', 'capt_presence', 'capt_win', 'recruit'] as const);
      const amountCents = dice.pick(['0', '10000', '250000']);
      await setRate(context, person.panel, {
        guildId,
        use,
        fightKindId: null,
        roleId: null,
        amountCents,
        validFrom: undefined,
      });
    },
  },
  {
    name: CORRECT,
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(paydayRoutes.correct),
    run: async ({ context, person, world, dice, mark }) => {
      await correctPay(context, person.panel, {
        guildId: world.guildId,
        requestId: randomUUID(),
        userId: dice.pick(world.others),
        kind: dice.pick(['bonus', 'fine'] as const),
        amountCents: dice.pick(['1', '12345', '1000000']),
        reason: mark,
        warning: false,
      });
    },
  },
  {
    name: APPROVE,
    weight: 3,
    who: 'leader',
    refusals: [
      ...refusalsOf(paydayRoutes.close),
      ...refusalsOf(paydayRoutes.approve),
      ...refusalsOf(paydayRoutes.leaveOut),
    ],
    after: [CORRECT],
    run: async ({ context, person, world, dice }) => {
      const { guildId } = world;
      let payday = await closePeriod(context, person.panel, { guildId });
      const key = { guildId, paydayId: payday.id };
      const out = payday.list.at(-1);
      if (out !== undefined && dice.chance(0.3))
        payday = await leaveOut(context, person.panel, {
          ...key,
          userId: out.user.id,
          leftOut: true,
          reason: '',
          version: payday.version,
        });
      const { fingerprint: seen, version } = payday;
      await approvePayday(context, person.panel, { ...key, seen, version });
    },
  },
  {
    name: 'mark payouts, or take them back',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(paydayRoutes.mark),
    after: [APPROVE],
    run: async ({ context, person, world, dice }) => {
      const { guildId } = world;
      const { items } = await listPaydays(context, person.panel, { guildId });
      const approved = items.filter(({ status }) => status === 'approved');
      if (approved.length === 0) return NOTHING_YET;
      await markPaid(context, person.panel, {
        guildId,
        paydayId: dice.pick(approved).id,
        userIds: dice.chance(0.5) ? null : [dice.pick(world.others)],
        paid: dice.chance(0.7),
      });
    },
  },
];
