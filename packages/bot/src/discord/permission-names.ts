import { localised } from '../texts/localised.ts';

/** As Discord's settings name them, so that a manager finds the right switch. */
export const permissionNames = localised({
  en: {
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    EmbedLinks: 'Embed Links',
    AttachFiles: 'Attach Files',
    ReadMessageHistory: 'Read Message History',
    MentionEveryone: 'Mention @everyone, @here and All Roles',
    CreatePrivateThreads: 'Create Private Threads',
    SendMessagesInThreads: 'Send Messages in Threads',
    ManageThreads: 'Manage Threads',
    ManageRoles: 'Manage Roles',
    ManageNicknames: 'Manage Nicknames',
    KickMembers: 'Kick Members',
  },
  ru: {
    ViewChannel: 'Просматривать канал',
    SendMessages: 'Отправлять сообщения',
    EmbedLinks: 'Встраивать ссылки',
    AttachFiles: 'Прикреплять файлы',
    ReadMessageHistory: 'Читать историю сообщений',
    MentionEveryone: 'Упоминание @everyone, @here и всех ролей',
    CreatePrivateThreads: 'Создавать приватные ветки',
    SendMessagesInThreads: 'Отправлять сообщения в ветках',
    ManageThreads: 'Управлять ветками',
    ManageRoles: 'Управлять ролями',
    ManageNicknames: 'Управлять никнеймами',
    KickMembers: 'Выгонять участников',
  },
});

export type NeededPermission = keyof (typeof permissionNames)['en'];
