import type { Texts } from '../../shared/language/texts.ts';

const en = {
  main: 'Main list',
  reserve: 'Reserve',
  below: 'reserve below',
  full: 'main list full · reserve below',
  rolePriority: (mine: string) => (mine === '0' ? 'no role priority' : `role priority ${mine}`),
  byRole: (role: string, mine: string) => `${role} (priority ${mine})`,
  reputation: (mine: string) => `reputation ${mine}`,
  reliability: (mine: string) => `reliability ${mine}`,
  signedUpAt: (mine: string) => `signed up at ${mine}`,
  benched: 'sat out last time',
  played: 'did not sit out last time',
  pinnedIn: 'placed by the leader',
  pinnedBeyond: 'pinned by the leader, no place left',
  allPinned: 'the leader filled all places',
  pinnedOut: 'moved to reserve by the leader',
  choseReserve: 'chose the reserve',
  cutoff: (reason: string, cutoff: string) => `${reason}, main ends at ${cutoff}`,
  squadFull: (squad: string, reason: string, cutoff: string) =>
    `“${squad}” is full: ${reason}, it ends at ${cutoff}`,
  squadAllPinned: (squad: string) => `the leader filled “${squad}”`,
  squadRole: (squad: string, role: string) => `“${squad}” needs the role ${role}`,
  squadRoleGone: (squad: string) => `“${squad}” needed a role`,
  squadLeader: 'leads the squad',
};

const ru: typeof en = {
  main: 'Основа',
  reserve: 'Замена',
  below: 'ниже замена',
  full: 'основа заполнена · ниже замена',
  rolePriority: (mine) => (mine === '0' ? 'роль без приоритета' : `приоритет роли ${mine}`),
  byRole: (role, mine) => `${role} (приоритет ${mine})`,
  reputation: (mine) => `репутация ${mine}`,
  reliability: (mine) => `надёжность ${mine}`,
  signedUpAt: (mine) => `запись в ${mine}`,
  benched: 'прошлый раз в замене',
  played: 'прошлый раз не в замене',
  pinnedIn: 'место закрепил лидер',
  pinnedBeyond: 'закрепил лидер, мест не хватило',
  allPinned: 'все места заняли закреплённые',
  pinnedOut: 'лидер перевёл в замену',
  choseReserve: 'по своему желанию',
  cutoff: (reason, cutoff) => `${reason}, порог основы ${cutoff}`,
  squadFull: (squad, reason, cutoff) => `«${squad}» заполнен: ${reason}, порог ${cutoff}`,
  squadAllPinned: (squad) => `все места в «${squad}» заняли закреплённые`,
  squadRole: (squad, role) => `для «${squad}» нужна роль ${role}`,
  squadRoleGone: (squad) => `для «${squad}» была нужна роль`,
  squadLeader: 'командир отряда',
};

export const rosterText: Texts<typeof en> = { en, ru };
