import type { AuthErrorReason } from '@famiglia/contract/auth/auth';
import type { Texts } from '../../shared/language/texts.ts';

type Reasons = Record<AuthErrorReason, { title: string; detail: string }>;

const en = {
  again: 'Sign in again',
  home: 'Go home',
  reasons: {
    denied: {
      title: 'You did not grant access',
      detail:
        'You declined the request in Discord. Without your profile and server list, the panel does not know which servers are yours.',
    },
    state_mismatch: {
      title: 'This sign-in was not started here',
      detail:
        'The link is old, was opened twice or comes from another browser. We blocked it to keep your account safe. Start again in this window.',
    },
    discord_down: {
      title: 'Discord is not responding',
      detail: 'Discord is down or slow right now. Your account is fine. Try again in a minute.',
    },
    failed: {
      title: 'Could not sign you in',
      detail: 'Something went wrong on our side, and we logged it. Try again.',
    },
  } satisfies Reasons,
};

const ru: typeof en = {
  again: 'Войти ещё раз',
  home: 'На главную',
  reasons: {
    denied: {
      title: 'Доступ не разрешён',
      detail:
        'Вы отклонили запрос в Discord. Без профиля и списка серверов панель не узнает, какие серверы ваши.',
    },
    state_mismatch: {
      title: 'Этот вход начат не здесь',
      detail:
        'Ссылка устарела, открыта второй раз или пришла из другого браузера. Для вашей безопасности мы её не приняли. Начните вход заново в этом окне.',
    },
    discord_down: {
      title: 'Discord не отвечает',
      detail:
        'Discord сейчас недоступен или тормозит. С вашим аккаунтом всё в порядке. Повторите через минуту.',
    },
    failed: {
      title: 'Войти не получилось',
      detail: 'Что-то сломалось на нашей стороне, ошибку мы записали. Попробуйте ещё раз.',
    },
  },
};

export const signInText: Texts<typeof en> = { en, ru };
