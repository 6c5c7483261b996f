import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { answerTicket } from '../support/ticket-messages.ts';
import { openTicket } from '../support/open-ticket.ts';
import { findTickets } from '../support/ticket.queries.ts';

const HOUR_MS = 60 * 60 * 1000;

const ANSWERED = {
  hoursAgo: 50,
  subject: 'Бот не выдаёт роль за репутацию',
  text: 'У троих репутация больше 500, а роль «Солдат» так и не появилась. Что проверить?',
  answer:
    'Роль бота стоит ниже роли «Солдат», поэтому Discord не даёт её выдать. Поднимите роль бота в настройках сервера, остальное он сделает сам.',
};
const OPEN = {
  hoursAgo: 3,
  subject: 'Можно ли перенести историю каптов?',
  text: 'Раньше вели капты в таблице. Есть ли способ загрузить старые записи разом?',
};

/** One ticket that is answered and one that waits, unless the family has some. */
export const seedSupport = async (
  context: Context,
  { guildId, ownerId }: { guildId: string; ownerId: string },
): Promise<void> => {
  const page = { limit: 1, offset: 0 };
  if ((await findTickets(context.db, guildId, page)).total > 0) return;
  // People may have ended the demo's Premium, and tickets are part of it.
  const access = await context.access.inGuild(ownerId, guildId);
  if (access?.subscription.tier !== 'premium') return;
  const owner = { kind: 'discord', userId: ownerId } as const;
  const ago = (hours: number): Context => {
    const at = new Date(context.clock().getTime() - hours * HOUR_MS);
    return { ...context, clock: () => at };
  };
  const more = { guildId, language: 'ru', doing: '', requestId: null } as const;
  const { hoursAgo, answer, ...asked } = ANSWERED;
  const ticket = await openTicket(ago(hoursAgo), owner, { ...asked, ...more });
  const [adminId] = context.config.siteAdminIds;
  if (adminId !== undefined)
    await answerTicket(ago(hoursAgo - 2), siteAdmin(adminId), { guildId, ticketId: ticket.id, text: answer });
  const { hoursAgo: since, ...waiting } = OPEN;
  await openTicket(ago(since), owner, { ...waiting, ...more });
};

/** Nobody is signed in while the demo is made. */
const siteAdmin = (userId: string): Actor => ({
  kind: 'user',
  userId,
  sessionId: '',
  client: { ip: '', countryCode: null, userAgent: '', browserId: null, refreshKey: null },
});
