import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  count: (total: number) => plural('en', total, { one: '# warning', other: '# warnings' }),
  give: 'Warn a member',
  download: 'Download CSV',
  search: 'Member: name, nick or static ID',
  oneMember: 'One member',
  stateFilter: 'State',
  anyState: 'Any state',
  kindFilter: 'Kind',
  anyKind: 'Any kind',
  clear: 'Clear filters',
  filteredTitle: 'Nothing matches these filters',
  filteredBody: 'Choose different ones, or clear them.',
  emptyTitle: 'No warnings yet',
  emptyBody: 'Leaders warn here, on a member’s page or with /warn. The settings define what points lead to.',
};

const ru: typeof en = {
  count: (total: number) =>
    plural('ru', total, {
      one: '# предупреждение',
      few: '# предупреждения',
      many: '# предупреждений',
      other: '# предупреждения',
    }),
  give: 'Предупредить',
  download: 'Скачать CSV',
  search: 'Участник: имя, ник или статик',
  oneMember: 'Один участник',
  stateFilter: 'Состояние',
  anyState: 'Любое состояние',
  kindFilter: 'Вид',
  anyKind: 'Любой вид',
  clear: 'Сбросить фильтры',
  filteredTitle: 'По этим фильтрам ничего нет',
  filteredBody: 'Выберите другие или сбросьте их.',
  emptyTitle: 'Предупреждений ещё не было',
  emptyBody:
    'Их выдают здесь, на странице участника или командой /предупредить. К чему ведут баллы, задаётся в настройках.',
};

export const warningsText: Texts<typeof en> = { en, ru };
