import { PLAYER_SIDE_NAMES } from '@famiglia/contract/capts/capt-states';
import { CAPT_FIELDS, PLAYER_SOURCE_NAMES } from '@famiglia/contract/capts/capt-words';
import { MAX_DAMAGE, MAX_KILLS, MAX_PLAYERS } from '@famiglia/contract/capts/capts';
import { counted } from '@famiglia/contract/kit/counted';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../../shared/language/texts.ts';
import { formatNumber } from '../../../../shared/language/format.ts';

const en = {
  grid: 'Player damage',
  columns: {
    nick: 'Player',
    damage: CAPT_FIELDS.en.damage,
    kills: 'Kills',
    deaths: 'Deaths',
    hit_percent: 'Hits, %',
    headshot_percent: 'Head, %',
  },
  /** Where the names of players need the room. */
  shortColumns: {
    nick: 'Player',
    damage: CAPT_FIELDS.en.damage,
    kills: 'Kills',
    deaths: 'Died',
    hit_percent: 'Hits, %',
    headshot_percent: 'Head, %',
  },
  sides: PLAYER_SIDE_NAMES.en,
  sidesLabel: 'Whose players',
  number: 'Row',
  remove: 'Remove row',
  row: (number: number) => `Row ${number}`,
  newRow: 'New player',
  newRowHint: 'Type a nick, or paste a table',
  addRow: 'Add player',
  removeRow: (nick: string) => `Remove ${nick}`,
  removeRows: (count: number) => plural('en', count, { one: 'Remove row', other: 'Remove # rows' }),
  unnamed: 'the row',
  totals: (count: number) => counted('en', 'players', count),
  undo: 'Undo',
  redo: 'Redo',
  /** `match`: the current member and how it was matched, or empty. */
  whose: (nick: string, match: string) => `Whose row is ${nick}?${match && ` Now: ${match}`}`,
  noMember: 'not a member',
  sources: PLAYER_SOURCE_NAMES.en,
  by: {
    static_id: 'by static ID',
    nick: 'by nick',
    alias: 'remembered',
    similar: 'similar',
    hand: 'chosen',
  },
  keys: {
    move: 'move',
    edit: 'edit',
    range: 'select',
    paste: 'paste from a table',
    member: 'member',
    leave: 'leave the table',
  },
  tooManyPasted: (lines: number) =>
    `${formatNumber('en', lines)} rows pasted, but a capt holds up to ${formatNumber('en', MAX_PLAYERS)}. Nothing changed: copy only the rows of this fight.`,
  problems: {
    doubtful: 'Not sure we read this right. Compare, and press Enter twice if it is correct.',
    not_a_number: 'Not a number. Use digits only.',
    negative: 'Cannot be below zero.',
    too_large: {
      nick: '',
      damage: `More than ${formatNumber('en', MAX_DAMAGE)} must be a typo.`,
      kills: `More than ${formatNumber('en', MAX_KILLS)} must be a typo.`,
      deaths: `More than ${formatNumber('en', MAX_KILLS)} must be a typo.`,
      hit_percent: 'Cannot be more than 100%.',
      headshot_percent: 'Cannot be more than 100%.',
    },
    missing: 'Damage is missing. Enter 0 if there was none.',
    duplicate_player: (row: number) => `This player is already in row ${row}.`,
    nick_missing: 'Whose numbers are these? Enter a nick or choose a member.',
    nick_too_long: 'A nick can have up to 64 characters.',
    too_many_players: (slots: number) =>
      `The capt has ${plural('en', slots, { one: '# spot', other: '# spots' })} per side. Remove a row, or add spots to the capt.`,
    not_a_member: 'This member is no longer in the family. Choose another, or keep just the nick.',
    refused: 'This value was not accepted. Check the cell.',
    unknown_nick: 'No member has this nick. Choose one, or save it as is.',
    similar_nick: (name: string) => `Looks like ${name}. If not, choose another member.`,
  },
  wrong: (count: number) =>
    plural('en', count, { one: '# cell cannot be saved', other: '# cells cannot be saved' }),
  toLookAt: (count: number) => plural('en', count, { one: '# cell to check', other: '# cells to check' }),
  next: 'Next',
};

