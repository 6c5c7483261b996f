import { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import {
  addUsualCategories,
  createCategory,
  deleteCategory,
  editCategory,
} from '@famiglia/core/treasury/categories';
import { countMoney, enterMoney, transferMoney } from '@famiglia/core/treasury/enter-money';
import { getTreasury } from '@famiglia/core/treasury/get-treasury';
import { getTreasuryStatistics } from '@famiglia/core/treasury/get-treasury-statistics';
import { exportEntries, listEntries } from '@famiglia/core/treasury/list-entries';
import { takeBackEntry } from '@famiglia/core/treasury/take-back-entry';
import { serve } from '../http/served-route.ts';

export const servedTreasuryRoutes = [
  serve(treasuryRoutes.overview, getTreasury),
  serve(treasuryRoutes.entries, listEntries),
  serve(treasuryRoutes.export, exportEntries),
  serve(treasuryRoutes.statistics, getTreasuryStatistics),
  serve(treasuryRoutes.enter, enterMoney),
  serve(treasuryRoutes.transfer, transferMoney),
  serve(treasuryRoutes.count, countMoney),
  serve(treasuryRoutes.takeBack, takeBackEntry),
  serve(treasuryRoutes.createCategory, createCategory),
  serve(treasuryRoutes.addUsualCategories, addUsualCategories),
  serve(treasuryRoutes.editCategory, editCategory),
  serve(treasuryRoutes.deleteCategory, deleteCategory),
];
