import type { Texts } from '../../shared/language/texts.ts';

const en = {
  pageTitle: 'Famiglia: a Discord bot for GTA 5 RP families',
  title: 'Your capt roster sorts itself',
  lead: 'A bot for GTA 5 RP families. People press Join in Discord; Famiglia fills the main list and the reserve by your family’s rules and tells everyone why they got their spot.',
  start: 'Start free',
  trial: 'The bot is free. The panel is free for 7 days.',
  featuresTitle: 'What it does for the family',
  premium: 'Premium',
  features: {
    reputation: {
      name: 'Reputation with GG screens',
      title: 'A GG screen earns reputation',
      body: 'A member posts a screenshot, the bot pays the reward and keeps the picture for good. A reused screen shows up next to the old one.',
    },
    events: {
      name: 'Events with automatic sorting',
      title: 'Sorted by your rules',
      body: 'Set the order once: role, reputation, reliability. No more arguing about spots: everyone can see the reason for theirs.',
    },
    panel: {
      name: 'Web panel',
      title: 'The whole family on one screen',
      body: 'Members, events, capts, screens and settings, with search and history. Works on a phone between fights.',
    },
    realtime: {
      name: 'Real-time updates',
      title: 'Click in Discord, see it in the panel',
      body: 'A sign-up, a new screen, a closed list: the row changes before your eyes, with no reload.',
    },
    roles: {
      name: 'Role permissions',
      title: 'Permissions follow Discord roles',
      body: 'Choose what each role can do. Remove the role, and access is gone with the next click.',
    },
    analytics: {
      name: 'Detailed analytics',
      title: 'Damage, player by player',
      body: 'Paste the table after a capt: share of damage, rank, MVP, and how each player did against their own average.',
    },
  },
  picturesTitle: 'What your family will see',
  discordAlt:
    'A capt’s post in Discord: when it starts, the main list and the reserve with everyone’s reputation, and buttons to join, go to the reserve or leave.',
  discordCaption: 'The post in your Discord: one click, and the list sorts itself.',
  phoneAlt: 'The same capt in the panel on a phone: the roster with the reason for each spot.',
  phoneCaption: 'The same roster in the panel, on a leader’s phone.',
  endTitle: 'Let tonight’s roster sort itself',
  endBody: 'Invite the bot, choose a channel, press Join.',
  afterTrial:
    'When the 7 days are over, the panel simply closes: no card needed, nothing is charged. The bot keeps working, and your data stays.',
  pricing: 'See pricing',
};

const ru: typeof en = {
  pageTitle: 'Famiglia: Discord-бот для семей GTA 5 RP',
  title: 'Состав на капт собирается сам',
  lead: 'Бот для семей GTA 5 RP. Люди жмут «Плюс» в Discord, а Famiglia собирает основу и замену по правилам вашей семьи и объясняет каждому его место.',
  start: 'Начать бесплатно',
  trial: 'Бот бесплатный. Панель бесплатна 7 дней.',
  featuresTitle: 'Что Famiglia делает для семьи',
  premium: 'Premium',
  features: {
    reputation: {
      name: 'Репутация и скрины с ГГ',
      title: 'Скрин с ГГ приносит репутацию',
      body: 'Участник кидает скрин в канал, бот начисляет награду и сохраняет картинку навсегда. Если скрин уже был, рядом появится старый.',
    },
    events: {
      name: 'МП с автосортировкой',
      title: 'Порядок по вашим правилам',
      body: 'Задайте его один раз: роль, репутация, надёжность. О местах больше не спорят: каждый видит, почему он на своём.',
    },
    panel: {
      name: 'Веб-панель',
      title: 'Вся семья на одном экране',
      body: 'Участники, мероприятия, капты, скрины и настройки, с поиском и историей. Работает и с телефона, прямо между каптами.',
    },
    realtime: {
      name: 'Обновления в реальном времени',
      title: 'Нажали в Discord — видно в панели',
      body: 'Плюс, новый скрин, закрытая запись: строка меняется на глазах, без обновления страницы.',
    },
    roles: {
      name: 'Права ролей',
      title: 'Права следуют за ролями Discord',
      body: 'Отметьте, что можно каждой роли. Сняли роль — доступ пропал со следующего клика.',
    },
    analytics: {
      name: 'Подробная аналитика',
      title: 'Урон по каждому бойцу',
      body: 'Вставьте таблицу после капта: доля урона, место, MVP и сравнение каждого со своим средним.',
    },
  },
  picturesTitle: 'Что увидит ваша семья',
  discordAlt:
    'Пост капта в Discord: время начала, основа и замена с репутацией каждого, кнопки «Плюс», «В замену» и «Минус».',
  discordCaption: 'Пост в вашем Discord: одно нажатие, и список собирается сам.',
  phoneAlt: 'Тот же капт в панели на телефоне: состав и причина каждого места.',
  phoneCaption: 'Тот же состав в панели, на телефоне лидера.',
  endTitle: 'Соберите сегодняшний состав за минуту',
  endBody: 'Пригласите бота, выберите канал, нажмите «Плюс».',
  afterTrial:
    'Через 7 дней панель просто закроется: карта не нужна, ничего не спишется. Бот продолжит работать, данные сохранятся.',
  pricing: 'Посмотреть тарифы',
};

export const landingText: Texts<typeof en> = { en, ru };
