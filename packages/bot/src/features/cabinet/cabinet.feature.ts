import type { BotFeature } from '../../feature.ts';
import {
  cancelVacation,
  meCommand,
  openCabinet,
  openNickForm,
  openRecordForm,
  openVacationForm,
  pressBack,
  refreshCabinet,
  signUpButtons,
  submitOwnNick,
  submitRecord,
  submitVacation,
} from './cabinet-actions.ts';
import { keepCabinet } from './cabinet-message.ts';

/** The cabinet: what concerns a member, in one card that only they see. */
export const cabinetFeature: BotFeature = {
  name: 'cabinet',
  commands: [meCommand],
  buttons: {
    open: openCabinet,
    refresh: refreshCabinet,
    ...signUpButtons,
    vacation: openVacationForm,
    back: pressBack,
    cancel: cancelVacation,
    nick: openNickForm,
    record: openRecordForm,
  },
  modals: { vacation: submitVacation, nick: submitOwnNick, record: submitRecord },
  deliveries: [{ kind: 'cabinet', deliver: keepCabinet, staysPosted: true, gatherMs: 500, spacingMs: 2000 }],
};
