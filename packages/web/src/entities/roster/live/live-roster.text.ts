import { AWAY_NAMES } from '@famiglia/contract/vacations/vacation-words';
import { capitalizedAll } from '@famiglia/contract/kit/capitalized';
import { ATTENDANCE_NAMES, LIST_WORDS, OUTCOME_NAMES } from '@famiglia/contract/rosters/roster-words';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  actions: (name: string) => `Actions for ${name}`,
  pinIn: 'Pin to the main list',
  pinOut: 'Pin to the reserve',
  unpin: 'Unpin',
  remove: 'Remove from the list',
  handle: (name: string) => `Move ${name}`,
  handleHint: 'Drag across the line, or press the up or down arrow',
  handleHintSquads: 'Drag to another squad or across the line; with the keyboard, use the row’s menu',
  dropMain: 'Drop here to pin to the main list',
  dropReserve: 'Drop here to pin to the reserve',
  saidIn: (name: string) => `${name} is pinned to the main list`,
  saidOut: (name: string) => `${name} is pinned to the reserve`,
  saidFree: (name: string) => `${name} is unpinned`,
  moveTo: (squad: string) => `Move to “${squad}”`,
  saidMoved: (name: string, squad: string) => `${name} is pinned to “${squad}”`,
  needs: (role: string) => `role ${role}`,
  ledBy: LIST_WORDS.en.ledBy,
  movedUp: (reason: string) => ['up from the reserve', reason].filter(Boolean).join(' · '),
  away: capitalizedAll(AWAY_NAMES.en),
  attendances: capitalizedAll(ATTENDANCE_NAMES.en),
  outcomes: OUTCOME_NAMES.en,
  fromReserve: 'from the reserve',
};

const ru: typeof en = {
  actions: (name) => `Действия: ${name}`,
  pinIn: 'Закрепить в основе',
  pinOut: 'Закрепить в замене',
  unpin: 'Открепить',
  remove: 'Снять с записи',
  handle: (name) => `Переместить: ${name}`,
  handleHint: 'Перетащите через черту или нажмите стрелку вверх или вниз',
  handleHintSquads: 'Перетащите в другой отряд или через черту; с клавиатуры — через меню строки',
  dropMain: 'Отпустите здесь, чтобы закрепить в основе',
  dropReserve: 'Отпустите здесь, чтобы закрепить в замене',
  saidIn: (name) => `${name}: место в основе закреплено`,
  saidOut: (name) => `${name}: место в замене закреплено`,
  saidFree: (name) => `${name}: место снова по порядку`,
  moveTo: (squad) => `Перевести в «${squad}»`,
  saidMoved: (name, squad) => `${name}: место в «${squad}» закреплено`,
  needs: (role) => `роль ${role}`,
  ledBy: LIST_WORDS.ru.ledBy,
  movedUp: (reason) => ['с замены', reason].filter(Boolean).join(' · '),
  away: capitalizedAll(AWAY_NAMES.ru),
  attendances: capitalizedAll(ATTENDANCE_NAMES.ru),
  outcomes: OUTCOME_NAMES.ru,
  fromReserve: 'из замены',
};

export const liveRosterText: Texts<typeof en> = { en, ru };
