import type { FormDefinition } from '@famiglia/contract/applications/application-form';
import { startingForm } from '@famiglia/contract/applications/application-texts';
import { and, count, eq, isNull } from 'drizzle-orm';
import { askCandidate, answerReviewer } from '../applications/candidate-messages.ts';
import {
  saveAnswers,
  startApplication,
  submitApplication,
  withdrawApplication,
} from '../applications/fill-application.ts';
import { moveApplication } from '../applications/move-application.ts';
import { createForm } from '../applications/save-form.ts';
import { findMember } from '../members/member.queries.ts';
import { findChannels } from '../mirror/guild.queries.ts';
import type { Context } from '../platform/context.ts';
import { applicationEntries, applicationForms } from '../platform/db/schema/applications.ts';
import { inOneTransaction } from './in-one-transaction.ts';

const HOUR_MS = 60 * 60 * 1000;

/** For people whose in-game nick is not known yet; as many as the story has people. */
const NICKS = [
  'Oleg_Dym',
  'Lev_Makarov',
  'Bruno_Carbone',
  'Nico_Ferrari',
  'Gleb_Sever',
  'Enzo_Riva',
  'Artem_Volkov',
  'Luca_Greco',
  'Pavel_Orlov',
  'Dino_Marino',
  'Yan_Morozov',
  'Aldo_Conti',
];

/** The channel with the form's button, and the one where reviewers decide. */
export type Recruiting = Pick<FormDefinition, 'channel_id' | 'review_channel_id'>;

type Ending = 'waiting' | 'taken' | 'asked' | 'interview' | 'accepted' | 'refused' | 'withdrawn';

/** By the place of the person among the demo's people: when they applied, what they wrote, how it ended. */
const STORY: readonly { person: number; hoursAgo: number; about: string; ending: Ending; reason?: string }[] =
  [
    {
      person: 20,
      hoursAgo: 1900,
      ending: 'accepted',
      about: 'Играю третий год, на капты хожу каждый вечер.',
    },
    { person: 21, hoursAgo: 1500, ending: 'accepted', about: 'Хорошо знаю порт, есть своя Revolter.' },
    {
      person: 22,
      hoursAgo: 1200,
      ending: 'refused',
      reason: 'Слишком короткие ответы',
      about: 'хочу в основу',
    },
    { person: 23, hoursAgo: 900, ending: 'accepted', about: 'Стреляю с карабина, средний урон около 1200.' },
    { person: 24, hoursAgo: 400, ending: 'withdrawn', about: 'Пока подумаю, начинается сессия.' },
    {
      person: 25,
      hoursAgo: 260,
      ending: 'refused',
      reason: 'Неявка на обзвон',
      about: 'Бываю в сети после 22:00.',
    },
    { person: 26, hoursAgo: 120, ending: 'accepted', about: 'Был в основе у Vagos, ушёл по-хорошему.' },
    { person: 27, hoursAgo: 30, ending: 'interview', about: 'Готов к любому обзвону, с 19 до 23 свободен.' },
    { person: 28, hoursAgo: 22, ending: 'asked', about: 'Играю с братом, хотим в один сквад.' },
    { person: 29, hoursAgo: 9, ending: 'taken', about: 'Умею водить вертолёт, остальному научусь.' },
    { person: 30, hoursAgo: 5, ending: 'waiting', about: 'Каждый день с семи до полуночи, микрофон есть.' },
    { person: 31, hoursAgo: 2, ending: 'waiting', about: 'Полгода в семье, хочу чаще ездить на капты.' },
  ];

/** A form and applications in every state, unless the family has forms. Nobody is told of them today. */
export const seedApplications = async (
  context: Context,
  { guildId, ownerId, people }: { guildId: string; ownerId: string; people: readonly string[] },
  recruiting: Recruiting = { channel_id: null, review_channel_id: null },
): Promise<void> => {
  const [forms] = await context.db
    .select({ total: count() })
    .from(applicationForms)
    .where(eq(applicationForms.guildId, guildId));
  if ((forms?.total ?? 0) > 0) return;
  const now = context.clock().getTime();
  // A sandbox of an earlier version has no such channels.
  const channels = new Set((await findChannels(context.db, guildId)).map(({ id }) => id));
  const known = (id: string | null) => (id !== null && channels.has(id) ? id : null);
  const owner = { kind: 'discord', userId: ownerId } as const;
  await inOneTransaction(context, async (whole) => {
    const at = (hoursAgo: number): Context => ({
      ...whole,
      clock: () => new Date(now - hoursAgo * HOUR_MS),
    });
    const form = await createForm(at(2000), owner, {
      guildId,
      name: 'В основной состав',
      is_open: true,
      ...startingForm('ru'),
      channel_id: known(recruiting.channel_id),
      review_channel_id: known(recruiting.review_channel_id),
    });
    for (const { person, hoursAgo, about, ending, reason = '' } of STORY) {
      const userId = people[person];
      const member = userId === undefined ? null : await findMember(whole.db, guildId, userId);
      if (userId === undefined || member === null) continue;
      const candidate = { kind: 'discord', userId } as const;
      const { application } = await startApplication(at(hoursAgo), candidate, { guildId, formId: form.id });
      const applicationId = application.id;
      const values = {
        nick: member.ingameNick ?? NICKS[person % NICKS.length] ?? '',
        static: member.staticId ?? String(70_000 + person),
        age: String(16 + (person % 9)),
        about,
      };
      await saveAnswers(at(hoursAgo), candidate, { guildId, applicationId, values });
      await submitApplication(at(hoursAgo), candidate, { guildId, applicationId });
      const step = async (name: Parameters<typeof moveApplication>[2]['step'], text = '', when?: string) =>
        moveApplication(at(hoursAgo - 1), owner, {
          guildId,
          applicationId,
          step: name,
          text,
          ...(when === undefined ? {} : { at: when }),
        });
      if (ending === 'waiting') continue;
      if (ending === 'withdrawn') {
        await withdrawApplication(at(hoursAgo - 3), candidate, { guildId, applicationId });
        continue;
      }
      await step('take');
      if (ending === 'asked') {
        const text = 'Сколько у брата каптов? Пусть тоже подаст заявку.';
        await askCandidate(at(hoursAgo - 2), owner, { guildId, applicationId, text });
        const reply = 'Около двадцати, подаст сегодня вечером.';
        await answerReviewer(at(hoursAgo - 4), candidate, { guildId, applicationId, text: reply });
      }
      if (ending === 'interview') await step('call', '', new Date(now + 7 * HOUR_MS).toISOString());
      if (ending === 'accepted') await step('accept');
      if (ending === 'refused') await step('refuse', reason);
    }
    await whole.db
      .update(applicationEntries)
      .set({ told: 'dm' })
      .where(and(eq(applicationEntries.guildId, guildId), isNull(applicationEntries.told)));
  });
};
