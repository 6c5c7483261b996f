import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const cabinetErrors = {
  cabinet_off: {
    status: 403,
    ru: 'В браузере семья кабинет не открыла. Он есть в Discord: команда /кабинет.',
    en: 'The family keeps the cabinet in Discord only. Open it there with /me.',
  },
} as const satisfies ErrorDefinitions;
