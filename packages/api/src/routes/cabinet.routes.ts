import { cabinetRoutes } from '@famiglia/contract/cabinet/cabinet';
import {
  getCabinet,
  getOwnDamage,
  getOwnFile,
  getOwnTop,
  listOwnLedger,
  listOwnScreens,
  listOwnSeasons,
} from '@famiglia/core/cabinet/own-pages';
import { endOwnAbsence, sendOwnRecording, takeOwnVacation } from '@famiglia/core/cabinet/own-changes';
import { signUpHere } from '@famiglia/core/cabinet/sign-up-here';
import { serve } from '../http/served-route.ts';

export const servedCabinetRoutes = [
  serve(cabinetRoutes.get, getCabinet),
  serve(cabinetRoutes.signUp, signUpHere),
  serve(cabinetRoutes.takeVacation, takeOwnVacation),
  serve(cabinetRoutes.endVacation, endOwnAbsence),
  serve(cabinetRoutes.sendRecording, sendOwnRecording),
  serve(cabinetRoutes.ledger, listOwnLedger),
  serve(cabinetRoutes.damage, getOwnDamage),
  serve(cabinetRoutes.screens, listOwnScreens),
  serve(cabinetRoutes.file, getOwnFile),
  serve(cabinetRoutes.top, getOwnTop),
  serve(cabinetRoutes.seasons, listOwnSeasons),
];
