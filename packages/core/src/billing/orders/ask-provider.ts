import { AppError } from '../../platform/app-error.ts';
import {
  isUndecided,
  NoMethodPage,
  ProviderRefused,
  ProviderUnavailable,
} from '../../platform/billing-provider.ts';

/**
 * For calls that a person waits for: an unavailable or refusing provider becomes an error with a text, not a fault of
 * ours.
 */
export const askProvider = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderUnavailable)
      throw new AppError('payment_provider_unavailable', { cause: error });
    if (error instanceof NoMethodPage) throw new AppError('method_page_missing', { cause: error });
    if (error instanceof ProviderRefused) throw new AppError('payment_provider_refused', { cause: error });
    throw error;
  }
};

/**
 * For jobs: ends quietly, with true, if the provider did not answer, refused, or is no longer configured. It is asked again
 * later, and the job goes on with the others.
 */
export const skipIfUnavailable = async (ask: () => Promise<void>): Promise<boolean> => {
  try {
    await ask();
    return false;
  } catch (error) {
    const isAway =
      isUndecided(error) || (error instanceof AppError && error.code === 'payment_provider_unavailable');
    if (!isAway) throw error;
    return true;
  }
};
