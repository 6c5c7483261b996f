import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import { approvePayday } from '@famiglia/core/payday/approve-payday';
import { exportPayday, getBankFile } from '@famiglia/core/payday/bank-file';
import { correctPay, takeBackCorrection } from '@famiglia/core/payday/correct-pay';
import { changeLine, leaveOut } from '@famiglia/core/payday/decide-payday';
import { getWallet } from '@famiglia/core/payday/get-wallet';
import { markPaid } from '@famiglia/core/payday/mark-paid';
import { cancelPayday, closePeriod } from '@famiglia/core/payday/open-payday';
import { getPayday, listPaydays } from '@famiglia/core/payday/read-payday';
import { listRates, setRate } from '@famiglia/core/payday/rates/set-rate';
import { serve } from '../http/served-route.ts';

export const servedPaydayRoutes = [
  serve(paydayRoutes.rates, listRates),
  serve(paydayRoutes.setRate, setRate),
  serve(paydayRoutes.correct, correctPay),
  serve(paydayRoutes.takeBackCorrection, takeBackCorrection),
  serve(paydayRoutes.wallet, getWallet),
  serve(paydayRoutes.list, listPaydays),
  serve(paydayRoutes.read, getPayday),
  serve(paydayRoutes.close, closePeriod),
  serve(paydayRoutes.changeLine, changeLine),
  serve(paydayRoutes.leaveOut, leaveOut),
  serve(paydayRoutes.approve, approvePayday),
  serve(paydayRoutes.cancel, cancelPayday),
  serve(paydayRoutes.mark, markPaid),
  serve(paydayRoutes.file, getBankFile),
  serve(paydayRoutes.export, exportPayday),
];
