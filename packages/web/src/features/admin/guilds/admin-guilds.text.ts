import type { AdminGuildSort } from '@famiglia/contract/admin/admin';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  search: 'Server name or ID',
  tier: 'Plan',
  tiers: { all: 'All', premium: 'Premium', free: 'Free' },
  plan: 'Plan',
  columns: { name: 'Server', member_count: 'Members', period_end: 'Ends', since: 'Since' } satisfies Record<
    AdminGuildSort,
    string
  >,
  noEnd: 'no end date',
  noBot: 'no bot',
  members: (count: string) => `${count} members`,
  open: (name: string) => `Open ${name}’s plan`,
};

const ru: typeof en = {
  search: 'Название или ID сервера',
  tier: 'Тариф',
  tiers: { all: 'Все', premium: 'Premium', free: 'Free' },
  plan: 'Тариф',
  columns: { name: 'Сервер', member_count: 'Участники', period_end: 'До', since: 'С нами' },
  noEnd: 'бессрочно',
  noBot: 'без бота',
  members: (count: string) => `участников: ${count}`,
  open: (name: string) => `Открыть тариф: ${name}`,
};

export const adminGuildsText: Texts<typeof en> = { en, ru };
