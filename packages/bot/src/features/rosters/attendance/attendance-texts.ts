import { counted } from '@famiglia/contract/kit/counted';
import type { AttendanceState } from '@famiglia/contract/events/events';
import { ATTENDANCE_NAMES, limitedText } from '@famiglia/contract/rosters/roster-words';
import { plural } from '@famiglia/contract/kit/plural';
import { durationText } from '../../settings/duration-text.ts';
import { localised } from '../../../kit/texts/localised.ts';

/** Texts of the attendance that a leader marks in Discord. */
export const attendanceTexts = localised({
  en: {
    title: (title: string) => `Attendance: ${title}`,
    hint: 'Leave everyone who came selected. Nothing is paid until you press the green button.',
    nobody: 'Nobody was on the main list. If someone came, choose them below.',
    came: (count: number) => `Attended: ${count}`,
    absent: (count: number) => `Absent: ${count}`,
    late: (count: number) => `Left late: ${count}`,
    excused: (count: number) => `Excused: ${count}`,
    extra: (count: number) => `Including walk-ins: ${count}`,
    each: (amount: string) => `${amount} each`,
    more: (count: number) => `and ${count} more`,
    pickCame: (page: number, pages: number) => `Who came${pages === 1 ? '' : `, page ${page} of ${pages}`}`,
    pickExcused: 'Who had a good reason',
    pickExtra: 'Who else came',
    seen: (channel: string, minutes: number) => `in voice: ${channel}, ${durationText(minutes, 'en')}`,
    leftLate: 'left late',
    comesLate: 'said they will be late',
    previous: '‹ Previous',
    next: 'Next ›',
    fromVoice: (count: number) => `Only those in voice: ${count}`,
    everybody: 'Everyone came',
    finish: 'Finish and pay',
    correct: 'Save correction',
    back: 'Back',
    lost: 'The bot was restarted, so these marks are gone. Nothing was paid: open attendance again.',
    changed: 'The list has just changed. Check it again, then finish.',
    overtaken:
      'Another leader saved this attendance while you were marking it. Nothing of yours is saved yet.',
    overtakenNext:
      'Your marks are still here. Saving now replaces theirs; to see theirs, go back and open attendance again.',
    mark: (state: AttendanceState) => `saved as ${ATTENDANCE_NAMES.en[state]}`,
    notMembers: 'Bots and people who are not on this server cannot be added.',
    saved: (came: number, absent: number) =>
      `Finished: ${counted('en', 'people', came)} attended${absent === 0 ? '' : `, ${absent} absent`}.`,
    limited: (people: number) => `${limitedText('en', people)}.`,
    undone: 'Result undone: everything paid or taken is reversed, and the list stays closed.',
  },
  ru: {
    title: (title: string) => `Явка: ${title}`,
    hint: 'Оставьте отмеченными тех, кто пришёл. Ничего не начислится, пока вы не нажмёте зелёную кнопку.',
    nobody: 'В основе никого не было. Если кто-то пришёл, выберите его ниже.',
    came: (count: number) => `Пришли: ${count}`,
    absent: (count: number) => `Не пришли: ${count}`,
    late: (count: number) => `Снялись поздно: ${count}`,
    excused: (count: number) => `По уважительной причине: ${count}`,
    extra: (count: number) => `Из них без места: ${count}`,
    each: (amount: string) => `${amount} каждому`,
    more: (count: number) => `и ещё ${count}`,
    pickCame: (page: number, pages: number) =>
      `Кто пришёл${pages === 1 ? '' : `, страница ${page} из ${pages}`}`,
    pickExcused: 'У кого была уважительная причина',
    pickExtra: 'Кто пришёл без места',
    seen: (channel: string, minutes: number) => `в войсе: ${channel}, ${durationText(minutes, 'ru')}`,
    leftLate: 'снялся поздно',
    comesLate: 'будет с опозданием',
    previous: '‹ Назад',
    next: 'Дальше ›',
    fromVoice: (count: number) => `Только те, кто был в войсе: ${count}`,
    everybody: 'Пришли все',
    finish: 'Завершить и начислить',
    correct: 'Сохранить исправление',
    back: 'В меню',
    lost: 'Бот перезапускался, отметки не сохранились. Ничего не начислено: откройте явку ещё раз.',
    changed: 'Список только что изменился. Проверьте его ещё раз и завершите.',
    overtaken: 'Пока вы отмечали, явку сохранил другой лидер. Ваши отметки ещё не сохранены.',
    overtakenNext:
      'Ваши отметки на месте. Если сохранить их сейчас, они заменят чужие; чтобы увидеть чужие, вернитесь в меню и откройте явку снова.',
    mark: (state: AttendanceState) => `сохранено: ${ATTENDANCE_NAMES.ru[state]}`,
    notMembers: 'Ботов и тех, кого нет на сервере, добавить нельзя.',
    saved: (came: number, absent: number) =>
      `Завершено: ${plural('ru', came, { one: 'пришёл # человек', few: 'пришли # человека', many: 'пришли # человек', other: 'пришли # человека' })}${absent === 0 ? '' : `, не пришли: ${absent}`}.`,
    limited: (people: number) => `${limitedText('ru', people)}.`,
    undone: 'Итог отменён: всё начисленное и списанное вернулось, запись осталась закрытой.',
  },
});
