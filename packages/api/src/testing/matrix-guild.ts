import { PERMISSIONS } from '@famiglia/contract/access/permissions';
import type { Permission } from '@famiglia/contract/access/permissions';
import { KEY_PERMISSIONS } from '@famiglia/contract/keys/api-keys';
import type { Context } from '@famiglia/core/platform/context';
import { subscriptions } from '@famiglia/core/platform/db/schema/subscriptions';
import { addApiKey } from '@famiglia/core/testing/test-key';
import { addGuild, addMember, addPanelUser, addRole } from '@famiglia/core/testing/test-guild';

export const TIERS = ['free', 'trial', 'premium', 'canceled', 'expired'] as const;
export type Tier = (typeof TIERS)[number];

const HOUR_MS = 60 * 60 * 1000;
const MANAGE_SERVER = String(1 << 5);
const MODERATOR: Permission[] = ['panel.view', 'users.view', 'gungame.view', 'gungame.moderate'];

export interface MatrixGuild {
  id: string;
  tier: Tier;
  /** Every kind of person of the guild, with their expected permissions; a program of theirs has a key. */
  people: Record<string, { userId: string; permissions: readonly Permission[]; key?: string }>;
}

/** One guild with every kind of member in it. */
export const createMatrixGuild = async (context: Context, tier: Tier): Promise<MatrixGuild> => {
  const { db } = context;
  const { id, ownerId } = await addGuild(db, { tier: 'free' });
  const now = context.clock().getTime();
  await db
    .insert(subscriptions)
    .values({ guildId: id, ...subscriptionOf(tier, now), trialStartedAt: new Date(0) });

  const holding = async (options: Parameters<typeof addRole>[2]): Promise<string> =>
    addMember(db, id, { roleIds: [await addRole(db, id, options)] });
  const panelUser = await addMember(db, id);
  await addPanelUser(db, id, panelUser);
  const exPanelUser = await addMember(db, id);
  await addPanelUser(db, id, exPanelUser, new Date(now - HOUR_MS));

  const people: MatrixGuild['people'] = {
    owner: { userId: ownerId, permissions: PERMISSIONS },
    manager: { userId: await holding({ permissions: MANAGE_SERVER }), permissions: PERMISSIONS },
    'panel user': {
      userId: panelUser,
      permissions: PERMISSIONS.filter((key) => !/^(settings|access|subscription)\./.test(key)),
    },
    'ex-panel user': { userId: exPanelUser, permissions: [] },
    moderator: { userId: await holding({ granted: MODERATOR }), permissions: MODERATOR },
    member: { userId: await addMember(db, id), permissions: [] },
  };
  // Plans that are neither free nor Premium itself differ only in which of the two they count as.
  for (const permission of tier === 'free' || tier === 'premium' ? PERMISSIONS : []) {
    const others = PERMISSIONS.filter((other) => other !== permission);
    people[`only ${permission}`] = {
      userId: await holding({ granted: [permission] }),
      permissions: [permission],
    };
    people[`all but ${permission}`] = { userId: await holding({ granted: others }), permissions: others };
  }
  const keyWith = async (permissions: readonly Permission[], userId = ownerId) => ({
    userId,
    permissions,
    key: await addApiKey(context, id, userId, permissions),
  });
  people['key with everything'] = await keyWith(KEY_PERMISSIONS);
  people['key of a member'] = {
    ...(await keyWith(KEY_PERMISSIONS, people['member']?.userId)),
    permissions: [],
  };
  for (const permission of tier === 'free' || tier === 'premium' ? KEY_PERMISSIONS : []) {
    people[`key only ${permission}`] = await keyWith([permission]);
    people[`key all but ${permission}`] = await keyWith(
      KEY_PERMISSIONS.filter((other) => other !== permission),
    );
  }
  return { id, tier, people };
};

const subscriptionOf = (tier: Tier, now: number) => {
  if (tier === 'free') return { tier: 'free', status: 'none', periodEnd: null } as const;
  if (tier === 'premium') return { tier: 'premium', status: 'active', periodEnd: null } as const;
  const periodEnd = new Date(tier === 'expired' ? now - HOUR_MS : now + HOUR_MS);
  return { tier: 'premium', status: tier === 'expired' ? 'active' : tier, periodEnd } as const;
};
