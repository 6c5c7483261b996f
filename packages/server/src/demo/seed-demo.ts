import type { Context } from '@famiglia/core/context';
import { foundDemoFamily } from '@famiglia/core/demo/found-demo-family';
import { GUILDS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';

/** Prepares the sandbox's big family as soon as the bot has mirrored it. The small one stays Free. */
export const seedDemo = async (context: Context): Promise<void> => {
  const found = async (): Promise<boolean> =>
    foundDemoFamily(context, {
      guildId: GUILDS.moretti,
      panelUserId: PEOPLE.panel_user,
      moderatorRoleId: MORETTI_ROLES.moderator,
      moderatorPermissions: ['panel.view', 'users.view', 'events.view', 'gungame.view', 'gungame.moderate'],
    });
  if (await found()) return;
  const unsubscribe = context.bus.subscribe(['guild.changed'], (event) => {
    if (event.type !== 'guild.changed' || event.guildId !== GUILDS.moretti) return;
    found().then(
      (done) => done && unsubscribe(),
      (error: unknown) => context.log.error({ err: error }, 'the demo family could not be prepared'),
    );
  });
};
