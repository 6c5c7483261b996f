import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';
import type { SignUpKind } from '../sign-up-kind.ts';

type ByKind<Words> = Record<SignUpKind['name'], Words>;

const en = {
  closeTitle: 'Close sign-up?',
  closeBody:
    'Nobody will be able to join or leave, in Discord or here. You can still pin people to the main list or the reserve, replace someone with the next in reserve, and reopen sign-up.',
  close: 'Close sign-up',
  reopenTitle: 'Reopen sign-up?',
  reopenBody:
    'People can join and leave again, and the order follows current values. Sign-up closes at its set time; after the start, you close it yourself.',
  reopen: 'Reopen sign-up',
  undoTitle: 'Undo the result?',
  undoBody:
    'Attendance marks are cleared, and everything paid or taken is reversed. Sign-up stays closed, and you can finish again.',
  undo: 'Undo result',
  keep: 'Keep it',
  cancelTitle: (title: string) => `Cancel “${title}”?`,
  cancelBody: (people: number) =>
    people === 0
      ? 'Nobody has signed up, so nobody will be notified. This cannot be undone.'
      : `${plural('en', people, { one: '# person on the list will be notified', other: '# people on the list will be notified' })} in Discord, and no reputation is paid. This cannot be undone.`,
  cancelReason: 'Reason (optional)',
  cancelReasonPlaceholder: 'The server is down',
  cancel: { event: 'Cancel event', capt: 'Cancel capt' } as ByKind<string>,
  removeTitle: (name: string) => `Remove ${name} from the list?`,
  removeBody: 'Their spot goes to the next in line. If they sign up again, the new sign-up time counts.',
  remove: 'Remove',
  addTitle: 'Sign someone up',
  addBody: 'They get the same spot as if they had signed up themselves.',
  addSearch: 'Name, in-game nick or ID',
  addNobody: 'Nobody found',
  addMain: 'Sign up',
  addReserve: 'Add to reserve',
  already: 'on the list',
  addId: 'Discord ID',
  addIdHint: 'You cannot see the member list, so enter the person’s ID.',
};

const ru: typeof en = {
  closeTitle: 'Закрыть запись?',
  closeBody:
    'Записаться и сняться будет нельзя ни в Discord, ни здесь. Вы сможете закреплять людей в основе и в замене, ставить вместо игрока следующего из замены и снова открыть запись.',
  close: 'Закрыть запись',
  reopenTitle: 'Открыть запись снова?',
  reopenBody:
    'Снова можно будет записываться и сниматься, порядок пересчитаем по текущим значениям. Запись закроется в заданное время, а после начала — когда вы её закроете.',
  reopen: 'Открыть запись',
  undoTitle: 'Отменить итог?',
  undoBody:
    'Отметки снимутся, всё начисленное и списанное вернётся. Запись останется закрытой, завершить можно будет снова.',
  undo: 'Отменить итог',
  keep: 'Не отменять',
  cancelTitle: (title) => `Отменить «${title}»?`,
  cancelBody: (people) =>
    people === 0
      ? 'Никто не записан, предупреждать некого. Это действие необратимо.'
      : `Бот предупредит в Discord ${plural('ru', people, { one: '# записавшегося', few: '# записавшихся', many: '# записавшихся', other: '# записавшихся' })}, репутация не начисляется. Это действие необратимо.`,
  cancelReason: 'Причина (необязательно)',
  cancelReasonPlaceholder: 'Сервер лежит',
  cancel: { event: 'Отменить МП', capt: 'Отменить капт' },
  removeTitle: (name) => `Снять с записи: ${name}?`,
  removeBody: 'Место займёт следующий. Если человек запишется снова, считаться будет новое время записи.',
  remove: 'Снять',
  addTitle: 'Записать участника',
  addBody: 'Место будет таким же, как если бы он записался сам.',
  addSearch: 'Имя, игровой ник или ID',
  addNobody: 'Никого не нашлось',
  addMain: 'Записать',
  addReserve: 'Записать в замену',
  already: 'в списке',
  addId: 'Discord ID',
  addIdHint: 'У вас нет доступа к списку участников, поэтому укажите ID человека.',
};

export const dialogsText: Texts<typeof en> = { en, ru };
