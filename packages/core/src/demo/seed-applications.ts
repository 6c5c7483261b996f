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
import type { DemoTexts } from './demo-texts.en.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import type { SeededFamily } from './seeded-family.ts';

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
const STORY: readonly {
  person: number;
  hoursAgo: number;
  ending: Ending;
  about: keyof DemoTexts['applications']['about'];
  reason?: 'tooShort' | 'missed';
}[] = [
  { person: 20, hoursAgo: 1900, ending: 'accepted', about: 'everyEvening' },
  { person: 21, hoursAgo: 1500, ending: 'accepted', about: 'docks' },
  { person: 22, hoursAgo: 1200, ending: 'refused', reason: 'tooShort', about: 'short' },
  { person: 23, hoursAgo: 900, ending: 'accepted', about: 'shooter' },
  { person: 24, hoursAgo: 400, ending: 'withdrawn', about: 'thinking' },
  { person: 25, hoursAgo: 260, ending: 'refused', reason: 'missed', about: 'late' },
  { person: 26, hoursAgo: 120, ending: 'accepted', about: 'fromVagos' },
  { person: 27, hoursAgo: 30, ending: 'interview', about: 'ready' },
  { person: 28, hoursAgo: 22, ending: 'asked', about: 'brothers' },
  { person: 29, hoursAgo: 9, ending: 'taken', about: 'pilot' },
  { person: 30, hoursAgo: 5, ending: 'waiting', about: 'daily' },
  { person: 31, hoursAgo: 2, ending: 'waiting', about: 'halfYear' },
];

/** A form and applications in every state, unless the family has forms. Nobody is told of them today. */
export const seedApplications = async (
  context: Context,
  { guildId, ownerId, people, language }: SeededFamily,
  recruiting: Recruiting = { channel_id: null, review_channel_id: null },
): Promise<void> => {
  const [forms] = await context.db
    .select({ total: count() })
    .from(applicationForms)
    .where(eq(applicationForms.guildId, guildId));
  if ((forms?.total ?? 0) > 0) return;
  const texts = DEMO_TEXTS[language].applications;
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
      name: texts.form,
      is_open: true,
      ...startingForm(language),
      channel_id: known(recruiting.channel_id),
      review_channel_id: known(recruiting.review_channel_id),
    });
    for (const { person, hoursAgo, about, ending, reason } of STORY) {
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
        about: texts.about[about],
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
        const { question, answer } = texts;
        await askCandidate(at(hoursAgo - 2), owner, { guildId, applicationId, text: question });
        await answerReviewer(at(hoursAgo - 4), candidate, { guildId, applicationId, text: answer });
      }
      if (ending === 'interview') await step('call', '', new Date(now + 7 * HOUR_MS).toISOString());
      if (ending === 'accepted') await step('accept');
      if (ending === 'refused' && reason !== undefined) await step('refuse', texts[reason]);
    }
    await whole.db
      .update(applicationEntries)
      .set({ told: 'dm' })
      .where(and(eq(applicationEntries.guildId, guildId), isNull(applicationEntries.told)));
  });
};
