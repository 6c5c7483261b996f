import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  actions: (name: string) => `What to do with ${name}`,
  pinIn: 'Hold in the main list',
  pinOut: 'Hold on the reserve',
  unpin: 'Let go: place by the order',
  remove: 'Take off the list',
  handle: (name: string) => `Move ${name}`,
  handleHint: 'Drag across the line, or press the arrow up or down',
  handleHintSquads: 'Drag to another squad or across the line; the menu of the row moves by keyboard',
  dropMain: 'Let go here to hold in the main list',
  dropReserve: 'Let go here to hold on the reserve',
  saidIn: (name: string) => `${name} is held in the main list`,
  saidOut: (name: string) => `${name} is held on the reserve`,
  saidFree: (name: string) => `${name} stands by the order again`,
  moveTo: (squad: string) => `Move to “${squad}”`,
  saidMoved: (name: string, squad: string) => `${name} is held in “${squad}”`,
  needs: (role: string) => `role ${role}`,
  ledBy: (name: string) => `led by ${name}`,
  movedUp: (reason: string) => `up from the reserve · ${reason}`,
  away: { vacation: 'On vacation', afk: 'AFK' },
  attendances: { attended: 'Attended', absent: 'Absent', excused: 'Excused' },
};

const ru: typeof en = {
  actions: (name) => `Действия: ${name}`,
  pinIn: 'Закрепить в основе',
  pinOut: 'Закрепить в замене',
  unpin: 'Открепить: место по порядку',
  remove: 'Снять с записи',
  handle: (name) => `Переместить: ${name}`,
  handleHint: 'Перетащите через черту или нажмите стрелку вверх или вниз',
  handleHintSquads: 'Перетащите в другой отряд или через черту; с клавиатуры: в меню строки',
  dropMain: 'Отпустите здесь, чтобы закрепить в основе',
  dropReserve: 'Отпустите здесь, чтобы закрепить в замене',
  saidIn: (name) => `${name}: место в основе закреплено`,
  saidOut: (name) => `${name}: место в замене закреплено`,
  saidFree: (name) => `${name}: место снова по порядку`,
  moveTo: (squad) => `Перевести в «${squad}»`,
  saidMoved: (name, squad) => `${name}: место в «${squad}» закреплено`,
  needs: (role) => `роль ${role}`,
  ledBy: (name) => `командир ${name}`,
  movedUp: (reason) => `с замены · ${reason}`,
  away: { vacation: 'В отпуске', afk: 'AFK' },
  attendances: { attended: 'Пришёл', absent: 'Не пришёл', excused: 'Уважительная причина' },
};

export const liveRosterText: Texts<typeof en> = { en, ru };
