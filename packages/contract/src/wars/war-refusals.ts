import type { Language } from '../kit/language.ts';

/** Why one war of a request was not taken: the code for programs, the words for whoever reads the collector's log. */
export const WAR_REFUSALS = {
  not_an_object: { en: 'This is not a war: an object is expected.', ru: 'Это не война: ожидается объект.' },
  name_missing: {
    en: 'The attacker or the defender is missing.',
    ru: 'Не указан атакующий или обороняющийся.',
  },
  text_unreadable: {
    en: 'A text of at most 64 characters is expected here.',
    ru: 'Здесь нужен текст не длиннее 64 символов.',
  },
  start_missing: {
    en: 'The start is missing, and this war was not sent before.',
    ru: 'Не указано начало, и раньше эта война не приходила.',
  },
  time_unreadable: {
    en: 'Send the time as ISO 8601, or as Unix seconds or milliseconds.',
    ru: 'Время нужно в виде ISO 8601 или Unix-секунд или миллисекунд.',
  },
  time_without_zone: {
    en: 'The time has no zone. Add Z for UTC, or an offset such as +03:00.',
    ru: 'У времени нет пояса. Добавьте Z для UTC или смещение, например +03:00.',
  },
  starts_too_far: {
    en: 'It starts more than a day from now. Check the clock of the sender.',
    ru: 'Начало больше чем через сутки. Проверьте часы отправителя.',
  },
  starts_too_long_ago: {
    en: 'It started more than 30 days ago.',
    ru: 'Война началась больше 30 дней назад.',
  },
  ends_before_start: { en: 'It ends before it starts.', ru: 'Конец раньше начала.' },
  ends_in_future: {
    en: 'Its end is in the future. Send the end once the war is over.',
    ru: 'Конец в будущем. Присылайте конец, когда война закончилась.',
  },
  lasts_too_long: { en: 'It lasted more than a day.', ru: 'Война длилась больше суток.' },
  status_unknown: {
    en: 'Unknown status. Known: active, finished, deleted.',
    ru: 'Неизвестный статус. Известны: active, finished, deleted.',
  },
  winner_unknown: {
    en: 'The winner is neither of the two sides. Send attacker, defender or draw.',
    ru: 'Победитель не из этих двух сторон. Присылайте attacker, defender или draw.',
  },
  side_unknown: {
    en: 'The side of this player is neither of the two. Send attacker or defender.',
    ru: 'Сторона этого игрока не из этих двух. Присылайте attacker или defender.',
  },
  nick_missing: { en: 'This player has no nick.', ru: 'У этого игрока нет ника.' },
  duplicate_player: {
    en: 'This player is listed twice on one side.',
    ru: 'Этот игрок указан на одной стороне дважды.',
  },
  too_many_players: {
    en: 'More than 100 players on one side.',
    ru: 'Больше 100 игроков на одной стороне.',
  },
  number_unreadable: { en: 'A number is expected here.', ru: 'Здесь нужно число.' },
  number_out_of_range: {
    en: 'This number is negative or too large to be true.',
    ru: 'Число отрицательное или слишком большое, чтобы быть правдой.',
  },
  not_ours: {
    en: 'Neither side is this family. Its names are in the settings, under War feed.',
    ru: 'Ни одна из сторон не эта семья. Её названия указаны в настройках, в разделе «Лента войн».',
  },
  both_ours: {
    en: 'Both sides have a name of this family. Check its names in the settings, under War feed.',
    ru: 'Обе стороны названы как эта семья. Проверьте её названия в настройках, в разделе «Лента войн».',
  },
  other_server: {
    en: 'This war is on another game server than the one in the settings, under War feed.',
    ru: 'Эта война на другом игровом сервере, не на том, что указан в настройках, в разделе «Лента войн».',
  },
  other_war: {
    en: 'This id belongs to another war that was sent before.',
    ru: 'Этот id уже у другой войны, которая приходила раньше.',
  },
  unknown_war: {
    en: 'This war was not sent before, so there is nothing to delete.',
    ru: 'Эта война раньше не приходила, удалять нечего.',
  },
  too_many_today: {
    en: 'This family already had 200 new wars within a day.',
    ru: 'У этой семьи уже 200 новых войн за сутки.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type WarRefusal = keyof typeof WAR_REFUSALS;