const ru: typeof en = {
  grid: 'Урон игроков',
  columns: {
    nick: 'Игрок',
    damage: CAPT_FIELDS.ru.damage,
    kills: 'Убийства',
    deaths: 'Смерти',
    hit_percent: 'Попадания, %',
    headshot_percent: 'В голову, %',
  },
  shortColumns: {
    nick: 'Игрок',
    damage: CAPT_FIELDS.ru.damage,
    kills: 'Убил',
    deaths: 'Умер',
    hit_percent: 'Поп., %',
    headshot_percent: 'Гол., %',
  },
  sides: PLAYER_SIDE_NAMES.ru,
  sidesLabel: 'Чьи игроки',
  number: 'Строка',
  remove: 'Убрать строку',
  row: (number) => `Строка ${number}`,
  newRow: 'Новый игрок',
  newRowHint: 'Впишите ник или вставьте таблицу',
  addRow: 'Добавить игрока',
  removeRow: (nick) => `Убрать ${nick}`,
  removeRows: (count) =>
    plural('ru', count, {
      one: count === 1 ? 'Убрать строку' : 'Убрать # строку',
      few: 'Убрать # строки',
      other: 'Убрать # строк',
    }),
  unnamed: 'строку',
  totals: (count) => counted('ru', 'players', count),
  undo: 'Отменить',
  redo: 'Вернуть',
  whose: (nick, match) => `Чья строка: ${nick}?${match && ` Сейчас: ${match}`}`,
  noMember: 'не участник',
  sources: PLAYER_SOURCE_NAMES.ru,
  by: {
    static_id: 'по статику',
    nick: 'по нику',
    alias: 'запомнен',
    similar: 'похож',
    hand: 'выбран',
  },
  keys: {
    move: 'перемещаться',
    edit: 'править',
    range: 'выделить',
    paste: 'вставить таблицу',
    member: 'участник',
    leave: 'выйти из таблицы',
  },
  tooManyPasted: (lines) =>
    `Вставлено ${plural('ru', lines, { one: '# строка', few: '# строки', other: '# строк' })}, а капт вмещает не больше ${formatNumber('ru', MAX_PLAYERS)}. Ничего не изменилось: скопируйте только строки этого боя.`,
  problems: {
    doubtful: 'Не уверены, что прочитали верно. Сверьте и, если всё так, дважды нажмите Enter.',
    not_a_number: 'Это не число. Пишите только цифры.',
    negative: 'Меньше нуля не бывает.',
    too_large: {
      nick: '',
      damage: `Больше ${formatNumber('ru', MAX_DAMAGE)} — это опечатка.`,
      kills: `Больше ${formatNumber('ru', MAX_KILLS)} — это опечатка.`,
      deaths: `Больше ${formatNumber('ru', MAX_KILLS)} — это опечатка.`,
      hit_percent: 'Доля не бывает больше 100 %.',
      headshot_percent: 'Доля не бывает больше 100 %.',
    },
    missing: 'Урон не указан. Если его не было, впишите 0.',
    duplicate_player: (row) => `Этот игрок уже стоит в строке ${row}.`,
    nick_missing: 'Чьи это числа? Впишите ник или выберите участника.',
    nick_too_long: 'В нике не больше 64 символов.',
    too_many_players: (slots) =>
      `В капте ${plural('ru', slots, { one: '# место', few: '# места', other: '# мест' })} на сторону. Уберите строку или добавьте капту мест.`,
    not_a_member: 'Этого участника в семье больше нет. Выберите другого или оставьте только ник.',
    refused: 'Это значение не принято. Проверьте ячейку.',
    unknown_nick: 'С таким ником никого нет. Выберите участника или сохраните как есть.',
    similar_nick: (name) => `Похоже на ${name}. Если нет, выберите другого.`,
  },
  wrong: (count) =>
    plural('ru', count, {
      one: '# ячейку нельзя сохранить',
      few: '# ячейки нельзя сохранить',
      other: '# ячеек нельзя сохранить',
    }),
  toLookAt: (count) =>
    plural('ru', count, {
      one: '# ячейку стоит проверить',
      few: '# ячейки стоит проверить',
      other: '# ячеек стоит проверить',
    }),
  next: 'Дальше',
};

export const gridText: Texts<typeof en> = { en, ru };
