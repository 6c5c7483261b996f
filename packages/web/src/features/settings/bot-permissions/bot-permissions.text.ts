import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Bot permissions in Discord',
  fine: 'The bot has every permission these settings need.',
  some: 'The bot is missing permissions, so these settings do not work yet.',
  lacks: 'Missing:',
  goneChannel: 'The channel was deleted. Choose another one above.',
  howChannel: 'In Discord: channel settings → Permissions → add the bot’s role → allow what is missing.',
  howServer:
    'In Discord: server settings → Roles → the bot’s role → allow it, and drag the bot’s role above the roles it gives.',
  again: 'Check again',
};

const ru: typeof en = {
  title: 'Права бота в Discord',
  fine: 'Боту хватает прав для всех этих настроек.',
  some: 'Боту не хватает прав, поэтому эти настройки пока не работают.',
  lacks: 'Не хватает:',
  goneChannel: 'Канал удалён. Выберите выше другой.',
  howChannel: 'В Discord: настройки канала → Права доступа → добавить роль бота → разрешить недостающее.',
  howServer:
    'В Discord: настройки сервера → Роли → роль бота → разрешить и поднять её выше ролей, которые бот выдаёт.',
  again: 'Проверить снова',
};

export const botPermissionsText: Texts<typeof en> = { en, ru };
