import { AppError } from '../../platform/app-error.ts';
import type { RenewalRow } from './renewal.queries.ts';

/** Where it is not known whose card it is, it is everybody's who may manage the subscription. */
export const isOwnCard = ({ payerId }: RenewalRow, userId: string | null): boolean =>
  payerId === null || payerId === userId;

/** Only the payer decides that their card is charged again, or how much. */
export const requireOwnCard = (renewal: RenewalRow, userId: string): void => {
  if (!isOwnCard(renewal, userId)) throw new AppError('card_of_another');
};
