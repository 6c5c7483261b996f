import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { counted } from '@famiglia/contract/kit/counted';
import { MEMBER_FIELDS } from '@famiglia/contract/members/member-words';
import type { PersonnelFile } from '@famiglia/contract/personnel-file/personnel-file';
import { VOICE_HOURS } from '@famiglia/contract/personnel-file/voice-words';
import { plural } from '@famiglia/contract/kit/plural';
import { localised } from '../../kit/texts/localised.ts';

type Warned = PersonnelFile['warnings'];

export const personnelTexts = localised({
  en: {
    title: (name: string) => `Personnel file: ${name}`,
    since: 'In the family since',
    times: (count: number) => plural('en', count, { one: 'joined once', other: 'joined # times' }),
    left: 'Left',
    attended: 'Attended',
    events: (events: number, capts: number) =>
      `${plural('en', events, { one: '# event', other: '# events' })}, ${counted('en', 'capts', capts)}`,
    before: 'Before Famiglia',
    joinedOn: (day: string) => `joined ${day}`,
    came: (count: number) => plural('en', count, { one: 'attended once', other: 'attended # times' }),
    warnings: FEATURE_NAMES.en.warnings,
    voice: VOICE_HOURS.en,
    hours: (count: number) => counted('en', 'hours', count),
    warned: ({ active, points }: Warned) =>
      active === 0 ? 'none active' : `${active} active, ${counted('en', 'points', points)}`,
    warn: 'Warn',
    warningsButton: (count: number) => `Warnings (${count})`,
    away: { vacation: 'On vacation, back', afk: 'AFK, back' },
    empty: 'Nothing here yet.',
    notes: (count: number) => `Notes (${count})`,
    noteButton: 'Add note',
    noteForm: 'Leaders’ note',
    noteField: 'Note',
    noteHint: 'Only leaders see it, but it is included if the person exports their data.',
    noteAdded: (who: string) => `Note added to ${who}’s file.`,
    noNotes: 'No notes yet.',
    noteLine: (when: string, author: string, text: string) => `${when} · **${author}**\n${text}`,
    gone: MEMBER_FIELDS.en.left,
    chooseSomebody: 'Choose a member, or someone from the “find” suggestions.',
  },
  ru: {
    title: (name: string) => `Личное дело: ${name}`,
    since: 'В семье с',
    times: (count: number) =>
      plural('ru', count, {
        one: '# вступление',
        few: '# вступления',
        many: '# вступлений',
        other: '# вступления',
      }),
    left: 'Выход',
    attended: 'Участие',
    events: (events: number, capts: number) => `${events} МП, ${counted('ru', 'capts', capts)}`,
    before: 'До Famiglia',
    joinedOn: (day: string) => `вступление ${day}`,
    came: (count: number) =>
      plural('ru', count, {
        one: '# посещение',
        few: '# посещения',
        many: '# посещений',
        other: '# посещения',
      }),
    warnings: FEATURE_NAMES.ru.warnings,
    voice: VOICE_HOURS.ru,
    hours: (count: number) => counted('ru', 'hours', count),
    warned: ({ active, points }: Warned) =>
      active === 0 ? 'действующих нет' : `действует: ${active}, ${counted('ru', 'points', points)}`,
    warn: 'Предупредить',
    warningsButton: (count: number) => `Предупреждения (${count})`,
    away: { vacation: 'В отпуске, вернётся', afk: 'AFK, вернётся' },
    empty: 'Записей пока нет.',
    notes: (count: number) => `Заметки (${count})`,
    noteButton: 'Добавить заметку',
    noteForm: 'Заметка руководства',
    noteField: 'Заметка',
    noteHint: 'Её видит только руководство. Но она попадёт в выгрузку, если человек запросит свои данные.',
    noteAdded: (who: string) => `Заметка добавлена в личное дело: ${who}.`,
    noNotes: 'Заметок пока нет.',
    noteLine: (when: string, author: string, text: string) => `${when} · **${author}**\n${text}`,
    gone: MEMBER_FIELDS.ru.left,
    chooseSomebody: 'Выберите участника или человека из подсказок «найти».',
  },
});
